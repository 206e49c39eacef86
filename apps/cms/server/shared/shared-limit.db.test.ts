import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { createSharedLimit } from "./shared-limit.ts";

test("R19 MANY-3 a limit ends with its period after a clock that was ahead is set right", async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  onTestFinished(async () => {
    vi.useRealTimers();
    await pool.end();
    await database.close();
  });
  const rule = { name: "clock", count: 2, period: 60_000 };
  const take = () => createSharedLimit(pool, "s", rule).take("1.2.3.4");
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 86_400_000 });
  for (const wait of [0, 0, 60]) expect(await take()).toBe(wait);
  vi.setSystemTime(now);
  for (const wait of [0, 0, 60]) expect(await take()).toBe(wait);
});
