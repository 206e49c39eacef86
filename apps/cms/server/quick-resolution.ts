import { registerHooks } from "node:module";

/**
 * Preloaded by every process of the backend (`--import`). For each module Node 24 parses the whole `package.json` of its
 * package again, 177 kB in the case of drizzle-orm, to learn that the module is an ES module. All modules of these packages
 * are, so a relative import within one needs no such look. It halves the time that Payload takes to load
 * (docs/measurements.md).
 */
const importer = /\/node_modules\/(?:drizzle-orm|payload|@payloadcms\/[\w-]+)\/(?!.*\/node_modules\/).*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    return /^\.\.?\/.*\.js$/.test(specifier) && parentURL !== undefined && importer.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true }
      : next(specifier, context);
  },
});
