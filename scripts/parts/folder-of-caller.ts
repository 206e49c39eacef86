import path from "node:path";

/** The absolute path of an argument. npm runs scripts in the project's root; a path is relative to where npm was called. */
export function inFolderOfCaller(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", file);
}
