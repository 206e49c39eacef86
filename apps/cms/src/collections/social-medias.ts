import { groups } from "../admin/groups.ts";
import { line } from "../fields/line.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { picture } from "../fields/picture.ts";
import { webAddress } from "../fields/web-address.ts";
import { contentCollection } from "./content-collection.ts";

const platform = (value: string, en: string, ar: string) => ({ value, label: { en, ar } });

export const SocialMedias = contentCollection({
  slug: "social-medias",
  labels: {
    singular: { en: "Social link", ar: "رابط شبكة تواصل" },
    plural: { en: "Social links", ar: "روابط شبكات التواصل" },
  },
  orderable: true,
  admin: {
    group: groups.settings,
    useAsTitle: "name",
    defaultColumns: ["name", "platform_slug", "link", "en_state", "ar_state", "_status"],
    listSearchableFields: ["name", "link"],
  },
  fields: [
    {
      name: "platform_slug",
      type: "select",
      required: true,
      label: { en: "Network", ar: "الشبكة" },
      options: [
        platform("facebook", "Facebook", "فيسبوك"),
        platform("instagram", "Instagram", "إنستغرام"),
        platform("linkedin", "LinkedIn", "لينكدإن"),
        platform("x", "X", "إكس"),
        platform("youtube", "YouTube", "يوتيوب"),
        platform("whatsapp", "WhatsApp", "واتساب"),
        platform("telegram", "Telegram", "تيليغرام"),
        platform("tiktok", "TikTok", "تيك توك"),
        platform("other", "Another network", "شبكة أخرى"),
      ],
    },
    line("name", { en: "Name", ar: "الاسم" }),
    webAddress("link", { en: "Link", ar: "الرابط" }),
    picture(
      "icon",
      { en: "Icon", ar: "الأيقونة" },
      {
        description: {
          en: "Only for the choice “Another network”: the site has the logos of the other networks. Shown on white, 24 pixels wide. Without it, the site shows a globe.",
          ar: "لخيار «شبكة أخرى» فقط، فشعارات الشبكات الأخرى موجودة في الموقع. تظهر على خلفية بيضاء بعرض ٢٤ بكسلًا. ومن دونها تظهر كرة أرضية.",
        },
      },
    ),
    localizedLine(
      "link_placeholder",
      { en: "Text of the link", ar: "نص الرابط" },
      {
        description: {
          en: "For other applications that read the API. The site shows the icon, and screen readers read the name.",
          ar: "للتطبيقات الأخرى التي تقرأ واجهة البرمجة. أما الموقع فيعرض الأيقونة، وتقرأ برامج قراءة الشاشة الاسم.",
        },
      },
    ),
  ],
});
