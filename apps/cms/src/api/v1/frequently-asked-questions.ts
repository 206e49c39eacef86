import type { FaqCategory, FrequentlyAskedQuestion } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished } from "../find-published.ts";
import { paginationOf } from "../pagination.ts";
import { idParameter, page, perPage } from "../parameters.ts";
import { defineRead } from "../public-read.ts";
import { toCategories } from "../related.ts";

type Question = Translated<FrequentlyAskedQuestion>;

const categoryOf = ({ doc }: Question): FaqCategory | undefined =>
  typeof doc.category === "object" && doc.category ? doc.category : undefined;

function toQuestion(question: Question) {
  const category = categoryOf(question);
  return {
    id: question.doc.id,
    question: question.doc.question,
    answer: question.doc.answer,
    category: toCategories(category ? [category] : [])[0] ?? null,
    untranslated: question.untranslated,
  };
}

/** The categories of the given questions, in the order set by staff (FAQ-2). */
function categoriesOf(questions: Question[]) {
  const byId = new Map(
    questions.flatMap((question) => categoryOf(question) ?? []).map((one) => [one.id, one]),
  );
  const order = (one: FaqCategory) => one._order ?? "";
  return toCategories([...byId.values()].toSorted((one, other) => (order(one) < order(other) ? -1 : 1)));
}

/** `GET /frequently-asked-questions` (API-26). `categories` covers all pages. */
export const frequentlyAskedQuestions = defineRead({
  name: "frequently-asked-questions",
  path: "/frequently-asked-questions",
  params: { page, per_page: perPage(10), category_id: idParameter },
  answer: async (context) => {
    const { page: pageNumber, per_page: limit, category_id: categoryId } = context.params;
    const { docs } = await findPublished(context, "frequently-asked-questions");
    const chosen =
      categoryId === undefined ? docs : docs.filter((entry) => categoryOf(entry)?.id === categoryId);
    const faqs = chosen.slice((pageNumber - 1) * limit, pageNumber * limit);
    return {
      faqs: faqs.map(toQuestion),
      pagination: paginationOf({
        total: chosen.length,
        count: faqs.length,
        perPage: limit,
        page: pageNumber,
      }),
      categories: categoriesOf(docs),
    };
  },
});
