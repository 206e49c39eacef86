import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { secretLengths } from "@miqyas/http/env-schemas";
import { listBackups, newestBackup } from "../../apps/cms/server/newest-backup.ts";
import { reasonOf } from "../parts/failure.ts";
import { readStoredSecrets } from "../parts/settings.ts";
import { isSiteName } from "../parts/site-folders.ts";
import { about } from "./finding.ts";
import type { Environment, Finding } from "./finding.ts";

const gigabyte = 1024 ** 3;
const octal = (mode: number) => (mode & 0o777).toString(8).padStart(3, "0");

/** A secret of `secrets.json`; undefined when it cannot be read. */
export function readStoredSecret(dataDir: string, name: string): string | undefined {
  try {
    return readStoredSecrets(dataDir)[name];
  } catch {
    return undefined;
  }
}

/** Names of variables whose value is a secret, or has one in it. */
const ofSecrets = /SECRET|PASSWORD|TOKEN|HEADERS|^SMTP_URL$|^DATABASE_(?:DIRECT_)?URL$/;

/** Looks at who may read the secrets and write the data. `settingsFile` is where the settings come from, if a file. */
export function checkSecrets(dataDir: string, environment: Environment, settingsFile?: string): Finding[] {
  const { good, weak, dangerous } = about("secrets");
  const findings: Finding[] = [];
  const secretsFile = path.join(dataDir, "secrets.json");
  if (!existsSync(dataDir)) return [dangerous(`${dataDir} does not exist. DATA_DIR names the data folder.`)];
  const folder = statSync(dataDir);
  // Root's PostgreSQL runs as another account, which has to enter the folder.
  const wanted = folder.uid === 0 ? 0o711 : 0o700;
  const mend = `(mode ${octal(folder.mode)}): chmod ${octal(wanted)} ${dataDir}`;
  if (folder.mode & 0o022) findings.push(dangerous(`Other accounts may change ${dataDir} ${mend}`));
  else if (folder.mode & 0o055 & ~wanted)
    findings.push(weak(`Other accounts may look into ${dataDir} ${mend}`));
  if (folder.uid === 0)
    findings.push(
      weak(`${dataDir} belongs to root: run the product with an account of its own (docs/operating.md).`),
    );

  if (!existsSync(secretsFile))
    findings.push(weak(`${secretsFile} does not exist yet: the first start makes it.`));
  else {
    const { mode } = statSync(secretsFile);
    if (mode & 0o077)
      findings.push(
        dangerous(`Other accounts may read ${secretsFile} (mode ${octal(mode)}): chmod 600 ${secretsFile}`),
      );
    else findings.push(good(`Only its owner reads ${secretsFile}`));
    try {
      for (const [name, value] of Object.entries(readStoredSecrets(dataDir)))
        if (value && value.length < 32)
          findings.push(dangerous(`${name} in ${secretsFile} is shorter than 32 characters.`));
    } catch (error) {
      findings.push(dangerous(`${reasonOf(error)}.`));
    }
  }
  for (const [name, least] of Object.entries(secretLengths)) {
    const value = environment[name];
    if (value && value.length < least)
      findings.push(
        dangerous(`${name} has ${value.length} characters; it needs at least ${least} random ones.`),
      );
  }
  if (settingsFile) {
    const { mode } = statSync(settingsFile);
    const holdsSecrets = Object.entries(environment).some(([name, value]) => value && ofSecrets.test(name));
    if (mode & 0o022)
      findings.push(dangerous(`Other accounts may change ${settingsFile}: chmod 640 ${settingsFile}`));
    else if (mode & 0o004 && holdsSecrets)
      findings.push(
        dangerous(`Every account may read the secrets in ${settingsFile}: chmod 640 ${settingsFile}`),
      );
  }
  return findings;
}

/** Looks at the space and the rights on the disk of the data. */
export function checkDisk(dataDir: string, measure = statfsSync): Finding[] {
  const { good, weak, dangerous } = about("disk");
  if (!existsSync(dataDir)) return [];
  const { bavail, blocks, bsize, ffree, files } = measure(dataDir);
  const free = bavail * bsize;
  const share = bavail / blocks;
  const text = `${(free / gigabyte).toFixed(1)} GB of the disk of ${dataDir} are free (${Math.floor(share * 100)} %)`;
  const findings: Finding[] =
    free < gigabyte
      ? [dangerous(`${text}. Without space no message can be stored: make room, or move to a larger disk.`)]
      : free < 5 * gigabyte || share < 0.1
        ? [weak(`${text}. Make room before it is full.`)]
        : [good(text)];
  if (files > 0 && ffree / files < 0.05)
    findings.push(weak(`Hardly any further files fit on the disk of ${dataDir}.`));
  try {
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    findings.push(dangerous(`${dataDir} cannot be written: ${reasonOf(error)}`));
  }
  // Root may write everything, so the owners tell whether the account of the product may.
  const owner = statSync(dataDir).uid;
  const own = readdirSync(dataDir).filter(
    (name) => isSiteName(name) || ["secrets.json", "postgres", "media"].includes(name),
  );
  const foreign = own.filter((name) => {
    const uid = statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.uid;
    // Root's PostgreSQL runs as another account.
    return uid !== undefined && uid !== owner && !(owner === 0 && name === "postgres");
  });
  if (foreign.length > 0)
    findings.push(
      dangerous(
        `${dataDir} belongs to another account than ${foreign.join(", ")} in it: chown them to the account of the product.`,
      ),
    );
  return findings;
}

const hour = 3_600_000;

/** Looks at the age and the place of the backups that `npm run backup` makes. */
export function checkBackups(dataDir: string, environment: Environment): Finding[] {
  const now = Date.now();
  const { good, weak, dangerous } = about("backups");
  const { BACKUP_DIR: folder } = environment;
  if (!folder)
    return [
      weak(
        "BACKUP_DIR is not set: it is not known whether there are backups. Name the folder that they are in.",
      ),
    ];
  if (!existsSync(folder)) return [dangerous(`${folder} does not exist: there are no backups.`)];
  const archives = listBackups(folder);
  const found = newestBackup(folder, now);
  if (!found)
    return [
      dangerous(
        `${folder} has no backup${archives.length > 0 ? " but ones dated in the future, by a wrong clock" : ""}: npm run backup -- ${folder}`,
      ),
    ];
  const { name: newest } = found;
  const { size, dev, mode } = statSync(path.join(folder, newest));
  const age = Math.floor(Math.max(0, found.age) / hour);
  const findings: Finding[] = [];
  if (size === 0) findings.push(dangerous(`${newest} is empty.`));
  else if (age > 72)
    findings.push(dangerous(`The newest backup is ${Math.floor(age / 24)} days old (${newest}).`));
  else if (age > 26) findings.push(weak(`The newest backup is ${age} hours old (${newest}).`));
  else findings.push(good(`The newest of ${archives.length} backups is ${age} hours old`));
  if (mode & 0o007) findings.push(dangerous(`Every account may read ${newest}: chmod 600 the backups.`));
  if (existsSync(dataDir) && dev === statSync(dataDir).dev)
    findings.push(
      weak(`${folder} is on the disk of the data: a broken disk takes both. Copy them elsewhere.`),
    );
  return findings;
}
