import { readId } from "@miqyas/contract";
import { commitTransaction, Forbidden, initTransaction, killTransaction, NotFound } from "payload";
import type { Endpoint } from "payload";
import { announceAfterCommit } from "../publishing/after-commit.ts";
import { findRole } from "../access/roles.ts";
import { privateJson } from "../endpoint.ts";
import { lockEntry } from "../versions/lock-entry.ts";
import { updateLanguageStates } from "./keep-language-states.ts";

const translators = ["owner", "editor", "translator"];

/**
 * `POST /api/{collection}/{id}/checked`: a member of staff has compared the translation with the source text, and it
 * needs no change. It is no longer outdated. A save at the same moment is waited for, or it would lose its time and states.
 */
export const checkEndpoint = (slug: string): Endpoint => ({
  path: "/:id/checked",
  method: "post",
  handler: async (req) => {
    if (!translators.includes(findRole(req) ?? "")) throw new Forbidden(req.t);
    const id = readId(String(req.routeParams?.id));
    const collection = req.payload.config.collections.find((one) => one.slug === slug);
    if (id === undefined || !collection) throw new NotFound(req.t);
    await initTransaction(req);
    try {
      await lockEntry({ args: { id }, collection, operation: "update", req });
      const kept = await updateLanguageStates(collection, id, "checked", req);
      if (!kept) throw new NotFound(req.t);
      await announceAfterCommit(req, slug);
      await commitTransaction(req);
      const { en_state, ar_state } = kept;
      return privateJson({ en_state, ar_state });
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  },
});
