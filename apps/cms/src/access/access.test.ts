import type { Access, PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import config from "../payload.config.ts";
import { roles, type Role } from "./roles.ts";

const { collections, globals } = await config;

type Visitor = Role | "anonymous";

/** The documents that a rule allows when it does not allow all or none. The account of `requestOf` is 7. */
const filters = {
  own: { id: { equals: 7 } },
  answering: { role: { in: ["owner", "inbox"] } },
};
type Verdict = boolean | keyof typeof filters;

const requestOf = (visitor: Visitor) =>
  ({
    user: visitor === "anonymous" ? null : { id: 7, collection: "users", role: visitor },
  }) as PayloadRequest;

/** What a rule answers: whether it allows every document, or a filter. */
async function verdict(rule: Access | undefined, visitor: Visitor, data?: object) {
  const answer = await rule?.({ req: requestOf(visitor), ...(data && { data }) });
  return typeof answer === "object" ? answer : Boolean(answer);
}

/** The collections by the rules that they have. */
const kinds = {
  content: [
    ...["blogs", "charts", "education-resources", "frequently-asked-questions", "our-clients"],
    ...["our-featured-reports", "our-impacts", "our-partners", "our-services", "our-teams", "social-medias"],
    ...["testimonials", "tool-we-uses", "trends-in-markets", "words-in-markets"],
  ],
  translated: [
    ...["media", "blog-categories", "education-resource-categories", "faq-categories"],
    "words-in-market-categories",
  ],
  shared: ["redirects"],
  found: ["broken-links", "usage-counts"],
  links: ["preview-links"],
  inbox: ["contact-messages", "newsletter-subscribers"],
  record: ["audit-log"],
  hidden: ["form-receipts", "payload-jobs", "payload-kv", "second-factors"],
  users: ["users"],
};

/** Payload's own: locks (`guardLocks`), a person's own preferences, and migrations, which have no address. */
const ofPayload = ["payload-locked-documents", "payload-preferences", "payload-migrations"];

type Operation = "create" | "read" | "update" | "delete";

/** Rows: kind and operation; columns: owner, editor, translator, inbox. */
const table: [keyof typeof kinds, Operation, Verdict, Verdict, Verdict, Verdict][] = [
  ["content", "create", true, true, false, false],
  ["content", "read", true, true, true, false],
  ["content", "update", true, true, true, false],
  ["content", "delete", true, true, false, false],
  ["translated", "create", true, true, false, false],
  ["translated", "read", true, true, true, false],
  ["translated", "update", true, true, true, false],
  ["translated", "delete", true, true, false, false],
  ["shared", "create", true, true, false, false],
  ["shared", "read", true, true, true, false],
  ["shared", "update", true, true, false, false],
  ["shared", "delete", true, true, false, false],
  ["found", "create", false, false, false, false],
  ["found", "read", true, true, true, false],
  ["found", "update", false, false, false, false],
  ["found", "delete", false, false, false, false],
  ["links", "create", true, true, false, false],
  ["links", "read", true, true, true, false],
  ["links", "update", false, false, false, false],
  ["links", "delete", true, true, false, false],
  ["inbox", "create", false, false, false, false],
  ["inbox", "read", true, false, false, true],
  ["inbox", "update", true, false, false, true],
  ["inbox", "delete", true, false, false, true],
  ["record", "create", false, false, false, false],
  ["record", "read", true, false, false, false],
  ["record", "update", false, false, false, false],
  ["record", "delete", false, false, false, false],
  ["hidden", "create", false, false, false, false],
  ["hidden", "read", false, false, false, false],
  ["hidden", "update", false, false, false, false],
  ["hidden", "delete", false, false, false, false],
  ["users", "create", true, false, false, false],
  ["users", "read", true, "own", "own", "answering"],
  ["users", "update", true, "own", "own", "own"],
  ["users", "delete", true, false, false, false],
];

/** The globals by the rules that they have. */
const globalKinds = {
  page: [
    ...["home-page", "markets-page", "about-us", "our-mission", "our-vision", "core-values"],
    ...["privacy-policy", "terms-and-conditions"],
  ],
  settings: ["site-settings"],
  terms: ["house-terms"],
  accounts: ["account-rules"],
};

/** Payload's own record of planned tasks (`closeJobStats`). */
const globalOfPayload = ["payload-jobs-stats"];

/** As `table`. */
const globalTable: [
  keyof typeof globalKinds,
  "read" | "readVersions" | "update",
  boolean,
  boolean,
  boolean,
  boolean,
][] = [
  ["page", "read", true, true, true, false],
  ["page", "readVersions", true, true, true, false],
  ["page", "update", true, true, true, false],
  ["settings", "read", true, true, true, false],
  ["settings", "readVersions", true, true, true, false],
  ["settings", "update", true, true, false, false],
  ["terms", "read", true, true, true, false],
  ["terms", "update", true, true, false, false],
  ["accounts", "read", true, false, false, false],
  ["accounts", "update", true, false, false, false],
];

const cases = table.flatMap(([kind, operation, ...verdicts]) =>
  kinds[kind].flatMap((slug) =>
    roles.map((role, column) => ({ slug, operation, role, expected: verdicts[column] ?? false })),
  ),
);

const globalCases = globalTable.flatMap(([kind, operation, ...verdicts]) =>
  globalKinds[kind].flatMap((slug) =>
    roles.map((role, column) => ({ slug, operation, role, expected: verdicts[column] })),
  ),
);

const findCollection = (slug: string) => collections.find((collection) => collection.slug === slug);
const findGlobal = (slug: string) => globals.find((global) => global.slug === slug);
const sorted = (kindsOfSlugs: Record<string, string[]>) => Object.values(kindsOfSlugs).flat().toSorted();

describe("who may do what (B17)", () => {
  it.each(cases)("$role, $operation $slug: $expected", async ({ slug, operation, role, expected }) => {
    const found = await verdict(findCollection(slug)?.access[operation], role);
    expect(found).toEqual(typeof expected === "string" ? filters[expected] : expected);
  });

  it.each(globalCases)("$role, $operation $slug: $expected", async ({ slug, operation, role, expected }) => {
    expect(await verdict(findGlobal(slug)?.access[operation], role)).toBe(expected);
  });

  it("names every collection and every global", () => {
    expect(sorted({ ...kinds, ofPayload })).toEqual(collections.map(({ slug }) => slug).toSorted());
    expect(sorted({ ...globalKinds, globalOfPayload })).toEqual(globals.map(({ slug }) => slug).toSorted());
  });

  it.each(roles)("%s says that the content is no longer sample content: only an owner", async (role) => {
    const field = findGlobal("site-settings")?.flattenedFields.find(({ name }) => name === "sample_content");
    const rule = field && "access" in field ? field.access?.update : undefined;
    expect(await rule?.({ req: requestOf(role) })).toBe(role === "owner");
  });

  it.each(collections.map(({ slug }) => slug))("gives a stranger nothing in %s", async (slug) => {
    const rules = Object.entries(findCollection(slug)?.access ?? {});
    expect(rules.length).toBeGreaterThanOrEqual(4);
    for (const [operation, rule] of rules) {
      // Payload lets anyone try to create its own preferences and refuses in the endpoint.
      if (slug === "payload-preferences" && operation === "create") continue;
      expect(await verdict(rule, "anonymous"), operation).toBe(false);
    }
  });

  it.each(globals.map(({ slug }) => slug))("gives a stranger nothing in the page %s", async (slug) => {
    const rules = Object.entries(findGlobal(slug)?.access ?? {});
    expect(rules.length).toBeGreaterThanOrEqual(2);
    for (const [operation, rule] of rules) expect(await verdict(rule, "anonymous"), operation).toBe(false);
  });

  it.each([...kinds.content, ...globalKinds.page])("lets a translator save, not publish %s", async (slug) => {
    const rule = (findCollection(slug) ?? findGlobal(slug))?.access.update;
    expect(await verdict(rule, "translator", { title: "x" })).toBe(true);
    expect(await verdict(rule, "translator", { _status: "published" })).toBe(false);
    expect(await verdict(rule, "editor", { _status: "published" })).toBe(true);
  });

  it("answers 403 to whoever would register as the first user (B18)", async () => {
    const endpoints = findCollection("users")?.endpoints;
    const first = (endpoints || []).find(({ path }) => path === "/first-register");
    const answer = await first?.handler(requestOf("anonymous"));
    expect(answer?.status).toBe(403);
  });

  it("has no GraphQL", async () => {
    expect((await config).graphQL.disable).toBe(true);
  });
});
