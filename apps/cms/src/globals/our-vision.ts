import { groups } from "../admin/groups.ts";
import { localizedText } from "../fields/localized-text.ts";
import { contentGlobal } from "./content-global.ts";

export const OurVision = contentGlobal({
  slug: "our-vision",
  label: { en: "Our vision", ar: "رؤيتنا" },
  admin: { group: groups.agency },
  fields: [localizedText("description", { en: "Vision", ar: "الرؤية" })],
});
