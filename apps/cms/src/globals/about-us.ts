import { groups } from "../admin/groups.ts";
import { richText } from "../fields/rich-text.ts";
import { contentGlobal } from "./content-global.ts";

export const AboutUs = contentGlobal({
  slug: "about-us",
  label: { en: "About us", ar: "من نحن" },
  admin: { group: groups.agency },
  fields: [richText("description", { en: "Text", ar: "النص" })],
});
