import type { EventEmitter } from "node:events";
import type { Tracing } from "@miqyas/http/tracing";

type Query = (...parts: unknown[]) => unknown;

/**
 * Makes a span of every query of a pool within a request. It names the kind of statement and never its text (S4). A pool is
 * that of `pg`, of any version: Payload has its own.
 */
export function traceQueries(pool: EventEmitter, tracing: Pick<Tracing, "begin">): void {
  const traced = new WeakSet<object>();
  pool.on("acquire", (client: { query: Query }) => {
    if (traced.has(client)) return;
    traced.add(client);
    const query = client.query.bind(client);
    client.query = (...parts) => {
      const end = tracing.begin(kindOf(parts[0]), { "db.system.name": "postgresql" });
      const last = parts.at(-1);
      if (!end) return query(...parts);
      // The pool itself passes a callback.
      if (typeof last === "function") {
        const done = (error: unknown, result: unknown) => {
          end(Boolean(error));
          (last as Query)(error, result);
        };
        return query(...parts.slice(0, -1), done);
      }
      const result = query(...parts);
      if (result instanceof Promise)
        result.then(
          () => end(false),
          () => end(true),
        );
      else end(false);
      return result;
    };
  });
}

/** `SELECT`, `INSERT`, …; `query` for anything else. */
function kindOf(statement: unknown): string {
  const text =
    typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  return (
    /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|BEGIN|COMMIT|ROLLBACK)\b/i
      .exec(String(text))?.[1]
      ?.toUpperCase() ?? "query"
  );
}
