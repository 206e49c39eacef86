import { locales, readId } from "@miqyas/contract";
import { Forbidden } from "payload";
import type { PayloadRequest, ServerFunction } from "payload";
import { hasScheduledPublishEnabled } from "payload/shared";
import * as v from "valibot";
import { propertyOf } from "../property-of.ts";
import { contentAccess } from "./content-access.ts";
import { may } from "./lock-access.ts";

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => readId(String(value)) !== undefined),
);
const unset = v.optional(v.never());
const times = {
  type: v.picklist(["publish", "unpublish"]),
  date: v.date(),
  localeToPublish: v.optional(v.picklist(locales)),
  deleteID: v.optional(id),
};

/** What the back office sends: a plan of an entry, a plan of a page, or the id of a plan that is taken back. */
const planRequest = v.union([
  v.object({ ...times, doc: v.object({ relationTo: v.string(), value: id }), global: unset }),
  v.object({ ...times, doc: unset, global: v.string() }),
  v.object({ deleteID: id, doc: unset, global: unset, date: unset }),
]);

/** Whether a plan has a time, and names what can be published. Payload stores whatever the browser sends. */
function isPlan(args: { req: PayloadRequest }): boolean {
  const { success, output } = v.safeParse(planRequest, args);
  if (!success) return false;
  const { doc, global } = output;
  if (!doc && global === undefined) return true;
  const { collections, globals } = args.req.payload.config;
  const named = doc
    ? collections.find(({ slug }) => slug === doc.relationTo)
    : globals.find(({ slug }) => slug === global);
  return named !== undefined && hasScheduledPublishEnabled(named);
}

/** Lets only those who may publish plan a publication, or take a plan back. Payload asks for no more than a session. */
export const onlyByPublishers =
  <Args extends object>(plan: ServerFunction<Args>): ServerFunction<Args, Promise<unknown>> =>
  async (args) => {
    const { req } = args;
    const mayPublish = await contentAccess.update({ req, data: { _status: "published" } });
    if (!mayPublish || !isPlan(args)) throw new Forbidden(req.t);
    return plan(args);
  };

/** The kinds of entries and the pages that a call is about. That for one field names them like `collection.blogs.title`. */
function kindsIn(args: object): unknown[] {
  const [type, slug] = String(propertyOf(args, "schemaPath")).split(".");
  const ofField = type === "collection" || type === "global" ? slug : undefined;
  return [propertyOf(args, "collectionSlug"), propertyOf(args, "globalSlug"), ofField].filter(Boolean);
}

async function mayAll(act: "read" | "update", args: { req: PayloadRequest }): Promise<boolean> {
  const verdicts = kindsIn(args).map((kind) => may(act, args.req, kind, propertyOf(args, "id") ?? undefined));
  return (await Promise.all(verdicts)).every(Boolean);
}

/**
 * Shows a form, or a field of it, to those who may read its entry. Parts of it read with the rights of the server. Without a
 * session Payload refuses by itself, with an answer that its form understands.
 */
export const ofWhatMayBeRead =
  <Args extends object>(build: ServerFunction<Args>): ServerFunction<Args, Promise<unknown>> =>
  async (args) => {
    if (args.req.user && !(await mayAll("read", args))) throw new Forbidden(args.req.t);
    return build(args);
  };

/** Lets a form lock only what its person may change. Payload locks whatever the browser names. */
export const lockingWhatMayBeChanged =
  <Args extends object>(build: ServerFunction<Args>): ServerFunction<Args, Promise<unknown>> =>
  async (args) => {
    const returnLockStatus = propertyOf(args, "returnLockStatus") === true && (await mayAll("update", args));
    return build({ ...args, returnLockStatus });
  };
