/**
 * The parts of an error that may be logged: its kind, code and place. The message is left out, because it may
 * quote a visitor's text (S4).
 */
export const describeWithoutMessage = (error: unknown) =>
  error instanceof Error
    ? { kind: error.name, code: codeOf(error), at: framesOf(error) }
    : { kind: typeof error, code: undefined, at: undefined };

/** The code of the error, or of its cause, as a database driver reports it. */
function codeOf(error: Error): unknown {
  if ("code" in error) return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : undefined;
}

const framesOf = (error: Error) =>
  error.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 5)
    .map((line) => line.trim());
