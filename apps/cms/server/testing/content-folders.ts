import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";

/** The files of a folder, with their bytes. */
export function bytesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const full = names.map((file) => path.join(file.parentPath, file.name)).toSorted();
  return new Map(full.map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]));
}

/** Imports and exports folders of content, for tests. */
export function createContentFolders(payload: Payload, mediaDir: string) {
  const scratch = mkdtempSync(path.join(tmpdir(), "content-"));
  let folders = 0;
  const newFolder = () => path.join(scratch, String((folders += 1)));
  return {
    newFolder,
    importFolder: async (folder: string) => {
      const [{ ContentSession }, { importContent }, { readContent }] = await Promise.all([
        import("../../src/content/content-session.ts"),
        import("../../src/content/import-content.ts"),
        import("../../src/content/read-content.ts"),
      ]);
      const content = readContent(payload, folder);
      return (await ContentSession.run(payload, (session) => importContent(session, content))).result;
    },
    exportFolder: async (folder = newFolder()): Promise<string> => {
      const { saveContent, writeContent } = await import("../../src/content/export-content.ts");
      const { readStoredContent } = await import("../../src/content/stored-content.ts");
      await saveContent(writeContent(await readStoredContent(payload)), folder);
      return folder;
    },
    /** All rows of all tables, and the names of the stored files. */
    everything: async (): Promise<string> => {
      const { rows: tables } = await payload.db.pool.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
      );
      const rows: string[] = [];
      for (const { name } of tables) {
        const found = await payload.db.pool.query<{ row: string }>(
          `select row_to_json(t)::text as row from "${name}" t order by 1`,
        );
        rows.push(name, ...found.rows.map(({ row }) => row));
      }
      return [...rows, ...readdirSync(mediaDir).toSorted()].join("\n");
    },
    removeFolders: () => rmSync(scratch, { recursive: true, force: true }),
  };
}
