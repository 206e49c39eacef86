/** A problem that a person can solve. Its message is printed without a stack. */
export class Failure extends Error {}

/** The first line of an error's message, or its code: connections refused at all addresses have a code alone. */
function firstLineOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const text = error instanceof Error ? error.message || code || error.name : String(error);
  return text.split("\n", 1)[0] ?? "";
}

/** An error in one line, with its cause: `fetch failed: connect ECONNREFUSED …`. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${firstLineOf(error)}: ${firstLineOf(error.cause)}`
    : firstLineOf(error);

/** Whether `parseArgs` refused an argument. */
const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");

/** Runs a command's main function; a `Failure` or a wrong argument ends it with one line and exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure) && !isWrongArgument(error)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}
