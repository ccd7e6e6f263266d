# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How every target of the project is made: the same flags everywhere, and no include path but the one of the target's own floor.
include_guard()

add_library(fatlas_flags INTERFACE)
target_compile_definitions(fatlas_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_KEYWORDS
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_compile_options(fatlas_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(FATLAS_WARNINGS_AS_ERRORS)
    target_compile_options(fatlas_flags INTERFACE -Werror)
endif()
if(FATLAS_SANITIZE)
    target_compile_options(fatlas_flags INTERFACE -fsanitize=${FATLAS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(fatlas_flags INTERFACE -fsanitize=${FATLAS_SANITIZE})
endif()
if(FATLAS_BUILD_FUZZERS)
    # The fuzzer follows the coverage of the libraries; only its own targets link the driver.
    target_compile_options(fatlas_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# fatlas_library(NAME SOURCES … [INCLUDE dir] [LINK …]): a static library of one floor.
# INCLUDE is what users of the library may include from, relative to the calling folder (default: the folder itself).
function(fatlas_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "INCLUDE" "SOURCES;LINK")
    add_library(${name} STATIC ${arg_SOURCES})
    if(NOT arg_INCLUDE)
        set(arg_INCLUDE ".")
    endif()
    cmake_path(ABSOLUTE_PATH arg_INCLUDE BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    target_include_directories(${name} PUBLIC ${arg_INCLUDE})
    target_link_libraries(${name} PUBLIC ${arg_LINK} PRIVATE fatlas_flags)
    set_target_properties(${name} PROPERTIES AUTOMOC ON AUTORCC ON)
endfunction()

# fatlas_module(NAME SOURCES … [LINK …]): a library that the program loads when it is first needed. Lies beside the program.
function(fatlas_module name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
    add_library(${name} MODULE ${arg_SOURCES})
    target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${name} PRIVATE ${arg_LINK} fatlas_flags)
    set_target_properties(${name} PROPERTIES AUTOMOC ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
    install(TARGETS ${name} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/frameatlas)
endfunction()
