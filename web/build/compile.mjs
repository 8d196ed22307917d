// Byte-compiles Python for the page with the very interpreter the page runs: Pyodide, here in Node.
//
//   node web/build/compile.mjs WORK < jobs.json
//
// compiler.py does the work inside Pyodide; the folder WORK is /shelf there.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const python = await loadPyodide({
    indexURL: dirname(fileURLToPath(import.meta.resolve("pyodide"))),
});
python.mountNodeFS("/shelf", resolve(process.argv[2]));
python.runPython(readFileSync(resolve(here, "compiler.py"), "utf8"));
console.log(python.globals.get("run")(readFileSync(0, "utf8")));
process.exit(0); // Pyodide would keep Node alive
