import { both } from "./blocks.ts";
import type { Bilingual } from "./types.ts";

/** The words of the hero (HOME-3). */
export interface SeedHomePage {
  video_title: Bilingual;
  video_description: Bilingual;
  video_alt_text: Bilingual;
}

export const homePage: SeedHomePage = {
  video_title: both("Measure the market before you enter it", "قِسِ السوق قبل أن تدخله"),
  video_description: both(
    "Miqyas is a market-research and marketing-studies agency in Damascus. We count, ask and listen across Syria and the region, so that a launch, a price or a campaign rests on evidence.",
    "مقياس وكالةٌ لأبحاث السوق والدراسات التسويقية في دمشق. نعدّ ونسأل ونُصغي في سوريا والمنطقة، ليقوم كل إطلاقٍ وكل سعرٍ وكل حملةٍ على دليل.",
  ),
  video_alt_text: both(
    "Courses of pale stone slide out of a basalt wall and settle as the bars of a chart, one of them turning pistachio green",
    "مداميك من حجرٍ فاتح تنزلق من جدارٍ بازلتي وتستقرّ أشرطةً في رسمٍ بياني، يتحوّل أحدها إلى لون الفستق",
  ),
};
