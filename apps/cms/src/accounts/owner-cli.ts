import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { generatePassword } from "./generate-password.ts";
import type { Restored } from "./restore-owner.ts";

/*
 * `node src/accounts/owner-cli.ts EMAIL`: makes an owner's account, or gives it a new password
 * (`restore-owner.ts`). It reads the password from standard input, and generates one for an empty line. When
 * the password is refused it prints the rule, exits with 1, and has changed nothing.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

const outcomes: Record<Restored, string> = {
  created: "is a new owner.",
  restored: "has the new password. Its sessions have ended, it is not locked, and two-factor sign-in is off.",
  promoted:
    "is an owner now and has the new password. Its sessions have ended, it is not locked, and two-factor sign-in is off.",
};

/** Asks on a terminal without showing the answers. The first empty answer is the last question. */
async function ask(questions: readonly string[]): Promise<string[]> {
  const terminal = process.stdin.isTTY;
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal });
  // Otherwise Ctrl-C would be an empty answer.
  lines.on("SIGINT", () => process.exit(130));
  const next = lines[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    if (terminal) process.stderr.write(question);
    const { value } = (await next.next()) as { value?: string };
    if (terminal) process.stderr.write("\n");
    answers.push(value ?? "");
    if (!value) break;
  }
  lines.close();
  return answers;
}

async function run(email: string | undefined): Promise<number> {
  if (!email?.includes("@")) {
    process.stderr.write("Whose account? owner-cli.ts EMAIL\n");
    return 1;
  }
  const again = process.stdin.isTTY ? ["The same password again: "] : [];
  const [typed = "", repeated = typed] = await ask([
    `New password for ${email} (leave empty to get one): `,
    ...again,
  ]);
  if (repeated !== typed) {
    process.stderr.write("The two passwords differ. Nothing was changed.\n");
    return 1;
  }
  const password = typed || generatePassword();
  // Payload takes seconds to load: the questions come first.
  const { APIError, getPayload } = await import("payload");
  const { default: config } = await import("../payload.config.ts");
  const { withDatabaseLock } = await import("../seed/database-lock.ts");
  const { restoreOwner } = await import("./restore-owner.ts");
  const payload = await getPayload({ config });
  payload.logger.level = "error";
  try {
    await payload.db.migrate();
    await withDatabaseLock(async () => {
      say(`${email} ${outcomes[await restoreOwner(payload, email, password)]}`);
      if (!typed) say(`Its password, shown only now: ${password}`);
    });
    return 0;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await payload.destroy();
  }
}

process.exit(await run(process.argv[2]));
