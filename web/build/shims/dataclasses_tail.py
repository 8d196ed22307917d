# -- added by web/build/compiler.py
#
# A dataclass writes its methods as source text. Compiling that is most of what the class costs, so the build does it:
# `_ready` maps the text to its code.

import builtins as _builtins

from sitecustomize import ready as _ready


def exec(source, names, local_names):
    _builtins.exec(_ready.get(source, source), names, local_names)
