# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DPROGRAM=… -DKNOWLEDGE=… -DLANGUAGE=en|zh -DREADME=… -P WriteCoverage.cmake: writes what the knowledge covers between the two
# marks of a readme. The file stays untouched where it is current or has no marks.
set(begin "<!-- coverage:begin -->")
set(end "<!-- coverage:end -->")
execute_process(COMMAND ${PROGRAM} list coverage --format md --lang ${LANGUAGE} --knowledge ${KNOWLEDGE}
    OUTPUT_VARIABLE table RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "frameatlas list coverage failed")
endif()
file(READ ${README} text)
string(FIND "${text}" "${begin}" start)
string(FIND "${text}" "${end}" stop)
if(start EQUAL -1 OR stop LESS start)
    message(FATAL_ERROR "${README} lacks ${begin} or ${end}")
endif()
string(LENGTH "${begin}" length)
math(EXPR start "${start} + ${length}")
string(SUBSTRING "${text}" 0 ${start} head)
string(SUBSTRING "${text}" ${stop} -1 tail)
set(written "${head}\n${table}${tail}")
if(NOT written STREQUAL text)
    file(WRITE ${README} "${written}")
    message(STATUS "Wrote the coverage table of ${README}")
endif()
