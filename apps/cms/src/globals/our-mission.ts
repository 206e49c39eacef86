import { groups } from "../admin/groups.ts";
import { localizedText } from "../fields/localized-text.ts";
import { contentGlobal } from "./content-global.ts";

export const OurMission = contentGlobal({
  slug: "our-mission",
  label: { en: "Our mission", ar: "رسالتنا" },
  admin: { group: groups.agency },
  fields: [localizedText("mission", { en: "Mission", ar: "الرسالة" })],
});
