"use client";

import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { CancelledLinkPlugin } from "./cancelled-link-plugin.tsx";

export const CancelledLinkFeatureClient = createClientFeature({
  plugins: [{ Component: CancelledLinkPlugin, position: "normal" }],
});
