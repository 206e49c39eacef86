import path from "node:path";
import { buildStale, findStaleBuilds } from "./build.ts";
import { Failure } from "./failure.ts";
import { requireDatabase } from "./postgres-connection.ts";
import { requireNoRestore } from "./postgres-place.ts";
import { memoryEnvironment, memoryFlags } from "./service.ts";
import { root } from "./settings.ts";
import { linkSiteFolder } from "./site-folders.ts";
import type { Settings } from "./settings.ts";
import { environmentOf, prepareContent, servers } from "./stack.ts";

/** Variables that several machines must agree on, so nothing may be assumed. */
const required = {
  site: ["BACKEND_URL", "SITE_SIGNAL_SECRET"],
  backend: ["DATABASE_URL", "SITE_SIGNAL_URL", "SITE_SIGNAL_SECRET", "PAYLOAD_SECRET"],
} as const;

/**
 * Turns this process into one server: `site` or `backend`, with its port behind a dash where several run on a machine
 * (`site-3001`). A backend applies the migrations first. Whoever started the process starts it again. Throws a `Failure`
 * for another name, or when a variable is missing, a restore is not complete, or a backend's database does not answer.
 */
export async function becomeServer(name: string, settings: Settings): Promise<never> {
  const [, kind, port] = /^(site|backend)(?:-(\d+))?$/.exec(name) ?? [];
  if (kind !== "site" && kind !== "backend")
    throw new Failure(`--only takes site or backend, with a port behind a dash: site-3001; not "${name}"`);
  const missing = required[kind].filter((variable) => !process.env[variable]);
  if (missing.length > 0) throw new Failure(`A ${kind} by itself needs ${missing.join(", ")}`);
  requireNoRestore(settings.DATA_DIR);
  const databaseUrl = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (kind === "backend" && databaseUrl !== undefined)
    await requireDatabase(databaseUrl, settings.DATABASE_DIRECT_URL && "DATABASE_DIRECT_URL");
  const server = servers[kind === "site" ? "site" : "cms"];
  const siteFolder =
    settings.SITE_DATA_DIR ?? path.join(settings.DATA_DIR, port === undefined ? "site" : name);
  if (kind === "site") linkSiteFolder(name, siteFolder, settings);
  const environment = {
    ...memoryEnvironment,
    ...process.env,
    ...environmentOf({ ...settings, ...(port !== undefined && { [server.port]: Number(port) }) }),
    SITE_DATA_DIR: siteFolder,
  };
  await buildStale(findStaleBuilds().filter(({ app }) => app === server.folder));
  if (kind === "backend") await prepareContent(environment);
  process.chdir(path.join(root, server.folder));
  if (!process.execve) throw new Failure("This system cannot replace a process by another");
  return process.execve(
    process.execPath,
    [process.execPath, ...server.flags, ...memoryFlags, server.file],
    environment,
  );
}
