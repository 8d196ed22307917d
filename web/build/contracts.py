"""A contract for import-linter: a package that imports the standard library and nothing else."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """`package` may import the standard library, itself, and what `also` lists."""

    package = fields.StringField()
    also = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        known = {self.package, *(self.also or []), *sys.stdlib_module_names, "__future__"}
        modules = {self.package, *graph.find_descendants(self.package)}
        found = sorted(
            (module, imported)
            for module in modules
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.split(".")[0] not in known
        )
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["found"]:
            output.print_error(f"{module} imports {imported}")
