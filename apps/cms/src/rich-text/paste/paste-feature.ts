import { createServerFeature } from "@payloadcms/richtext-lexical";

/**
 * Pasting into the editor: keeps the structure of the pasted text, and leaves out pictures and links that could not
 * be published.
 */
export const PasteFeature = createServerFeature({
  key: "paste",
  feature: { ClientFeature: "/rich-text/paste/paste-feature-client.tsx#PasteFeatureClient" },
});
