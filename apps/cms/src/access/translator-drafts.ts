import { Forbidden, type Access, type PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { findRole, only } from "./roles.ts";

const publishes = (data: unknown) => propertyOf(data, "_status") === "published";

/** A translator may change a document as long as the change does not publish it. */
export const translatorDraftsOrEditors: Access = (args) =>
  only("owner", "editor")(args) || (findRole(args.req) === "translator" && !publishes(args.data));

interface Operation {
  args?: unknown;
  operation: string;
  overrideAccess?: boolean;
  req: PayloadRequest;
}

/**
 * Refuses a translator's change unless it saves a draft. A translator never changes the published text, and
 * moves nothing into or out of the trash. A version is restored in both languages at once, so translators
 * restore none.
 */
export function translatorsOnlySaveDrafts({ args, operation, overrideAccess, req }: Operation): void {
  if (overrideAccess || findRole(req) !== "translator") return;
  if (operation === "restoreVersion") throw new Forbidden(req.t);
  if (operation !== "update") return;
  const data = propertyOf(args, "data");
  const movesTrash = Boolean(propertyOf(data, "deletedAt")) || propertyOf(args, "trash") === true;
  const isDraft = propertyOf(args, "draft") === true;
  if (!isDraft || publishes(data) || movesTrash) throw new Forbidden(req.t);
}
