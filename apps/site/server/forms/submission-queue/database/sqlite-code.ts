import * as v from "valibot";

/** The result code of SQLite, without its extension; `null` for an error of another origin. */
export function sqliteCode(error: unknown): number | null {
  const parsed = v.safeParse(v.object({ code: v.literal("ERR_SQLITE_ERROR"), errcode: v.number() }), error);
  return parsed.success ? parsed.output.errcode & 0xff : null;
}

/** https://sqlite.org/rescode.html */
export const sqliteCodes = { busy: 5, locked: 6, full: 13, corrupt: 11, notADatabase: 26 } as const;
