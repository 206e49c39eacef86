import { readId, type Locale } from "@miqyas/contract";
import { APIError, Forbidden } from "payload";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { contentAccess } from "../access/content-access.ts";
import { privateJson } from "../endpoint.ts";
import { previewLasts, previewPath } from "./preview-path.ts";
import { hasPreviews, previewAddress } from "./preview-token.ts";

const question = v.object({
  kind: v.string(),
  /** Absent for a global. */
  id: v.optional(v.pipe(v.string(), v.transform(readId), v.number())),
});

/**
 * `GET /api/preview-addresses?kind&id`: the addresses of the site's page with the draft of an entry, by language (RT-27).
 * Only for those who may read drafts.
 */
export const previewAddresses: Endpoint = {
  path: "/preview-addresses",
  method: "get",
  handler: (req) => {
    if (!contentAccess.read({ req })) throw new Forbidden(req.t);
    const parsed = v.safeParse(question, Object.fromEntries(req.searchParams));
    const { kind, id = null } = parsed.success ? parsed.output : { kind: "" };
    const path = previewPath(kind, id);
    if (!path || !hasPreviews) throw new APIError("Not found", 404);
    const expires = Date.now() + previewLasts;
    const addressIn = (locale: Locale) => previewAddress({ kind, id, locale, path, expires });
    return privateJson({ en: addressIn("en"), ar: addressIn("ar") });
  },
};
