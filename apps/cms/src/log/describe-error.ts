/**
 * What of an error may be logged: its kind, its code and where it came from. Not its message, which may quote
 * what a visitor wrote (S4).
 */
export const describeError = (error: unknown) =>
  error instanceof Error
    ? { kind: error.name, code: codeOf(error), at: framesOf(error) }
    : { kind: typeof error, code: undefined, at: undefined };

/** The code of the error itself, or of the one that caused it, as a driver reports it. */
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
