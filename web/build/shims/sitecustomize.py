"""Imported by Python as it starts, before anything of Pyodide, PyScript or ours.

Modules come from *shelves*: all code of a shelf is one compressed text, so that an import costs neither a search in a
zip nor reading, which are most of what a small import costs. And nothing that start-up makes is garbage, so the
collector rests until browser/main.py lets it go on.
"""

import gc
import marshal
import sys
import zlib
from _frozen_importlib import ModuleSpec
from zipimport import zipimporter

gc.disable()

_LIBRARY = "/lib/python314.zip"
_modules = {}


def add(shelf):
    """Make what web/build/compiler.py put on a shelf importable; gives the table of dataclass code that came with it."""
    modules, ready = marshal.loads(zlib.decompress(shelf))
    _modules.update(modules)
    return ready


class Shelves:
    """Finder and loader in one, as `zipimporter` is."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        found = _modules.get(name)
        if found is None:
            return None
        file, is_package, _ = found
        spec = ModuleSpec(name, Shelves, origin=file, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(file.rpartition("/")[0])
        return spec

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        exec(marshal.loads(_modules[module.__spec__.name][2]), module.__dict__)

    @staticmethod
    def get_code(name):
        return marshal.loads(_modules[name][2])


ready = add(zipimporter(_LIBRARY).get_data(f"{_LIBRARY}/shelf"))
# After what is built in or frozen, before the path.
sys.meta_path.insert(2, Shelves)
