import type { Locale } from "@miqyas/contract";
import { failed, type Bilingual } from "../../language.ts";

/** What follows for visitors from the state of a language; `onlyOther`: its text is missing, and they see the other one. */
export const consequences: Record<
  "missing" | "onlyOther" | "draft" | "outdated",
  Record<Locale, Bilingual>
> = {
  missing: {
    en: { en: "There is no English text yet.", ar: "لا نص إنكليزيًا بعد." },
    ar: { en: "There is no Arabic text yet.", ar: "لا نص عربيًا بعد." },
  },
  onlyOther: {
    en: {
      en: "There is no English text yet. The entry appears on Arabic pages only.",
      ar: "لا نص إنكليزيًا بعد، فلا تظهر هذه المادة إلا في الصفحات العربية.",
    },
    ar: {
      en: "There is no Arabic text yet. The entry appears on English pages only.",
      ar: "لا نص عربيًا بعد، فلا تظهر هذه المادة إلا في الصفحات الإنكليزية.",
    },
  },
  draft: {
    en: {
      en: "The English text is a draft. Visitors do not see it.",
      ar: "النص الإنكليزي مسودة لا يراها الزوّار.",
    },
    ar: {
      en: "The Arabic text is a draft. Visitors do not see it.",
      ar: "النص العربي مسودة لا يراها الزوّار.",
    },
  },
  outdated: {
    en: {
      en: "The Arabic text has changed since it was translated into English.",
      ar: "تغيّر النص العربي بعد ترجمته إلى الإنكليزية.",
    },
    ar: {
      en: "The English text has changed since it was translated into Arabic.",
      ar: "تغيّر النص الإنكليزي بعد ترجمته إلى العربية.",
    },
  },
};

export const panelLabels = {
  en: {
    heading: "Languages",
    check: "Checked: still right",
    checked: "The translation is marked as up to date.",
    changed: "The other text has changed meanwhile. It is shown as it is now: please compare once more.",
    failed: failed.en,
  },
  ar: {
    heading: "اللغات",
    check: "راجعتُها: ما زالت صحيحة",
    checked: "سُجّلت الترجمة على أنها محدَّثة.",
    changed: "تغيّر النص الآخر في هذه الأثناء، وهو معروض الآن بعد تغييره. يُرجى المقارنة مرة أخرى.",
    failed: failed.ar,
  },
};
