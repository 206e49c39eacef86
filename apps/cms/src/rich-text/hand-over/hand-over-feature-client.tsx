"use client";

import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { HandOverPlugin } from "./hand-over-plugin.tsx";

export const HandOverFeatureClient = createClientFeature({
  plugins: [{ Component: HandOverPlugin, position: "normal" }],
});
