import { openSync, closeSync, rmSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Makes every COMMIT of a message in a queue's file fail, until the returned function is called. */
export function failCommits(file: string): () => void {
  const change = (sql: string) => {
    const db = new DatabaseSync(file, { timeout: 10_000 });
    db.exec(sql);
    db.close();
  };
  change(`
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS nobody (id INTEGER PRIMARY KEY);
    CREATE TABLE IF NOT EXISTS orphan (id INTEGER REFERENCES nobody DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER IF NOT EXISTS fail_commit AFTER INSERT ON submissions BEGIN INSERT INTO orphan VALUES (1); END;
    COMMIT;
  `);
  return () => change("DROP TRIGGER IF EXISTS fail_commit");
}

/** Fills a disk to its last byte until the returned function is called. */
export function fillDisk(file: string): () => void {
  for (let size = 1024 * 1024; size >= 512; size /= 2) {
    const handle = openSync(file, "a");
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    } finally {
      closeSync(handle);
    }
  }
  return () => rmSync(file, { force: true });
}
