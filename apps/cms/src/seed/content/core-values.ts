import { both } from "./blocks.ts";
import type { Bilingual, SeedPicture } from "./types.ts";

export type CoreValueKey = "be_first" | "creativity" | "powerful_information" | "client_centric";

/** One of the four cards of the about page. */
export interface SeedCoreValue {
  key: CoreValueKey;
  image: SeedPicture;
  title: Bilingual;
  description: Bilingual;
}

/** In the order of ABT-6. */
export const coreValues: SeedCoreValue[] = [
  {
    key: "be_first",
    image: {
      plate: {
        kind: "steps",
        theme: "pist",
        seed: "vf",
        w: 700,
        h: 1000,
        n: 7,
        data: [0.14, 0.2, 0.27, 0.36, 0.48, 0.6, 0.8],
      },
      alt: both(
        "Seven steps of dark stone, each higher than the last",
        "سبع درجاتٍ من حجرٍ داكن، كلٌّ منها أعلى من سابقتها",
      ),
    },
    title: both("Be first", "السبق"),
    description: both(
      "First to notice, first to say so, and first to correct ourselves.",
      "أول من يلحظ، وأول من يقول، وأول من يصحّح نفسه.",
    ),
  },
  {
    key: "creativity",
    image: {
      plate: {
        kind: "girih",
        theme: "barada",
        seed: "val-creative",
        w: 700,
        h: 900,
        s: 230,
        th0: 30,
        th1: 74,
      },
      alt: both("Stars that open as the pattern crosses the plate", "نجومٌ تتفتّح كلما عبر النقش اللوحة"),
    },
    title: both("Creativity", "الإبداع"),
    description: both(
      "When the usual instrument cannot reach, we build another.",
      "حين لا تصل الأداة المعتادة نصنع غيرها.",
    ),
  },
  {
    key: "powerful_information",
    image: {
      plate: { kind: "sample", theme: "basalt", seed: "vi", w: 700, h: 900, cell: 50 },
      alt: both("A dark grid of dots, the drawn ones bright", "شبكةٌ داكنة من النقاط، والمسحوبة منها مضيئة"),
    },
    title: both("Powerful information", "معلومة مؤثّرة"),
    description: both(
      "A finding earns its place if someone acts differently because of it.",
      "لا تستحقّ النتيجة مكانها إلا إذا تصرّف أحدٌ بسببها على نحوٍ مختلف.",
    ),
  },
  {
    key: "client_centric",
    image: {
      plate: { kind: "courtyard", theme: "rose", seed: "val-client", w: 700, h: 900, seats: 8 },
      alt: both("Eight seats around the fountain of a courtyard", "ثمانية مقاعد حول بركة فناءٍ دمشقي"),
    },
    title: both("Client centric", "العميل في المركز"),
    description: both(
      "Your decision sets the method, never the other way round.",
      "قرارك يحدّد المنهج، لا العكس.",
    ),
  },
];
