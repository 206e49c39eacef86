import * as v from "valibot";
import { locales } from "./locale.ts";

/**
 * Header of a read with a preview token. A backend with previews then answers with the draft that the token names, and
 * 403 when the token is no longer valid. A backend without previews ignores it.
 */
export const previewHeader = "x-miqyas-preview";

/** Purpose under which both sides sign and read preview tokens. */
export const previewPurpose = "preview";

/** Messages between the back office and the page in its frame: load yourself again; the page is there. */
export const previewMessages = { reload: "preview:reload", shown: "preview:shown" } as const;

/** The claims of a preview token: one entry in one language, and the page that shows it (RT-27). */
const previewClaims = v.object({
  /** Slug of the collection or global. */
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,63}$/)),
  /** Id of the entry; `null` for a global. */
  id: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  locale: v.picklist(locales),
  /** Canonical path of the page, without language. */
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)[\x21-\x7e]*$/), v.maxLength(300)),
  /** Origin of the back office, the only one that may frame the page. */
  office: v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/)),
  /** When the token ends, ms since 1970. */
  expires: v.number(),
  /** Number of the link that staff can withdraw. */
  link: v.optional(v.number()),
});
export type PreviewClaims = v.InferOutput<typeof previewClaims>;

/** Parses the claims of a token whose signature was checked. Returns `undefined` for other claims, or after their end. */
export function readPreviewClaims(claims: unknown): PreviewClaims | undefined {
  const parsed = v.safeParse(previewClaims, claims);
  return parsed.success && parsed.output.expires > Date.now() ? parsed.output : undefined;
}
