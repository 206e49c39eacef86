import { groups } from "../admin/groups.ts";
import { category } from "../fields/categories.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { contentCollection } from "./content-collection.ts";

export const FrequentlyAskedQuestions = contentCollection({
  slug: "frequently-asked-questions",
  labels: { singular: { en: "Question", ar: "سؤال" }, plural: { en: "Questions", ar: "الأسئلة الشائعة" } },
  orderable: true,
  admin: {
    group: groups.content,
    useAsTitle: "question",
    defaultColumns: ["question", "category", "en_state", "ar_state", "_status"],
    listSearchableFields: ["question", "answer"],
  },
  fields: [
    localizedLine("question", { en: "Question", ar: "السؤال" }, { required: true }),
    localizedText("answer", { en: "Answer", ar: "الجواب" }, { required: true }),
    category("faq-categories"),
  ],
});
