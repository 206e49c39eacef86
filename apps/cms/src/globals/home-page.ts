import { groups } from "../admin/groups.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { video } from "../fields/video.ts";
import { contentGlobal } from "./content-global.ts";

export const HomePage = contentGlobal({
  slug: "home-page",
  label: { en: "Home page", ar: "الصفحة الرئيسية" },
  admin: { group: groups.content },
  fields: [
    localizedLine("video_title", { en: "Title over the video", ar: "العنوان فوق الفيديو" }),
    localizedText("video_description", { en: "Text over the video", ar: "النص فوق الفيديو" }),
    video,
    localizedLine("video_alt_text", { en: "What the video shows", ar: "ما يُظهره الفيديو" }),
    picture(
      "hero_image",
      { en: "Picture in place of the video", ar: "الصورة البديلة من الفيديو" },
      {
        description: {
          en: "Shown before the video starts and whenever it cannot play.",
          ar: "تظهر قبل أن يبدأ الفيديو وكلما تعذّر تشغيله.",
        },
      },
    ),
  ],
});
