import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseEnvironment } from "../../apps/cms/src/env.ts";
import { readSettings as readSiteSettings } from "../../apps/site/server/shared/env.ts";
import { longestStop } from "./service.ts";
import { readSettings, root } from "./settings.ts";

const unit = path.join(root, "ops/systemd/miqyas.service");
const program = "/usr/bin/systemd-analyze";

const single = unit.replace(".service", "@.service");
const backup = path.join(root, "ops/systemd/miqyas-backup.service");

describe.skipIf(!existsSync(program))("INST-2 the units of the service and of its backups", () => {
  test("are understood by systemd, without a warning", () => {
    const sockets = unit.replace(".service", ".socket");
    const files = [unit, single, sockets, backup, backup.replace(".service", ".timer")];
    // Other units of the machine may have faults of their own.
    const { status, stderr } = spawnSync(program, ["verify", ...files], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("miqyas"))).toEqual([]);
    expect(status).toBe(0);
  });

  test("leave few ways to do harm: an exposure of at most 2 of 10", () => {
    for (const file of [unit, single, backup]) {
      const args = ["security", "--offline=yes", "--threshold=20", "--no-pager", file];
      const report = execFileSync(program, args, { encoding: "utf8", stdio: "pipe" });
      expect(report).toMatch(/Overall exposure level for miqyas(?:@i|-backup)?\.service: [01]\.\d OK/);
    }
  });
});

test.each([
  // The backend and the site, with time for the database between them.
  ["the service", unit, 2],
  ["one server", single, 1],
])("INST-2 %s is started again whenever it ends, and stopped in order", (_name, file, servers) => {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^Restart=always$/m);
  expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
  // Only the first process gets the signal; what is left at the end is killed.
  expect(text).toMatch(/^KillMode=mixed$/m);
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]);
  expect(seconds * 1000).toBeGreaterThan(servers * longestStop);
});

test("INST-5 a server by itself may do what the whole service may", () => {
  const sandboxOf = (file: string) => {
    const text = readFileSync(file, "utf8");
    return text.slice(text.indexOf("LimitNOFILE="), text.indexOf("[Install]"));
  };
  expect(sandboxOf(single)).toBe(sandboxOf(unit));
});

test("INST-2 the settings that are shipped are ones that every server takes, also those that are commented out", () => {
  const file = readFileSync(path.join(root, "ops/systemd/miqyas.env"), "utf8");
  const given = Object.fromEntries(
    [...file.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  expect(Object.keys(given)).toContain("SMTP_URL");
  expect(readSiteSettings(given)).toMatchObject({ SITE_ORIGIN: "https://www.example.com", secure: true });
  expect(parseEnvironment(given)).toMatchObject({
    CMS_ORIGIN: "https://cms.example.com",
    secureCookies: true,
  });
  expect(readSettings({ ...process.env, ...given }).DATA_DIR).toBe("/var/lib/miqyas");
  // The unit may write nowhere else.
  expect(readFileSync(unit, "utf8")).toMatch(/^StateDirectory=miqyas$/m);
});
