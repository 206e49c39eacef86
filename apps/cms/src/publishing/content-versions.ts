import { propertyOf } from "../property-of.ts";
import { processState } from "../process-state.ts";
import { announceContentChange } from "./content-changes.ts";

/** The channel of `LISTEN` and `NOTIFY`. A notification has no text: who hears it compares the versions. */
export const changesChannel = "content_changes";

/** How long after a change a process that starts still tells of it, as an interval of PostgreSQL. */
const recently = "1 hour";

/** Runs a statement: in a transaction of Payload, or over a pool. */
type Run = (statement: string) => Promise<unknown>;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Counts a change of the content of these kinds in the table of versions and notifies every process at the commit. It
 * belongs last in a transaction, because it locks the rows of the kinds until the commit; their order prevents a deadlock.
 */
export async function recordChanges(run: Run, kinds: Iterable<string>): Promise<void> {
  const rows = [...kinds].toSorted().map((kind) => `(${quoted(kind)}, ${quoted(processState.id)})`);
  if (rows.length > 0)
    await run(`
      WITH changed AS (
        INSERT INTO content_versions AS known (kind, changed_by) VALUES ${rows.join(", ")}
        ON CONFLICT (kind) DO UPDATE
          SET version = known.version + 1, changed_by = excluded.changed_by, changed_at = clock_timestamp()
        RETURNING kind)
      SELECT pg_notify('${changesChannel}', '') WHERE EXISTS (SELECT FROM changed)`);
}

const select = `
  SELECT kind, version, changed_by, changed_at > clock_timestamp() - interval '${recently}' AS recent
  FROM content_versions`;

/**
 * Makes a function that compares the versions in the database with those seen last, and announces in this process what
 * others changed since. A notification that was missed is made up for by the next comparison. The first comparison
 * announces what changed recently: whoever made the change may have ended before it told the sites.
 */
export function createVersionComparison(): (
  query: (statement: string) => Promise<{ rows: unknown[] }>,
) => Promise<void> {
  const seen = new Map<string, number>();
  let isFirst = true;
  return async function compare(query) {
    const { rows } = await query(select);
    for (const row of rows) {
      const kind = String(propertyOf(row, "kind"));
      const version = Number(propertyOf(row, "version"));
      const before = seen.get(kind) ?? 0;
      seen.set(kind, version);
      if (version === before) continue;
      // This process announced its own change at its commit.
      const isOwn = version === before + 1 && propertyOf(row, "changed_by") === processState.id;
      if (isFirst ? propertyOf(row, "recent") === true : !isOwn) announceContentChange(kind);
    }
    isFirst = false;
  };
}
