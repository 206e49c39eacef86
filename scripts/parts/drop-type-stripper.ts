import { flushCompileCache, getCompileCacheDir } from "node:module";

/** Set in the process that took the place of the first one. */
const mark = "TYPES_STRIPPED";

/**
 * Node strips the types of files that its compile cache lacks with a program of 20 MB, which stays in memory. A process
 * that has loaded it, such as the first start of an installation, writes the cache and replaces itself by one that reads
 * it. Once: the cache may not be writable. Descriptors that were handed over are closed by that.
 */
export function dropTypeStripper(): void {
  const wasReplaced = process.env[mark] !== undefined;
  Reflect.deleteProperty(process.env, mark);
  const loaded: unknown = Reflect.get(process, "moduleLoadList");
  const hasStripper = Array.isArray(loaded) && loaded.includes("NativeModule internal/deps/amaro/dist/index");
  if (wasReplaced || !hasStripper || !getCompileCacheDir() || !process.execve) return;
  flushCompileCache();
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    [mark]: "1",
  });
}
