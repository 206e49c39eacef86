import { previewPurpose, readPreviewClaims } from "@miqyas/contract";
import type { PreviewClaims } from "@miqyas/contract";
import { readToken, signToken } from "@miqyas/http/signed-token";
import { env } from "../env.ts";

/** Whether this installation has previews: the site checks the same secret. */
export const hasPreviews = env.SITE_SIGNAL_SECRET !== undefined;

/** The address of the site's page that shows a draft (RT-27). Throws without the secret. */
export function previewAddress(claims: Omit<PreviewClaims, "office">): string {
  if (!env.SITE_SIGNAL_SECRET) throw new Error("previews need SITE_SIGNAL_SECRET");
  const all: PreviewClaims = { ...claims, office: env.CMS_ORIGIN };
  return `${env.SITE_ORIGIN}/preview/${signToken(previewPurpose, all, env.SITE_SIGNAL_SECRET)}`;
}

/** The claims of a token that this installation signed and that has not ended. */
export const readPreviewToken = (token: string): PreviewClaims | undefined =>
  env.SITE_SIGNAL_SECRET
    ? readPreviewClaims(readToken(previewPurpose, token, env.SITE_SIGNAL_SECRET))
    : undefined;
