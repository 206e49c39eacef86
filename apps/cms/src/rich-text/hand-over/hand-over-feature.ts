import { createServerFeature } from "@payloadcms/richtext-lexical";

/**
 * Hands the text to its form before a button or a shortcut saves the form. Payload's editor does so up to half a second
 * after the last key, and a publication in between would be without that change.
 */
export const HandOverFeature = createServerFeature({
  key: "handOver",
  feature: { ClientFeature: "/rich-text/hand-over/hand-over-feature-client.tsx#HandOverFeatureClient" },
});
