import { readFileSync } from "node:fs";
import { checkDatabase } from "./doctor/check-database.ts";
import { checkBackups, checkDisk, checkSecrets, readStoredSecret } from "./doctor/check-files.ts";
import { checkMachine, readMachine } from "./doctor/check-machine.ts";
import { checkMedia } from "./doctor/check-media.ts";
import { checkMail } from "./doctor/check-mail.ts";
import { checkServers, checkTls } from "./doctor/check-servers.ts";
import { checkSettings } from "./doctor/check-settings.ts";
import { checkRestore, checkSites } from "./doctor/check-sites.ts";
import { about } from "./doctor/finding.ts";
import type { Finding } from "./doctor/finding.ts";
import { readSettingsFile } from "./doctor/settings-file.ts";
import { Failure, reasonOf, runMain } from "./parts/failure.ts";
import { inFolderOfCaller } from "./parts/folder-of-caller.ts";
import { embeddedUrl } from "./parts/postgres-connection.ts";
import { readSettings } from "./parts/settings.ts";

const signs = { good: "✓", weak: "!", dangerous: "✗" } as const;

/**
 * `npm run doctor [FILE]`: looks at an installation and says what is wrong or weak. FILE has its settings, as systemd reads
 * them; without it they are this process's environment. It changes nothing. Exit code 1 when something is dangerous.
 */
await runMain(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0 || file?.startsWith("-")) throw new Failure("npm run doctor -- /etc/miqyas/miqyas.env");
  const settingsFile = file && inFolderOfCaller(file);
  const { environment, findings: passedOver } = settingsFile
    ? readSettingsFile(readFile(settingsFile))
    : { environment: process.env, findings: [] };
  const settings = readSettings(environment);
  const { DATA_DIR: dataDir } = settings;
  const password = environment.DATABASE_PASSWORD || readStoredSecret(dataDir, "DATABASE_PASSWORD") || "";
  const databaseUrl = settings.DATABASE_URL ?? embeddedUrl(settings.DATABASE_PORT, password);
  const isDumped = settings.DATABASE_URL !== undefined;
  const checks: [string, () => Finding[] | Promise<Finding[]>][] = [
    ["settings", () => checkSettings(environment)],
    ["secrets", () => checkSecrets(dataDir, environment, settingsFile)],
    ["sites", () => checkSites(dataDir)],
    ["restore", () => checkRestore(dataDir)],
    ["machine", () => checkMachine(readMachine())],
    ["disk", () => checkDisk(dataDir)],
    ["database", () => checkDatabase(settings.DATABASE_DIRECT_URL ?? databaseUrl, isDumped)],
    ["servers", () => checkServers(settings)],
    ["tls", () => checkTls(environment)],
    ["mail", () => checkMail(environment)],
    ["media", () => checkMedia(environment)],
    ["backups", () => checkBackups(dataDir, environment)],
  ];
  const findings = [...passedOver];
  for (const [subject, check] of checks) findings.push(...(await look(subject, check)));
  show(findings);
  process.exitCode = findings.some(({ level }) => level === "dangerous") ? 1 : 0;
});

/** What a check finds. One that fails itself, for example at a wrong address, is a finding too, without the value. */
async function look(subject: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [about(subject).dangerous(`This could not be looked at: ${reasonOf(error)}.`)];
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

function show(findings: readonly Finding[]): void {
  for (const { level, subject, text } of findings)
    console.log(`${signs[level]} ${subject.padEnd(9)} ${text}`);
  const count = (wanted: Finding["level"]) => findings.filter(({ level }) => level === wanted).length;
  console.log(`\n${count("dangerous")} dangerous, ${count("weak")} weak, ${count("good")} good`);
}
