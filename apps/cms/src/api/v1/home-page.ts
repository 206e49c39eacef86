import type { HomePage } from "../../payload-types.ts";
import { findPublishedPage } from "../find-published.ts";
import { addressOf, picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

/** Address of the film: of the uploaded file, or the one entered by staff. */
const videoOf = (video: HomePage["video"]): string | null =>
  video?.kind === "address" ? (video.url ?? null) : addressOf(video?.media);

/** `GET /home-page` (API-20). */
export const homePage = defineRead({
  name: "home-page",
  path: "/home-page",
  answer: async (context) => {
    const page = await findPublishedPage(context, "home-page");
    if (!page) return undefined;
    const { doc, untranslated } = page;
    return {
      video_title: doc.video_title ?? "",
      video_description: doc.video_description ?? "",
      video: videoOf(doc.video),
      video_alt_text: doc.video_alt_text ?? "",
      ...picture("hero_image", doc.hero_image),
      untranslated,
    };
  },
});
