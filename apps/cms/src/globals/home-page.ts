import { groups } from "../admin/groups.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { video } from "../fields/video.ts";
import { contentGlobal } from "../publishing/content-global.ts";

export const HomePage = contentGlobal({
  slug: "home-page",
  label: { en: "Home page", ar: "الصفحة الرئيسية" },
  admin: { group: groups.content },
  fields: [
    localizedLine("video_title", { en: "Title over the film", ar: "العنوان فوق الفيلم" }),
    localizedText("video_description", { en: "Text over the film", ar: "النص فوق الفيلم" }),
    video,
    localizedLine("video_alt_text", { en: "What the film shows", ar: "ما يُظهره الفيلم" }),
    picture(
      "hero_image",
      { en: "Picture in place of the film", ar: "الصورة البديلة عن الفيلم" },
      {
        description: {
          en: "Shown before the film starts and whenever it cannot play.",
          ar: "تظهر قبل أن يبدأ الفيلم وكلما تعذّر تشغيله.",
        },
      },
    ),
  ],
});
