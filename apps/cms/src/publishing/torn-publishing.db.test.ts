import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../server/testing/test-database.ts";

const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url });

afterAll(async () => {
  await pool.end();
  await database.close();
});

it("F12 killed while it publishes, again and again: the document is the old one or the new one, never half", async () => {
  const script = path.join(import.meta.dirname, "testing/publish-again-and-again.ts");
  for (let kill = 0; kill < 5; kill += 1) {
    const publisher = spawn(process.execPath, [...process.execArgv, script], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(publisher.stdout, "data");
    await pause(11 * kill);
    publisher.kill("SIGKILL");
    await once(publisher, "exit");
    const { rows } = await pool.query(
      `SELECT count(*)::int AS texts, count(DISTINCT (title, description))::int AS editions
       FROM core_values_values_locales WHERE _locale = 'en'`,
    );
    expect(rows).toEqual([{ texts: 4, editions: 1 }]);
  }
}, 180_000);
