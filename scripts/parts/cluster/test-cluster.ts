import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { contactMessage } from "@miqyas/contract";
import { judgeLoad } from "../../../apps/site/server/forms/testing/crash/judge-load.ts";
import { startLoad } from "../../../apps/site/server/forms/testing/crash/outbox-load.ts";
import { goals } from "../goals.ts";
import { callAsStaff, signIn } from "../staff-calls.ts";
import { ask, longestWait, waitUntil } from "./database.ts";
import { testOwner as owner } from "../test-owner.ts";
import type { Cluster, Member } from "./start-cluster.ts";

export interface ClusterLoad {
  messages: number;
  /** Visitors who send them, each one message after the other. */
  clients: number;
  /** Messages that they begin per second. */
  rate: number;
  publishes: number;
}

/** What was measured. */
export interface ClusterFigures {
  /** Names of what went wrong. */
  failures: string[];
  /** Times from a publish until all sites that live show it, ms, in order of size. */
  visible: number[];
  /** What took longer than a second, with the processes that were killed in the ten seconds before. */
  slow: string[];
  seconds: number;
  /** Messages acknowledged per second while they were sent. */
  rate: number;
  kills: number;
}

const Row = v.object({ ...contactMessage.entries, idempotency_key: v.string() });
const page = "/trends/1";

/**
 * Visitors send messages and an editor publishes, while each process is killed in turn and the standby takes over.
 * Every acknowledged message is then in the database once, every publish is on every site, and the editor's session is the
 * one from before.
 */
export async function testCluster(cluster: Cluster, load: ClusterLoad): Promise<ClusterFigures> {
  const { siteUrl, cmsUrl, databaseUrl, sites, backends, balancer, store, failOver } = cluster;
  const failures: string[] = [];
  const began = performance.now();
  const cookie = await signIn(cmsUrl, owner);
  /** When the sites and the balancer answered again after they were killed; `null` while one is away. */
  const alive = new Map<Member, number | null>([...sites, balancer].map((member) => [member, began]));
  const visible: number[] = [];
  const slow: string[] = [];
  const killed: { name: string; at: number }[] = [];

  async function killAndStart(member: Member): Promise<void> {
    killed.push({ name: member.name, at: performance.now() });
    if (alive.has(member)) alive.set(member, null);
    await member.kill();
    await pause(200);
    await member.start();
    if (alive.has(member)) alive.set(member, performance.now());
  }

  const describeKills = (published: number) =>
    killed
      .filter(({ at }) => at > published - 10_000)
      .map(({ name, at }) => `${name} killed ${Math.round(at - published)} ms after it`)
      .join(", ");

  /** Publishes until it is confirmed. Returns when that was. */
  async function publish(title: string): Promise<number> {
    await waitUntil(`“${title}” is published`, async () => {
      const change = { title, _status: "published" };
      const { ok } = await callAsStaff(cmsUrl, cookie, "PATCH", "/api/trends-in-markets/1?locale=en", change);
      return ok;
    });
    return performance.now();
  }

  /**
   * Resolves with the time until a site shows a title, to 50 ms, counted from the publish, from its own return, or from that
   * of the balancer before the backends.
   */
  async function watch(site: Member, title: string, published: number): Promise<number> {
    for (const until = performance.now() + longestWait; performance.now() < until; await pause(50)) {
      const text = await fetch(`${site.url}${page}`, { signal: AbortSignal.timeout(15_000) }).then(
        (response) => response.text(),
        () => "",
      );
      const since = alive.get(site);
      if (text.includes(title) && typeof since === "number")
        return Math.max(0, performance.now() - Math.max(published, since, alive.get(balancer) ?? 0));
    }
    return Infinity;
  }

  async function edit(): Promise<void> {
    for (let number = 1; number <= load.publishes; number += 1) {
      const title = `Title ${number} of ${load.publishes}`;
      const published = await publish(title);
      const times = await Promise.all(sites.map((site) => watch(site, title, published)));
      const longest = Math.max(...times);
      visible.push(longest);
      if (longest > goals.clusterVisible.limit)
        slow.push(`“${title}” after ${Math.round(longest)} ms; ${describeKills(published)}`);
      if (times.includes(Infinity)) failures.push(`“${title}” was not on every site within three minutes`);
    }
  }

  const messages = startLoad(siteUrl, load.messages, load.clients, load.rate);
  let isSending = true;
  let rate = 0;
  const sent = messages.finished.finally(() => {
    isSending = false;
    rate = messages.references.size / ((performance.now() - began) / 1000);
  });
  sent.catch(() => undefined);
  let isEditing = true;
  const edited = edit().finally(() => (isEditing = false));
  edited.catch(() => undefined);
  // Each once, then on and on while there is work; the database in the middle of the first round.
  const order = [sites[0], backends[0], balancer, store, sites[1], backends[1], sites[2]];
  for (let turn = 0; turn < order.length || isSending || isEditing; turn += 1) {
    const member = order[turn % order.length];
    if (member) await killAndStart(member);
    if (turn === 3) {
      killed.push({ name: "the primary", at: performance.now() });
      await failOver();
    }
    await pause(300);
  }
  await Promise.all([sent, edited]);

  const stored = async () => {
    const statement =
      "SELECT name, email, message, phone, idempotency_key FROM contact_messages WHERE idempotency_key IS NOT NULL";
    const rows = v.parse(v.array(Row), await ask(databaseUrl, statement));
    return rows.map(({ idempotency_key: key, ...body }) => ({ key, body }));
  };
  await waitUntil("all messages are delivered", async () => (await stored()).length >= load.messages).catch(
    () => undefined,
  );
  for (const [fault, keys] of Object.entries(judgeLoad(messages, await stored())))
    if (keys.length > 0) failures.push(`${keys.length} messages ${fault}`);
  if (messages.references.size !== load.messages)
    failures.push(`${load.messages - messages.references.size} messages were never acknowledged`);
  if ((await whoAmI(cmsUrl, cookie)) !== owner.email) failures.push("the session was lost");
  if (!(await hasPicture(siteUrl))) failures.push("the picture of the trend is not served");
  return {
    failures,
    visible: visible.toSorted((one, other) => one - other),
    seconds: (performance.now() - began) / 1000,
    ...{ slow, rate, kills: killed.length },
  };
}

const Me = v.object({ user: v.nullable(v.object({ email: v.string() })) });

async function whoAmI(cmsUrl: string, cookie: string): Promise<string | undefined> {
  const response = await callAsStaff(cmsUrl, cookie, "GET", "/api/users/me");
  return v.parse(Me, await response.json()).user?.email;
}

/** Whether the picture of the page comes from the bucket, through backend and site. */
async function hasPicture(siteUrl: string): Promise<boolean> {
  const text = await (await fetch(`${siteUrl}${page}`)).text();
  const address = /\/media\/[0-9a-f]{24}[-\w]*\.\w+/.exec(text)?.[0];
  return address !== undefined && (await fetch(`${siteUrl}${address}`)).ok;
}
