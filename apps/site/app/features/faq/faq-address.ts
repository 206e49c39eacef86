import type { FaqParams } from "../../queries/frequently-asked-questions.ts";
import { paths } from "../../routing/paths.ts";

/** Reads the parameters of an address: `?cat=3&page=2`. */
export function readFaqParams(query: URLSearchParams): FaqParams {
  return { page: Number(query.get("page") ?? 1), category_id: query.get("cat") ?? undefined };
}

/** The canonical address of a page of questions. Another category starts at page 1 (FAQ-4). */
export function faqAddress({ page, category_id }: FaqParams): string {
  const query = new URLSearchParams();
  if (category_id) query.set("cat", category_id);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return search ? `${paths.faq()}?${search}` : paths.faq();
}
