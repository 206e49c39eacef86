import { readId } from "@miqyas/contract";
import { Forbidden, NotFound } from "payload";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { announceAfterCommit } from "../publishing/after-commit.ts";
import { findRole } from "../access/roles.ts";
import { privateJson, readJsonBody } from "../endpoint.ts";
import { refusalOf } from "../refusal.ts";
import { inTransaction, lockEntry } from "../versions/lock-entry.ts";
import { findEntryRows } from "./entry-rows.ts";
import { updateLanguageStates } from "./keep-language-states.ts";

const translators = ["owner", "editor", "translator"];

const changedMeanwhile = {
  en: "The entry has changed meanwhile. Please compare both texts once more.",
  ar: "تغيّرت المادة في هذه الأثناء. يُرجى مقارنة النصّين مرة أخرى.",
};

/**
 * `POST /api/{collection}/{id}/checked` with `seen`, the time of the newest version (`updatedAt`) as it was read: a member
 * of staff has compared the translation with the source text, and it needs no change. It is no longer outdated. A save at the
 * same moment is waited for, or it would lose its time and states; after a later save than the one seen the call is refused.
 */
export const checkEndpoint = (slug: string): Endpoint => ({
  path: "/:id/checked",
  method: "post",
  handler: async (req) => {
    if (!translators.includes(findRole(req) ?? "")) throw new Forbidden(req.t);
    const id = readId(String(req.routeParams?.id));
    const collection = req.payload.config.collections.find((one) => one.slug === slug);
    const body = await readJsonBody(req, v.object({ seen: v.string() }));
    if (id === undefined || !collection) throw new NotFound(req.t);
    if (!body) throw refusalOf(req, changedMeanwhile);
    const { en_state, ar_state } = await inTransaction(req, async () => {
      await lockEntry({ args: { id }, collection, operation: "update", req });
      const rows = await findEntryRows(collection.slug, id, req);
      if (!rows) throw new NotFound(req.t);
      if (rows.newest.updatedAt !== body.seen) throw refusalOf(req, changedMeanwhile);
      const states = await updateLanguageStates(collection, id, "checked", req);
      if (!states) throw new NotFound(req.t);
      await announceAfterCommit(req, slug);
      return states;
    });
    return privateJson({ en_state, ar_state });
  },
});
