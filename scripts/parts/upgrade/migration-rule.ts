/**
 * Statements after which the code of the release before may fail. That code still runs while the next release starts, and
 * again after going back. What it needs is dropped one release later.
 */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(TABLE|COLUMN|TYPE|VIEW|FUNCTION|DEFAULT)\b/gi, "drops"],
  // `COLUMN` may be left out.
  [/\bALTER\s+TABLE\s+\S+\s+DROP\s+(?!COLUMN\b|CONSTRAINT\b)[^\s;]+/gi, "drops"],
  [/\bRENAME\b/gi, "renames"],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/gi, "changes a type"],
  [/\bSET\s+NOT\s+NULL\b/gi, "requires a value"],
  // A type may have a comma, as in `numeric(10,2)`.
  [/\bADD\s+COLUMN\b(?:\([^)]*\)|[^(,;])*?\bNOT\s+NULL\b(?:\([^)]*\)|[^(,;])*/gi, "adds a required column"],
  [
    /\bALTER\s+TABLE\s+(?:"?public"?\.)?"?(?<table>\w+)"?\s+ADD\s+CONSTRAINT\s+\S+\s+(?:CHECK|UNIQUE|EXCLUDE)\b/gi,
    "refuses values",
  ],
  [
    /\bCREATE\s+UNIQUE\s+INDEX\s+(?:IF\s+NOT\s+EXISTS\s+)?\S+\s+ON\s+(?:"?public"?\.)?"?(?<table>\w+)"?(?:\s+USING\s+\w+)?\s*\((?<columns>[^)]*)\)/gi,
    "refuses values",
  ],
];

/**
 * What a migration's `up` does that the release before would not survive: the statement's words, one line each. `source`
 * is the migration's file.
 */
export function listBreaks(source: string): string[] {
  const [, rest = ""] = source.split("export async function up");
  const [up = ""] = rest.split("export async function down");
  const namesIn = (pattern: RegExp) => [...up.matchAll(pattern)].map(([, name]) => name);
  const tables = namesIn(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi);
  const columns = namesIn(/\bADD\s+COLUMN\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?(?![^;,]*\bDEFAULT\b)/gi);
  const isNew = (list: string) =>
    list.split(",").every((name) => columns.includes(name.replace(/["\s]/g, "")));
  return breaking.flatMap(([pattern, what]) =>
    [...up.matchAll(pattern)]
      // The release before writes into no new table, and leaves a new column empty.
      .filter(({ groups }) => !groups?.table || !tables.includes(groups.table))
      .filter(({ groups }) => !groups?.columns || !isNew(groups.columns))
      .map(([statement]) => statement.replace(/\s+/g, " "))
      // An old insert gets the default, or what is generated.
      .filter(
        (statement) => !(what === "adds a required column" && /\b(?:DEFAULT|GENERATED)\b/i.test(statement)),
      )
      .map((statement) => `${what}: ${statement}`),
  );
}
