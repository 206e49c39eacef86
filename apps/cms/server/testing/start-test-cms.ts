import type { Payload } from "payload";
import { afterAll } from "vitest";
import { createTestDatabase, startPayload, stopPayload, type TestDatabase } from "./test-database.ts";

/**
 * Starts Payload on a new database, both for this test file: `const { payload } = await startTestCms();`. They end after
 * the hooks and tests of the file. Import what reads `env.ts` after this call, not before.
 */
export async function startTestCms(): Promise<{ payload: Payload; database: TestDatabase }> {
  const database = await createTestDatabase();
  const payload = await startPayload();
  afterAll(async () => {
    await stopPayload(payload);
    await database.close();
  });
  return { payload, database };
}
