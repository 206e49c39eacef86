import path from "node:path";
import { build } from "vite";

const sources = path.join(import.meta.dirname, "worker");

/** Builds the worker that keeps pages, and the one that removes it, as one file each without imports. */
export async function buildWorker(folder: string): Promise<void> {
  for (const name of ["keep-pages", "forget-pages"])
    await build({
      configFile: false,
      root: sources,
      logLevel: "warn",
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: "es2022",
        rolldownOptions: {
          input: path.join(sources, `${name}.ts`),
          output: { format: "iife", entryFileNames: "[name].js" },
        },
      },
    });
}
