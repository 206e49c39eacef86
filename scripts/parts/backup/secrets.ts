import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { Failure, reasonOf } from "../failure.ts";
import { inFolderOfCaller } from "../folder-of-caller.ts";
import { readSecrets } from "../settings.ts";

const shortest = 12;

/**
 * The first line of a file, of the pipe, or of what is typed, which is not shown. The path of the file is relative to the
 * caller's folder. `again` asks for what is typed twice.
 */
export async function readPassphrase(file: string | undefined, again = false): Promise<string> {
  if (file !== undefined) return requireLong(readFirstLine(inFolderOfCaller(file)));
  const passphrase = await ask("Passphrase of the secrets: ");
  if (again && process.stdin.isTTY && (await ask("The same passphrase again: ")) !== passphrase)
    throw new Failure("The two passphrases differ");
  return requireLong(passphrase);
}

function readFirstLine(file: string): string {
  try {
    return readFileSync(file, "utf8").split(/\r?\n/)[0] ?? "";
  } catch (error) {
    throw new Failure(`The passphrase cannot be read: ${reasonOf(error)}`);
  }
}

function requireLong(passphrase: string): string {
  if (passphrase.length < shortest)
    throw new Failure(`The passphrase of the secrets has at least ${shortest} characters`);
  return passphrase;
}

async function ask(question: string): Promise<string> {
  const terminal = process.stdin.isTTY;
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal });
  // Otherwise Ctrl-C would be an empty answer.
  lines.on("SIGINT", () => process.exit(130));
  if (terminal) process.stderr.write(question);
  const answer = await new Promise<string>((done) => {
    lines.once("line", done);
    lines.once("close", () => done(""));
  });
  if (terminal) process.stderr.write("\n");
  lines.close();
  return answer;
}

/**
 * The secrets in effect, in the form of `secrets.json`: those of the environment, else the stored ones. Throws a `Failure`
 * without any.
 */
export function readSecretsInEffect(dataDir: string): string {
  const file = path.join(dataDir, "secrets.json");
  const { PAYLOAD_SECRET, SITE_SIGNAL_SECRET, DATABASE_PASSWORD } = process.env;
  const isStored = existsSync(file);
  if (!isStored && !(PAYLOAD_SECRET && SITE_SIGNAL_SECRET))
    throw new Failure(
      `There are no secrets: no ${file}, nor PAYLOAD_SECRET and SITE_SIGNAL_SECRET. Give the backup the environment of the product`,
    );
  const secrets = isStored ? readSecrets(dataDir) : { PAYLOAD_SECRET, SITE_SIGNAL_SECRET, DATABASE_PASSWORD };
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** Encrypts in the format of `age` (https://age-encryption.org/v1), which its own program opens too. */
export async function encryptSecrets(text: string, passphrase: string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return Buffer.from(await encrypter.encrypt(text));
}

/** Throws a `Failure` for another passphrase. */
export async function decryptSecrets(encrypted: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(encrypted, "text").catch(() => {
    throw new Failure("The secrets of the backup do not open: another passphrase?");
  });
}
