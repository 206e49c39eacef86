"use client";

import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { PastePlugin } from "./paste-plugin.tsx";

export const PasteFeatureClient = createClientFeature({
  // "top" is mounted first: its checks run before the upload feature fetches the address of a pasted picture.
  plugins: [{ Component: PastePlugin, position: "top" }],
});
