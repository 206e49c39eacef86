import { parseArgs } from "node:util";
import { runCmsProgram } from "./parts/cms-program.ts";
import { Failure, runMain } from "./parts/failure.ts";

const usage = `npm run owner -- --email someone@example.org   makes an owner's account, or gives it a new password
The password is asked for, or read from standard input. Leave it empty to get a generated one.`;

/** Gives access to the back office from the machine it runs on (docs/operating.md), also while the product runs. */
await runMain(async () => {
  const email = readEmail();
  if (!email) throw new Failure(usage);
  const code = await runCmsProgram("src/accounts/owner-cli.ts", [email]);
  if (code !== 0) throw new Failure("No account was changed");
});

/** The address of the arguments, or nothing when they are anything else, such as a password. */
function readEmail(): string | undefined {
  try {
    return parseArgs({ options: { email: { type: "string" } } }).values.email;
  } catch {
    return undefined;
  }
}
