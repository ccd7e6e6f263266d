# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
include_guard()

# fatlas_test(tst_subject.cpp LINK … [TIMEOUT seconds]): one executable and one ctest test of that name. Tests run offscreen,
# at 96 dpi, with an empty settings folder of their own, in a fixed locale.
function(fatlas_test source)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "LINK")
    cmake_path(GET source STEM name)
    add_executable(${name} ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE fatlas_flags fatlas_testsupport Qt6::Test ${arg_LINK})
    add_test(NAME ${name} COMMAND ${name})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    set(home ${PROJECT_BINARY_DIR}/tests/home/${name})
    file(MAKE_DIRECTORY ${home}/config ${home}/data ${home}/cache ${home}/run)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${arg_TIMEOUT} ENVIRONMENT
        "QT_QPA_PLATFORM=offscreen;QT_FONT_DPI=96;QT_SCALE_FACTOR=1;LC_ALL=C.UTF-8;LANGUAGE=en;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache;QT_LOGGING_RULES=qt.qpa.*=false;ASAN_OPTIONS=detect_leaks=0")
endfunction()
