import { createServerFeature } from "@payloadcms/richtext-lexical";

/**
 * Removes a link whose drawer is closed without an address. Payload makes the link before its drawer opens, with an address
 * that leads nowhere.
 */
export const CancelledLinkFeature = createServerFeature({
  key: "cancelledLink",
  feature: {
    ClientFeature: "/rich-text/cancelled-link/cancelled-link-feature-client.tsx#CancelledLinkFeatureClient",
  },
});
