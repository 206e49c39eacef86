import { RelationshipFeature } from "@payloadcms/richtext-lexical";

/** A chart in a text: chosen from the list of charts, or made in a drawer without leaving the text. */
export function ChartFeature() {
  const provider = RelationshipFeature({ enabledCollections: ["charts"] });
  const { feature } = provider;
  return {
    ...provider,
    // Payload's word in the menus is "Relationship".
    feature: async (context: Parameters<Extract<typeof feature, (...args: never[]) => unknown>>[0]) => ({
      ...(typeof feature === "function" ? await feature(context) : feature),
      i18n: { en: { label: "Chart" }, ar: { label: "رسم بياني" } },
    }),
  };
}
