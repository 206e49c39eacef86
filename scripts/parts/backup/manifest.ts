import { readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { productVersion } from "../../../packages/http/src/server/product-version.ts";
import { Failure } from "../failure.ts";
import { root } from "../settings.ts";

/**
 * Versions of the archive's layout. A change that an older `npm run restore` would misread adds one. An archive has the
 * lowest that fits: whoever goes back to the release before an upgrade restores with that one.
 */
const formats = { oneSite: 1, severalSites: 2 } as const;

/** Names of the files in an archive. */
export const names = {
  manifest: "manifest.json",
  /** Checksums of all other files, as `sha256sum --check` reads them. The last file: without it the archive is cut. */
  sums: "SHA256SUMS",
  /** Of each site, in a folder of its name. */
  queue: "inbox.db",
  usage: "usage.json",
  /** PostgreSQL's files, packed by PostgreSQL itself, and its own list of them. */
  cluster: "postgres/base.tar.zst",
  clusterFiles: "postgres/backup_manifest",
  dump: "postgres/miqyas.dump",
  secrets: "secrets.json.age",
  media: "media/",
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const database = v.object({
  /** `base-backup`: PostgreSQL's files; `pg_dump`: its own dump; `provider`: not in the archive. */
  method: v.picklist(["base-backup", "pg_dump", "provider"]),
  /** Version of the server, such as `18.4`. */
  server: v.string(),
  /** Major version of the `pg_dump` that made the dump: an older `pg_restore` does not read it. */
  dumper: v.optional(count),
  /** The last migration that was applied. */
  migration: v.string(),
  /** Rows of each collection, before and after the copy: visitors and staff write meanwhile. */
  rows: v.record(v.string(), v.tuple([count, count])),
});

const manifest = v.object({
  product: v.literal("miqyas"),
  format: v.enum(formats),
  /** Version of the product that made the archive. */
  version: v.string(),
  begun: v.pipe(v.string(), v.isoTimestamp()),
  /** When the database had been copied. */
  copied: v.pipe(v.string(), v.isoTimestamp()),
  database,
  /** Messages of the submission queues of all sites by stored state; `null` when there was no queue. */
  queue: v.nullable(v.record(v.string(), count)),
  /** Whether the media are in the archive or in a folder beside, under their checksums. */
  media: v.picklist(["inside", "beside"]),
  /** Pages of the site and their titles. Empty when the site did not run. */
  pages: v.array(v.object({ path: v.pipe(v.string(), v.startsWith("/")), title: v.string() })),
});

/** What an archive says of itself: its first file. */
export type Manifest = v.InferOutput<typeof manifest>;
export type DatabaseFacts = Manifest["database"];

/** Major version of the `pg_dump` of a dump. Archives before 0.3 name that of the server alone, which it was not older than. */
export const dumpedBy = ({ dumper, server }: DatabaseFacts): number => dumper ?? parseInt(server);

/** The manifest of an archive made by this version, with the folders of these sites. */
export const makeManifest = (
  facts: Omit<Manifest, "product" | "format" | "version">,
  sites: readonly string[] = ["site"],
): Manifest => ({
  product: "miqyas",
  format: sites.every((name) => name === "site") ? formats.oneSite : formats.severalSites,
  version: productVersion,
  ...facts,
});

const parsed = v.pipe(v.string(), v.parseJson());
const header = v.object({ product: v.literal("miqyas"), format: v.number(), version: v.string() });

/** Parses a manifest. Throws a `Failure` for those of another product and of a newer version of this one. */
export function readManifest(text: string): Manifest {
  const head = v.safeParse(v.pipe(parsed, header), text);
  if (!head.success) throw new Failure("This is no backup of Miqyas");
  const { version } = head.output;
  const newer = `The backup was made by a newer version of Miqyas (${version}): restore it with that version`;
  if (head.output.format > formats.severalSites) throw new Failure(newer);
  const { success, output, issues } = v.safeParse(v.pipe(parsed, manifest), text);
  if (!success)
    throw new Failure(`The backup is damaged: ${names.manifest}, ${v.getDotPath(issues[0]) ?? "its form"}`);
  // After going back to an earlier version its own backups have the migration of the later one, with which it runs.
  if (isNewer(version) && !listMigrations().includes(output.database.migration)) throw new Failure(newer);
  return output;
}

/** Whether a version comes after this one. */
const isNewer = (version: string): boolean =>
  version.localeCompare(productVersion, "en", { numeric: true }) > 0;

/** The migrations that this version knows. */
export function listMigrations(): string[] {
  return readdirSync(path.join(root, "apps/cms/src/migrations"))
    .filter((name) => /^\d{8}_\d{6}_\w+\.ts$/.test(name))
    .map((name) => path.basename(name, ".ts"));
}
