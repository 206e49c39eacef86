/**
 * Statements after which the code of the release before may fail. That code still runs while the next release starts, and
 * again after going back. What it needs is dropped one release later.
 */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(TABLE|COLUMN|TYPE|VIEW|FUNCTION|DEFAULT)\b/gi, "drops"],
  [/\bRENAME\b/gi, "renames"],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/gi, "changes a type"],
  [/\bSET\s+NOT\s+NULL\b/gi, "requires a value"],
  [/\bADD\s+COLUMN\b[^,;]*\bNOT\s+NULL\b/gi, "adds a required column"],
];

/**
 * What a migration's `up` does that the release before would not survive: the statement's words, one line each. `source`
 * is the migration's file.
 */
export function listBreaks(source: string): string[] {
  const [, rest = ""] = source.split("export async function up");
  const [up = ""] = rest.split("export async function down");
  return breaking.flatMap(([pattern, what]) =>
    [...up.matchAll(pattern)]
      .map(([statement]) => statement.replace(/\s+/g, " "))
      // An old insert gets the default.
      .filter((statement) => !(what === "adds a required column" && /\bDEFAULT\b/i.test(statement)))
      .map((statement) => `${what}: ${statement}`),
  );
}
