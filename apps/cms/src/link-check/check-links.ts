import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { env } from "../env.ts";
import { propertyOf } from "../property-of.ts";
import { entryPath, findEntryAt, findLiveRow, isPublic } from "../redirects/entry-address.ts";
import { isAnswered } from "../redirects/redirect-rules.ts";
import { isEntryLink, linkedEntry, linkedId } from "../rich-text/links.ts";
import { ownKey } from "../rich-text/own-links.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import { isPublicIn } from "../translation/public-languages.ts";
import { inTransaction, lockName } from "../versions/lock-entry.ts";
import { askAddress, type LinkAnswer } from "./ask-address.ts";
import type { LinkProblem } from "./link-problems.ts";
import { collectLinks, type PublishedLink } from "./collect-links.ts";

/** Hosts asked at the same time. One host gets one request at a time. */
const hostsAtOnce = 4;
/** Most addresses of one host that are asked per run. */
const mostPerHost = 100;

type Ask = (address: string) => Promise<LinkAnswer>;

const askPublic: Ask = (address) => askAddress(address, { agent: `MiqyasLinkCheck/1 (+${env.SITE_ORIGIN})` });

interface Target {
  /** The address as staff read it. */
  address: string;
  /** What is wrong; `undefined` when nothing is. */
  problem: LinkProblem | undefined;
}

/** What a link names: an entry, in the language of the text. */
interface Named extends Pick<PublishedLink, "language"> {
  linked: ReturnType<typeof linkedEntry>;
}

/** A link to an entry, by its published row. */
async function checkEntry(req: PayloadRequest, { linked, language }: Named): Promise<Target> {
  const value = linked && linkedId(linked);
  const row = linked && value !== undefined ? await findLiveRow(req, { ...linked, value }) : null;
  if (!linked || !row) return { address: "", problem: "missing" };
  return {
    address: entryPath(linked.relationTo, row),
    problem: isPublic(row) && isPublicIn(row, language) ? undefined : "unpublished",
  };
}

/** What is wrong with a path of the site. */
async function checkPath(req: PayloadRequest, key: string): Promise<LinkProblem | undefined> {
  const entry = await findEntryAt(req, key);
  if (entry) return isPublic(entry.row) ? undefined : "unpublished";
  return (await isAnswered(req, key)) ? undefined : "missing";
}

/** Asks once about each thing. */
function onceEach<Thing, Answer>(ask: (thing: Thing) => Promise<Answer>): (thing: Thing) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (thing) => {
    const key = JSON.stringify(thing);
    const answer = answers.get(key) ?? ask(thing);
    answers.set(key, answer);
    return answer;
  };
}

/**
 * Asks other sites: several hosts at once, the addresses of one host one after another. There is no answer of an address
 * that was not asked, and none at all while this machine is offline.
 */
async function askAll(addresses: Iterable<string>, ask: Ask): Promise<Map<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const hosts = [...Map.groupBy(new Set(addresses), (address) => new URL(address).host).values()];
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const address of host.slice(0, mostPerHost)) answers.set(address, await ask(address));
  };
  const hostCount = hosts.length;
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  // When no site at all answers, this machine is offline.
  const isOffline = hostCount > 1 && [...answers.values()].every((answer) => answer === "unreachable");
  return isOffline ? new Map() : answers;
}

const isForeign = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

/** Finds the links in published texts that lead nowhere. */
async function findProblems(req: PayloadRequest, ask: Ask) {
  const links = await collectLinks(req);
  const checkEntryOnce = onceEach((named: Named) => checkEntry(req, named));
  const checkPathOnce = onceEach((key: string) => checkPath(req, key));
  const addressOf = ({ node }: PublishedLink) => textOf(propertyOf(node.fields, "url"));
  const foreign = links.map(addressOf).filter((address) => isForeign(address) && ownKey(address) === null);
  const answers = await askAll(foreign, ask);
  const found: (Omit<PublishedLink, "node"> & { address: string; problem: LinkProblem })[] = [];
  const unasked = new Set<string>();
  for (const link of links) {
    const address = addressOf(link);
    const key = isEntryLink(link.node) ? null : ownKey(address);
    const { node: _node, ...about } = link;
    const isOnOtherSite = !isEntryLink(link.node) && key === null && isForeign(address);
    if (isOnOtherSite && !answers.has(address)) unasked.add(linkOf({ ...about, address }));
    const answer = answers.get(address) ?? "fine";
    const target: Target = isEntryLink(link.node)
      ? await checkEntryOnce({ linked: linkedEntry(link.node), language: link.language })
      : key !== null
        ? { address, problem: await checkPathOnce(key) }
        : { address, problem: answer === "fine" ? undefined : answer };
    if (target.problem) found.push({ ...about, address: target.address, problem: target.problem });
  }
  return { checked: links.length, found, unasked };
}

/** The same link, in one run and the next. */
const linkOf = (row: object) =>
  JSON.stringify(
    ["place", "entry", "language", "address", "words"].map((name) => propertyOf(row, name) ?? ""),
  );

/** The same link with the same fault. */
const keyOf = (row: object) => `${linkOf(row)} ${String(propertyOf(row, "problem"))}`;

const collection = "broken-links";

type Found = Awaited<ReturnType<typeof findProblems>>;

/**
 * Brings the stored rows up to date, each link with its fault once. Two runs wait for each other here: a backend that lost
 * its turn goes on while another one checks the links again.
 */
async function storeProblems(req: PayloadRequest, { found, unasked }: Found): Promise<void> {
  const { payload } = req;
  await inTransaction(req, async () => {
    await lockName(req, collection);
    const { docs } = await payload.find({ collection, pagination: false, depth: 0, sort: "id", req });
    const now = new Map(found.map((row) => [keyOf(row), row]));
    const kept = new Set<string>();
    for (const doc of docs) {
      const key = keyOf(doc);
      if (!kept.has(key) && (now.has(key) || unasked.has(linkOf(doc)))) kept.add(key);
      else await payload.delete({ collection, id: doc.id, req });
    }
    for (const [key, row] of now) if (!kept.has(key)) await payload.create({ collection, data: row, req });
  });
}

/**
 * Checks every link in the published texts: to entries and pages of the site in the database, to other sites by asking
 * them. Writes the broken ones to the collection `broken-links`, where `createdAt` tells since when. What could not be asked
 * this time stays as it was. Returns the numbers.
 */
export async function checkLinks(payload: Payload, ask: Ask = askPublic) {
  const req = await createLocalReq({}, payload);
  const problems = await findProblems(req, ask);
  const { checked } = problems;
  await storeProblems(req, problems);
  const { totalDocs: broken } = await payload.count({ collection });
  payload.logger.info({ event: "links_checked", checked, broken });
  return { checked, broken };
}
