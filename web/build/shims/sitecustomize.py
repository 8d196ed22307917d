"""Imported by Python as it starts, before anything of Pyodide, PyScript or ours.

Nothing that start-up makes is garbage, so the collector rests until browser/main.py lets it go on.
"""

import gc

gc.disable()
