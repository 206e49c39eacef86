import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { serve } from "@miqyas/http/testing/serve";
import { parseMetrics, scrape } from "@miqyas/http/testing/read-metrics";
import type { MailStatus } from "../../apps/cms/server/mail/mailer.ts";
import { createMessageSource } from "../../apps/cms/server/mail/message-source.ts";
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

/** Mails of messages with every result. */
const { name: kind } = createMessageSource({ cmsOrigin: "https://cms.example", host: "cms.example" });
const results: MailStatus["results"] = [
  { kind, result: "sent", count: 1 },
  { kind, result: "refused", count: 1 },
  { kind, result: "failed", count: 1 },
];

// Both servers have done something of each kind, so that every label has its values.
const backend = await serve((_request, reply) => reply.code(503).send());
const site = createSiteMetrics(backend.url);
const accessLog = createAccessLog({ info: () => undefined });
site.show({
  accessLog,
  breakers: { open: 0 },
  pages: { status: { degraded: false, oldestCopyAge: 0, pages: 0, bytes: 0 } },
  forms: {
    counts: () => ({
      ...{ waiting: 1, delivered: 1, confirmed: 1, deadLetters: 1 },
      ...{ quarantined: 0, oldestWaiting: null },
    }),
    status: () => ({ available: true, depth: 1, oldestAge: 1000, deadLetters: 1, paused: false }),
  },
  lifecycle: { stopping: false },
});
accessLog.answered({ route: "/healthz", status: 200, ms: 1 });
accessLog.answered({ route: "/Aboutus", status: 503, ms: 1, cache: "miss" });
site.timeRender(Promise.resolve({ missing: "nothing" }));
site.published(1);
await fetch(`${backend.url}/api/v1/blogs`);
await backend.close();
await fetch(`${backend.url}/api/v1/blogs`).catch(() => undefined);

const database = openDatabase();
const cms = createCmsMetrics({
  requests: createRequestLog(),
  database,
  mailer: () => ({
    ...noMail,
    status: () => ({ isDown: false, results }),
    countWaiting: () => Promise.resolve([{ kind, waiting: 1 }]),
  }),
  findFault: () => Promise.resolve("database"),
});
afterAll(() => Promise.all([site.close(), cms.close(), database.end()]));

async function scrapeOf(server: Pick<typeof cms, "serve">): Promise<string> {
  const port = await findFreePort();
  await server.serve({ port, host: "127.0.0.1", variable: "none" });
  return (await scrape(port)).text;
}

const scraped = [await scrapeOf(site), await scrapeOf(cms)];

/** Names of the metrics that the servers show, with those of their buckets, sums and counts. */
const shown = new Set(
  scraped.flatMap((text) =>
    [...parseMetrics(text).names].flatMap((name) => [
      ...[name, `${name}_bucket`, `${name}_sum`, `${name}_count`],
    ]),
  ),
);

/** The values of each label that the servers show, by metric. */
const labels = new Map<string, Map<string, Set<string>>>();
for (const [, name = "", list = ""] of scraped.join("\n").matchAll(/^(\w+)\{([^}]*)\}/gm)) {
  const ofMetric = labels.get(name) ?? new Map<string, Set<string>>();
  labels.set(name, ofMetric);
  for (const [, label = "", value = ""] of list.matchAll(/(\w+)="([^"]*)"/g))
    ofMetric.set(label, (ofMetric.get(label) ?? new Set()).add(value));
}

/** Names of metrics in an expression or a page. */
const findNames = (text: string) => new Set(text.match(/\b(?:miqyas|nodejs|process)_[a-z0-9_]+/g));

test("WATCH-3 the alerts, the dashboard and the page for operators name metrics that a server shows", () => {
  expect([...findNames(rules)].length).toBeGreaterThan(12);
  expect([...findNames(dashboard)].length).toBeGreaterThan(14);
  for (const text of [rules, dashboard, operating])
    expect([...findNames(text)].filter((name) => !shown.has(name))).toEqual([]);
  const own = [...shown].filter((name) => /^miqyas_.*(?<!_bucket|_sum|_count)$/.test(name));
  expect(own.filter((name) => !operating.includes(name.replace(/_(?:bytes|oldest_seconds)$/, "")))).toEqual(
    [],
  );
});

/** Which of the values that a condition names no server gives: `=~"5xx|failed"` names two. */
const unknownValues = (known: ReadonlySet<string>, operator: string, value: string): string[] =>
  (operator.endsWith("~") ? value.split("|") : [value]).filter((one) => {
    const fits = operator.endsWith("~") ? new RegExp(`^(?:${one})$`) : null;
    return ![...known].some((known) => fits?.test(known) ?? known === one);
  });

test("WATCH-3 the alerts and the dashboard ask for labels and values that a server gives", () => {
  const expressions = rules + dashboard.replaceAll('\\"', '"');
  const wrong: string[] = [];
  let asked = 0;
  for (const [, name = "", conditions = ""] of expressions.matchAll(/\b(\w+)\{(\w+[=!][^}]*)\}/g))
    for (const [condition, label = "", operator = "", value = ""] of conditions.matchAll(
      /(\w+)(=~|!~|!=|=)"([^"]*)"/g,
    )) {
      // Prometheus adds this label.
      if (label === "job") continue;
      asked += 1;
      const known = labels.get(name)?.get(label) ?? new Set();
      if (unknownValues(known, operator, value).length > 0) wrong.push(`${name}{${condition}}`);
    }
  for (const [sum, list = "", name = ""] of expressions.matchAll(/\bby \(([^)]*)\) \((?:\w+\()?(\w+)/g))
    for (const label of list.split(", ")) {
      asked += 1;
      if (!labels.get(name)?.has(label)) wrong.push(sum);
    }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(30);
});

test("WATCH-3 every alert has its line in the page for operators, and no other", () => {
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  const lines = [...operating.matchAll(/^\| `(Miqyas\w+)` +\|/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(lines).toEqual(alerts);
});
