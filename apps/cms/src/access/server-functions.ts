import { Forbidden } from "payload";
import type { ServerFunction } from "payload";
import { propertyOf } from "../property-of.ts";
import { contentAccess } from "./content-access.ts";
import { mayChange } from "./lock-access.ts";

/** Lets only those who may publish plan a publication, or take a plan back. Payload asks for no more than a session. */
export const onlyByPublishers =
  <Args extends object>(plan: ServerFunction<Args>): ServerFunction<Args, Promise<unknown>> =>
  async (args) => {
    const { req } = args;
    const mayPublish = await contentAccess.update({ req, data: { _status: "published" } });
    if (!mayPublish) throw new Forbidden(req.t);
    return plan(args);
  };

/** Lets a form lock only what its person may change. Payload locks whatever the browser names. */
export const lockingWhatMayBeChanged =
  <Args extends object>(build: ServerFunction<Args>): ServerFunction<Args, Promise<unknown>> =>
  async (args) => {
    const kinds = [propertyOf(args, "collectionSlug"), propertyOf(args, "globalSlug")].filter(Boolean);
    const verdicts = await Promise.all(
      kinds.map((kind) => mayChange(args.req, kind, propertyOf(args, "id"))),
    );
    const returnLockStatus = propertyOf(args, "returnLockStatus") === true && verdicts.every(Boolean);
    return build({ ...args, returnLockStatus });
  };
