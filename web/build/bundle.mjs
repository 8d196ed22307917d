// Bundles and minifies modules and style sheets with esbuild.
//
//   node web/build/bundle.mjs < jobs.json
//
// A job is {entry, out, format, define, external}: `define` maps names to JSON texts.
import { readFileSync } from "node:fs";
import { build } from "esbuild";

for (const { entry, out, format, define, external } of JSON.parse(readFileSync(0, "utf8"))) {
    await build({
        entryPoints: [entry],
        outfile: out,
        bundle: true,
        minify: true,
        format,
        define,
        external,
        charset: "utf8",
        legalComments: "none",
        target: ["es2022", "chrome119", "firefox121", "safari17"],
        logLevel: "warning",
    });
}
