// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/realdialogs.h"

#include "packs/reviewdialog.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RealDialogs)
};

/// "PDF document (*.pdf)" → "pdf".
QString suffixOf(const QString &filter)
{
    static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
    return pattern.match(filter).captured(1);
}

} // namespace

QString RealDialogs::chooseSaveFile(QWidget *parent, const QString &title, const QString &suggestedName, const QStringList &filters)
{
    QString chosenFilter;
    QString path = QFileDialog::getSaveFileName(parent, title, suggestedName, filters.join(QStringLiteral(";;")), &chosenFilter);
    if (path.isEmpty())
        return {};
    const QString wanted = suffixOf(chosenFilter.isEmpty() ? filters.constFirst() : chosenFilter);
    const QString given = QFileInfo(path).suffix().toLower();
    const bool isKnown =
        std::any_of(filters.cbegin(), filters.cend(), [&given](const QString &filter) { return suffixOf(filter) == given; });
    // A chosen filter wins over the suffix of the suggested name, a suffix typed by hand wins over the filter.
    if (!isKnown)
        path += QLatin1Char('.') + wanted;
    else if (path == suggestedName && given != wanted)
        path.replace(path.size() - given.size(), given.size(), wanted);
    return path;
}

QString RealDialogs::chooseOpenFile(QWidget *parent, const QString &title, const QStringList &filters)
{
    return QFileDialog::getOpenFileName(parent, title, {}, filters.join(QStringLiteral(";;")));
}

bool RealDialogs::reviewChanges(QWidget *parent, const ChangeReview &review)
{
    return ReviewDialog(review, parent).exec() == QDialog::Accepted;
}

QString RealDialogs::askText(QWidget *parent, const TextQuestion &question)
{
    QInputDialog dialog(parent);
    dialog.setInputMode(QInputDialog::TextInput);
    dialog.setWindowTitle(question.title);
    dialog.setLabelText(question.label);
    dialog.setTextValue(question.initial);
    dialog.setOkButtonText(question.acceptText);
    dialog.setCancelButtonText(Text::tr("Cancel"));
    if (auto *edit = dialog.findChild<QLineEdit *>()) {
        edit->setMaxLength(question.longest);
        edit->setMinimumWidth(edit->fontMetrics().averageCharWidth() * 40);
        edit->selectAll();
    }
    return dialog.exec() == QDialog::Accepted ? dialog.textValue() : QString();
}

bool RealDialogs::confirm(QWidget *parent, const Confirmation &confirmation)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(confirmation.title);
    box.setTextFormat(Qt::PlainText);
    box.setText(confirmation.question);
    const QPushButton *accept = box.addButton(confirmation.acceptText, QMessageBox::AcceptRole);
    // Enter that was meant for something else loses nothing.
    box.setDefaultButton(box.addButton(Text::tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == accept;
}

void RealDialogs::showErrors(QWidget *parent, const QString &title, const QList<Error> &errors)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(title);
    box.setTextFormat(Qt::PlainText);
    const Error &first = errors.constFirst();
    box.setText(first.message);
    QStringList lines;
    if (!first.where.isEmpty())
        lines += first.where;
    if (!first.hint.isEmpty())
        lines += first.hint;
    box.setInformativeText(lines.join(QLatin1Char('\n')));
    QStringList all;
    for (const Error &error : errors)
        all += error.toString();
    if (errors.size() > 1)
        box.setDetailedText(all.join(QLatin1Char('\n')));
    box.exec();
}

bool RealDialogs::openUrl(const QUrl &url)
{
    const bool isWeb = url.scheme() == QStringLiteral("https") || url.scheme() == QStringLiteral("http");
    return isWeb && QDesktopServices::openUrl(url);
}

} // namespace fatlas
