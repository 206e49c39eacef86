import { isObject } from "../property-of.ts";

/** Gives rows the ids of the stored rows. They remain the same rows. */
export function alignRows(data: unknown, stored: unknown): void {
  if (!isObject(data) || !isObject(stored)) return;
  for (const [name, rows] of Object.entries(data)) {
    const storedRows = stored[name];
    if (!Array.isArray(rows) || !Array.isArray(storedRows)) continue;
    for (const [index, row] of rows.entries()) {
      const storedRow: unknown = storedRows[index];
      if (!isObject(row) || !isObject(storedRow)) continue;
      Object.assign(row, { id: storedRow.id });
      alignRows(row, storedRow);
    }
  }
}
