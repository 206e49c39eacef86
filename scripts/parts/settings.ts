import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { databaseUrl, port, withoutEmpty } from "@miqyas/http/env-schemas";
import { listeningUrl } from "@miqyas/http/listening-url";
import * as v from "valibot";
import { Failure, reasonOf } from "./failure.ts";
import { findFreePort } from "./ports.ts";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Programs of the product run in several folders, where another path would name several. */
const folder = v.pipe(
  v.string(),
  v.check((name) => path.isAbsolute(name), "must be an absolute path"),
);

const schema = v.object({
  SITE_PORT: v.optional(port, "3000"),
  CMS_PORT: v.optional(port, "4000"),
  /** Addresses that the servers listen at. Default: loopback. */
  SITE_HOST: v.optional(v.string()),
  CMS_HOST: v.optional(v.string()),
  DATABASE_PORT: v.optional(port, "54329"),
  /** Address of a PostgreSQL database to use instead of the embedded one. */
  DATABASE_URL: v.optional(databaseUrl),
  /** The same database without a pooler between, for backups. */
  DATABASE_DIRECT_URL: v.optional(databaseUrl),
  /** Folder of the database, the media and the site's own state. */
  DATA_DIR: v.optional(folder, path.join(root, "data")),
  /** Folder of a site by itself, where it is not in the data folder under its own name. */
  SITE_DATA_DIR: v.optional(folder),
});

/** Variables of the commands. The two applications read all others themselves. */
export type Settings = v.InferOutput<typeof schema>;

/** Reads the environment; an empty variable counts as not set. Throws a `Failure` that names the variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const result = v.safeParse(schema, withoutEmpty(environment));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Failure(`${v.getDotPath(issue) ?? "environment"}: ${issue.message}`);
}

/** Settings of a product beside others: free ports, the embedded database, this data folder. */
export const findFreeSettings = async (dataDir: string): Promise<Settings> => ({
  SITE_PORT: await findFreePort(),
  CMS_PORT: await findFreePort(),
  DATABASE_PORT: await findFreePort(),
  DATABASE_URL: undefined,
  DATA_DIR: dataDir,
});

/** What the servers listen at. */
export type Listening = Pick<Settings, `${"SITE" | "CMS"}_${"HOST" | "PORT"}`>;

/** Where this machine reaches a server of its own. A person is told `localhost` where that is loopback. */
export const urlOf = (server: "SITE" | "CMS", settings: Listening, loopback?: "localhost"): string =>
  listeningUrl(settings[`${server}_HOST`] ?? "", settings[`${server}_PORT`], loopback);

const secretNames = ["PAYLOAD_SECRET", "SITE_SIGNAL_SECRET", "DATABASE_PASSWORD"] as const;
export type Secrets = Record<(typeof secretNames)[number], string>;

/**
 * Secrets of this installation: from the environment, else created once in the data folder, readable by its owner. Throws a
 * `Failure` when its file is there but cannot be read, because new secrets would replace those in use.
 */
export function readSecrets(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Secrets {
  const file = path.join(dataDir, "secrets.json");
  const stored = readStoredSecrets(dataDir);
  const secrets = Object.fromEntries(
    secretNames.map((name) => [
      name,
      environment[name] || (stored[name] ?? randomBytes(32).toString("base64url")),
    ]),
  ) as Secrets;
  const keep = Object.fromEntries(secretNames.map((name) => [name, stored[name] ?? secrets[name]]));
  if (secretNames.some((name) => stored[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify(keep, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}

/** The secrets in the data folder; none before the first start. Throws a `Failure` when they cannot be read. */
export function readStoredSecrets(dataDir: string): Partial<Record<string, string>> {
  const file = path.join(dataDir, "secrets.json");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (v.is(v.object({ code: v.literal("ENOENT") }), error)) return {};
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), text);
  if (!parsed.success)
    throw new Failure(`${file} is damaged: restore it, for it holds the embedded database's password`);
  return parsed.output;
}

/** A short name for this folder, the same on every start. */
export function installationId(): string {
  return createHash("sha256").update(root).digest("hex").slice(0, 8);
}
