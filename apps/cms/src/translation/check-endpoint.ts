import { readId } from "@miqyas/contract";
import { Forbidden, NotFound } from "payload";
import type { Endpoint } from "payload";
import { announceAfterCommit } from "../publishing/after-commit.ts";
import { findRole } from "../access/roles.ts";
import { updateLanguageStates } from "./keep-language-states.ts";

const translators = ["owner", "editor", "translator"];

/**
 * `POST /api/{collection}/{id}/checked`: a member of staff has compared the translation with the source text, and it
 * needs no change. It is no longer outdated.
 */
export const checkEndpoint = (slug: string): Endpoint => ({
  path: "/:id/checked",
  method: "post",
  handler: async (req) => {
    if (!translators.includes(findRole(req) ?? "")) throw new Forbidden(req.t);
    const id = readId(String(req.routeParams?.id));
    const collection = req.payload.config.collections.find((one) => one.slug === slug);
    const kept =
      id === undefined || !collection ? null : await updateLanguageStates(collection, id, "checked", req);
    if (!kept) throw new NotFound(req.t);
    await announceAfterCommit(req, slug);
    const { en_state, ar_state } = kept;
    return Response.json({ en_state, ar_state }, { headers: { "Cache-Control": "no-store" } });
  },
});
