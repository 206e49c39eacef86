import { paths } from "../../routing/paths.ts";

/** What a page of questions is asked for. */
export interface AskedFaqs {
  page: number;
  category_id?: string | undefined;
}

/** What the address asks for: `?cat=3&page=2`. */
export function askedFor(query: URLSearchParams): AskedFaqs {
  return { page: Number(query.get("page") ?? 1), category_id: query.get("cat") ?? undefined };
}

/** The canonical address of a page of questions; another category begins at its first page (FAQ-4). */
export function faqAddress({ page, category_id }: AskedFaqs): string {
  const query = new URLSearchParams();
  if (category_id) query.set("cat", category_id);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return search ? `${paths.faq()}?${search}` : paths.faq();
}
