import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { scrape } from "@miqyas/http/testing/read-metrics";
import { noMail } from "../../apps/cms/server/mail/start-mail.ts";
import { createCmsMetrics } from "../../apps/cms/server/metrics.ts";
import { createRequestLog } from "../../apps/cms/server/request-log.ts";
import { openDatabase } from "../../apps/cms/server/shared/database.ts";
import { createSiteMetrics } from "../../apps/site/server/metrics.ts";
import { createAccessLog } from "../../apps/site/server/shared/access-log.ts";
import { findFreePort } from "./ports.ts";
import { root } from "./settings.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const rules = read("ops/prometheus/miqyas.rules.yml");
const dashboard = read("ops/grafana/miqyas.json");
const operating = read("docs/operating.md");

const away = () => {
  throw new Error("there is no queue");
};
const site = createSiteMetrics("http://127.0.0.1:1");
site.show({
  accessLog: createAccessLog({ info: () => undefined }),
  pages: { status: { degraded: false, oldestCopyAge: 0, pages: 0, bytes: 0 } },
  forms: { counts: away, status: away },
  lifecycle: { stopping: false },
});
const database = openDatabase();
const cms = createCmsMetrics({
  requests: createRequestLog(),
  database,
  mailer: () => noMail,
  findFault: () => Promise.resolve("database"),
});
afterAll(() => Promise.all([site.close(), cms.close(), database.end()]));

/** Names of the metrics that a server shows, with those of their buckets, sums and counts. */
async function namesOf(server: Pick<typeof cms, "serve">): Promise<string[]> {
  const port = await findFreePort();
  await server.serve({ port, host: "127.0.0.1", variable: "none" });
  const names = [...(await scrape(port)).names];
  return names.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
}

/** Names of metrics in an expression or a page. */
const findNames = (text: string) => new Set(text.match(/\b(?:miqyas|nodejs|process)_[a-z0-9_]+/g));

test("WATCH-3 the alerts, the dashboard and the page for operators name metrics that a server shows", async () => {
  const shown = new Set([...(await namesOf(site)), ...(await namesOf(cms))]);
  expect([...findNames(rules)].length).toBeGreaterThan(12);
  expect([...findNames(dashboard)].length).toBeGreaterThan(14);
  for (const text of [rules, dashboard, operating])
    expect([...findNames(text)].filter((name) => !shown.has(name))).toEqual([]);
  const own = [...shown].filter((name) => /^miqyas_.*(?<!_bucket|_sum|_count)$/.test(name));
  expect(own.filter((name) => !operating.includes(name.replace(/_(?:bytes|oldest_seconds)$/, "")))).toEqual(
    [],
  );
});

test("WATCH-3 every alert has its line in the page for operators, and no other", () => {
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  const lines = [...operating.matchAll(/^\| `(Miqyas\w+)` +\|/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(lines).toEqual(alerts);
});
