# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Writes architecture.json into the build folder: every target with its sources and what it links. The architecture test and the
# picture of the house read it, so both speak of what is really built.
include_guard()

function(fatlas_collect_targets folder result)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    get_property(children DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    foreach(child IN LISTS children)
        fatlas_collect_targets(${child} inner)
        list(APPEND targets ${inner})
    endforeach()
    set(${result} ${targets} PARENT_SCOPE)
endfunction()

# The written sources of a target relative to the root; what the build generates is left out.
function(fatlas_written_sources target result)
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    set(written "")
    foreach(source IN LISTS sources)
        if(source MATCHES "^\\$<" OR NOT source MATCHES "\\.(h|cpp)$")
            continue()
        endif()
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} NORMALIZE)
        cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} generated)
        if(NOT generated)
            cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
            list(APPEND written "\"${source}\"")
        endif()
    endforeach()
    list(JOIN written ", " written)
    set(${result} "${written}" PARENT_SCOPE)
endfunction()

function(fatlas_write_architecture)
    fatlas_collect_targets(${PROJECT_SOURCE_DIR} targets)
    list(SORT targets)
    set(entries "")
    foreach(target IN LISTS targets)
        get_target_property(type ${target} TYPE)
        if(NOT type MATCHES "^(STATIC_LIBRARY|SHARED_LIBRARY|MODULE_LIBRARY|OBJECT_LIBRARY|EXECUTABLE)$")
            continue()
        endif()
        fatlas_written_sources(${target} sources)
        # The generator expression is read when every link is known.
        list(APPEND entries "    {\"name\": \"${target}\", \"sources\": [${sources}], \"links\": [\"$<JOIN:$<TARGET_PROPERTY:${target},LINK_LIBRARIES>,\", \">\"]}")
    endforeach()
    list(JOIN entries ",\n" entries)
    file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/architecture.json CONTENT "{\"targets\": [\n${entries}\n]}\n")
endfunction()

# At the end of the root folder, when all targets exist and all are linked.
cmake_language(DEFER DIRECTORY ${PROJECT_SOURCE_DIR} CALL fatlas_write_architecture)
