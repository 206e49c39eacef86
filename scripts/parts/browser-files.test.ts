import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./settings.ts";

/** What browsers load of the site and of the admin. */
const folders = ["apps/site/build/client", "apps/cms/.next/static"];
/** Names of variables with secrets, addresses with a password, and keys. */
const secrets =
  /PAYLOAD_SECRET|SITE_SIGNAL_SECRET|DATABASE_(?:DIRECT_)?URL|DATABASE_PASSWORD|SMTP_URL|S3_SECRET|S3_ACCESS_KEY|CDN_PURGE_TOKEN|OWNER_PASSWORD|postgres(?:ql)?:\/\/\w|-----BEGIN|\bAKIA[0-9A-Z]{16}\b/;

test("S5 no file that browsers load names or contains a secret", ({ skip }) => {
  if (folders.some((folder) => !existsSync(path.join(root, folder)))) return skip("The builds are missing");
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{js,css,json,html,map}`, { cwd: root }).map((file) => path.join(root, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => secrets.test(readFileSync(file, "utf8")))).toEqual([]);
});
