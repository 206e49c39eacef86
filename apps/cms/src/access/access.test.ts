import type { Access, PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import config from "../payload.config.ts";
import { roles, type Role } from "./roles.ts";

const { collections, globals } = await config;

type Visitor = Role | "anonymous";
type Verdict = boolean | "some";

const requestOf = (visitor: Visitor) =>
  ({
    user: visitor === "anonymous" ? null : { id: 7, collection: "users", role: visitor },
  }) as PayloadRequest;

async function verdict(rule: Access | undefined, visitor: Visitor, data?: object): Promise<Verdict> {
  const answer = await rule?.({ req: requestOf(visitor), ...(data && { data }) });
  return typeof answer === "object" ? "some" : Boolean(answer);
}

const kinds = {
  content: ["blogs", "our-services", "our-featured-reports", "frequently-asked-questions", "social-medias"],
  translated: ["media", "blog-categories", "faq-categories"],
  shared: ["redirects"],
  found: ["broken-links", "usage-counts"],
  links: ["preview-links"],
  inbox: ["contact-messages", "newsletter-subscribers"],
  hidden: ["form-receipts", "payload-jobs"],
  users: ["users"],
};

type Operation = "create" | "read" | "update" | "delete";

/** Rows: kind and operation; columns: owner, editor, translator, inbox. "some" is a filter on documents. */
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
  ["hidden", "create", false, false, false, false],
  ["hidden", "read", false, false, false, false],
  ["hidden", "update", false, false, false, false],
  ["hidden", "delete", false, false, false, false],
  ["users", "create", true, false, false, false],
  ["users", "read", true, "some", "some", "some"],
  ["users", "update", true, "some", "some", "some"],
  ["users", "delete", true, false, false, false],
];

const cases = table.flatMap(([kind, operation, ...verdicts]) =>
  kinds[kind].flatMap((slug) =>
    roles.map((role, column) => ({ slug, operation, role, expected: verdicts[column] })),
  ),
);

const findCollection = (slug: string) => collections.find((collection) => collection.slug === slug);

describe("who may do what (B17)", () => {
  it.each(cases)("$role, $operation $slug: $expected", async ({ slug, operation, role, expected }) => {
    expect(await verdict(findCollection(slug)?.access[operation], role)).toBe(expected);
  });

  it.each(collections.map(({ slug }) => slug))("gives a stranger nothing in %s", async (slug) => {
    const rules = Object.entries(findCollection(slug)?.access ?? {});
    expect(rules.length).toBeGreaterThanOrEqual(4);
    for (const [operation, rule] of rules) {
      // Payload lets anyone try to create its own preferences and refuses in the endpoint.
      if (slug === "payload-preferences" && operation === "create") continue;
      expect(await verdict(rule as Access, "anonymous"), operation).toBe(false);
    }
  });

  it.each(globals.map(({ slug }) => slug))("gives a stranger nothing in the page %s", async (slug) => {
    const rules = globals.find((global) => global.slug === slug)?.access ?? {};
    for (const [operation, rule] of Object.entries(rules))
      expect(await verdict(rule as Access, "anonymous"), operation).toBe(false);
  });

  it("lets a translator save, not publish", async () => {
    const rule = findCollection("blogs")?.access.update;
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
