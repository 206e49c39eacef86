import {
  excerptOf,
  findMarks,
  isNotFound,
  foldText,
  groupLimit,
  normalizeText,
  openingOf,
  questionWords,
  searchKinds,
} from "@miqyas/contract";
import type { ReadOptions, SearchHit, SearchKind, SearchParams, SearchResult } from "@miqyas/contract";
import type { Backend } from "./api-client.ts";

/** What of an entry is searched and shown. */
type Text = Pick<SearchHit, "id" | "slug" | "title" | "excerpt" | "created_at">;

/** Pages of 100 articles that are searched. A backend that knows `search` has chosen them already (BLOG-10). */
const mostPages = 10;

const withoutDate = { slug: null, created_at: null };
const dated = (entry: { id: string; title: string; excerpt: string; created_at: string | null }): Text => ({
  ...{ id: entry.id, slug: null, title: entry.title, excerpt: entry.excerpt, created_at: entry.created_at },
});

/** The entries of each kind, by the calls of the specification (API-7…27). */
const readers: Record<SearchKind, (backend: Backend, q: string, options: ReadOptions) => Promise<Text[]>> = {
  articles: async (backend, q, options) =>
    (await backend.readAll("listBlogs", { search: q, per_page: 100 }, options, mostPages)).map((entry) => ({
      ...dated(entry),
      slug: entry.slug,
    })),
  trends: async (backend, _q, options) =>
    (await backend.read("listTrends", {}, options)).map((entry) =>
      dated({ ...entry, excerpt: entry.description }),
    ),
  reports: async (backend, _q, options) =>
    (await backend.readAll("listFeaturedReports", {}, options)).map(dated),
  lessons: async (backend, _q, options) =>
    (await backend.readAll("listEducationResources", {}, options)).map(dated),
  words: async (backend, _q, options) => (await backend.read("listWords", {}, options)).map(dated),
  services: async (backend, _q, options) =>
    (await backend.readAll("listServices", {}, options)).map((entry) =>
      dated({ ...entry, created_at: null }),
    ),
  tools: async (backend, _q, options) =>
    (await backend.readAll("listTools", {}, options)).map(({ id, name, description }) => ({
      ...{ ...withoutDate, id, title: name, excerpt: description },
    })),
  questions: async (backend, _q, options) =>
    (await backend.readAll("listFaqs", {}, options)).map(({ id, question, answer }) => ({
      ...{ ...withoutDate, id, title: question, excerpt: answer },
    })),
};

/** Whether a text contains all words, with or without their articles (SRCH-11). */
function holdsAll(text: string, words: readonly string[]): boolean {
  const searched = `${foldText(text)}\n${normalizeText(text)}`;
  return words.every((word) => searched.includes(word));
}

function toHit(entry: Text, words: readonly string[], isWhole: boolean): SearchHit {
  const excerpt = isWhole ? entry.excerpt : (excerptOf(entry.excerpt, words) ?? openingOf(entry.excerpt));
  return {
    ...entry,
    title_marks: findMarks(entry.title, words),
    excerpt,
    excerpt_marks: findMarks(excerpt, words),
  };
}

/** The entries of a kind. A backend may lack the list. */
async function readEntries(kind: SearchKind, ...read: [backend: Backend, q: string, options: ReadOptions]) {
  try {
    return await readers[kind](...read);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/**
 * Searches titles and excerpts of the lists that the specification's calls give, for a backend without the call `/search`.
 * Entries with all words in the title come first.
 */
export async function searchLists(
  backend: Backend,
  { q, kind, page = 1, per_page: size = groupLimit }: SearchParams,
  options: ReadOptions,
): Promise<SearchResult> {
  const words = questionWords(q).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.join("").length < 2) return { groups: [], approximate: false };
  const kinds = kind ? [kind] : searchKinds;
  const groups = await Promise.all(
    kinds.map(async (name) => {
      const found = (await readEntries(name, backend, q, options)).filter(({ title, excerpt }) =>
        holdsAll(`${title}\n${excerpt}`, words),
      );
      const isInTitle = ({ title }: Text) => holdsAll(title, words);
      const ordered = [...found.filter(isInTitle), ...found.filter((entry) => !isInTitle(entry))];
      const shown = ordered.slice((page - 1) * size, page * size);
      return {
        kind: name,
        total: found.length,
        hits: shown.map((entry) => toHit(entry, words, name === "questions")),
      };
    }),
  );
  return { groups: groups.filter(({ hits }) => hits.length > 0), approximate: false };
}
