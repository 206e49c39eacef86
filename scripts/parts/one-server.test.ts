import { expect, test } from "vitest";
import { becomeServer } from "./one-server.ts";
import { readSettings } from "./settings.ts";

test("INST-5 a server by itself is refused without a known name and what all servers share", async () => {
  const settings = readSettings({});
  await expect(becomeServer("sites", settings)).rejects.toThrow('not "sites"');
  await expect(becomeServer("site-3001", settings)).rejects.toThrow("needs BACKEND_URL, SITE_SIGNAL_SECRET");
  await expect(becomeServer("backend", settings)).rejects.toThrow("SITE_SIGNAL_URL");
});
