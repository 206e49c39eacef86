import { EXPERIMENTAL_TableFeature as PayloadsTableFeature } from "@payloadcms/richtext-lexical";
import type { Bilingual } from "../../language.ts";

const labels = new Map<string, Bilingual>([
  ["rows", { en: "Rows", ar: "عدد الصفوف" }],
  ["columns", { en: "Columns", ar: "عدد الأعمدة" }],
]);

/** Tables of the editor. Payload's own feature names itself and its two fields in English only. */
export function TableFeature(): ReturnType<typeof PayloadsTableFeature> {
  const provider = PayloadsTableFeature();
  const { feature } = provider;
  return {
    ...provider,
    feature: async (args) => {
      const made = typeof feature === "function" ? await feature(args) : feature;
      const { generateSchemaMap } = made;
      return {
        ...made,
        ClientFeature: "/rich-text/table/table-feature-client.tsx#TableFeatureClient",
        generateSchemaMap: (schemaArgs) => {
          const schemas = typeof generateSchemaMap === "function" ? generateSchemaMap(schemaArgs) : null;
          const schema = schemas?.get("fields");
          for (const field of schema && "fields" in schema ? schema.fields : []) {
            const label = "name" in field && field.name ? labels.get(field.name) : undefined;
            if (label && field.type === "number") field.label = label;
          }
          return schemas;
        },
      };
    },
  };
}
