import { fieldworkArticles } from "./content/articles-fieldwork.ts";
import { marketsArticles } from "./content/articles-markets.ts";
import { methodsArticles } from "./content/articles-methods.ts";
import { strategyArticles } from "./content/articles-strategy.ts";
import { blogCategories, resourceCategories, wordCategories } from "./content/categories.ts";
import { reports } from "./content/reports.ts";
import { resourcesA } from "./content/resources-a.ts";
import { resourcesB } from "./content/resources-b.ts";
import { team } from "./content/team.ts";
import { trends } from "./content/trends.ts";
import type { Bilingual, TeamKey } from "./content/types.ts";
import { p } from "./content/blocks.ts";
import { wordsA } from "./content/words-a.ts";
import { wordsB } from "./content/words-b.ts";
import { writeCategories } from "./sample-categories.ts";
import type { SampleMedia } from "./sample-media.ts";
import { richTextOf } from "./sample-rich-text.ts";
import { published, type SeedSession } from "./seed-session.ts";

const oldestFirst = <Item extends { created: string }>(items: Item[]): Item[] =>
  items.toSorted((one, other) => one.created.localeCompare(other.created));

const articles = oldestFirst([
  ...methodsArticles,
  ...marketsArticles,
  ...fieldworkArticles,
  ...strategyArticles,
]);
const words = oldestFirst([...wordsA, ...wordsB]);
const resources = oldestFirst([...resourcesA, ...resourcesB]);

/** Everything of which `writeResearch` needs the pictures. */
export const researchContent = [articles, words, resources, trends, reports];

const noon = (day: string) => `${day}T12:00:00.000Z`;

function getAuthor(key: TeamKey): { name: Bilingual; position: Bilingual } {
  const member = team.find((person) => person.key === key);
  if (!member) throw new Error(`No member of the team ${key}`);
  return member;
}

async function writeArticles(session: SeedSession, media: SampleMedia): Promise<void> {
  const categoryOf = await writeCategories(session, "blog-categories", blogCategories);
  for (const { slug, created, author, categories, cover, title, excerpt, body } of articles)
    await session.create("blogs", (language) => ({
      ...published,
      slug,
      created_on: noon(created),
      title: title[language],
      excerpt: excerpt[language],
      content: richTextOf(body[language], language, media.get),
      cover_image: media.get(cover),
      author_name: getAuthor(author).name[language],
      author_position: getAuthor(author).position[language],
      categories: categories.map(categoryOf),
    }));
}

async function writeWordsAndResources(session: SeedSession, media: SampleMedia): Promise<void> {
  const kinds = [
    ["words-in-markets", await writeCategories(session, "words-in-market-categories", wordCategories), words],
    [
      "education-resources",
      await writeCategories(session, "education-resource-categories", resourceCategories),
      resources,
    ],
  ] as const;
  for (const [collection, categoryOf, items] of kinds)
    for (const { created, categories, image, title, excerpt, body } of items)
      await session.create(collection, (language) => ({
        ...published,
        created_on: noon(created),
        title: title[language],
        excerpt: excerpt[language],
        image: media.get(image),
        content: richTextOf(body[language], language, media.get),
        categories: categories.map(categoryOf),
      }));
}

async function writeTrends(session: SeedSession, media: SampleMedia): Promise<void> {
  for (const { created, image, title, description } of oldestFirst(trends))
    await session.create("trends-in-markets", (language) => ({
      ...published,
      created_on: noon(created),
      title: title[language],
      description: description[language],
      image: image ? media.get(image) : null,
      markets: ["syria"],
    }));
}

async function writeReports(session: SeedSession, media: SampleMedia): Promise<void> {
  for (const report of oldestFirst(reports))
    await session.create("our-featured-reports", (language) => {
      const text = (words: Bilingual) => richTextOf([p(words[language])], language, media.get);
      return {
        ...published,
        created_on: noon(report.created),
        title: report.title[language],
        excerpt: report.excerpt[language],
        author_name: getAuthor(report.author).name[language],
        author_position: getAuthor(report.author).position[language],
        content: richTextOf(report.body[language], language, media.get),
        image: media.get(report.image),
        images: report.images.map((image) => ({ image: media.get(image), alt_text: image.alt[language] })),
        first_description: text(report.first_description),
        second_description: text(report.second_description),
        third_description: text(report.third_description),
        markets: ["syria"],
      };
    });
}

/** Articles, words, resources, trends and reports; the oldest first, so that ids follow the dates. */
export async function writeResearch(session: SeedSession, media: SampleMedia): Promise<void> {
  await writeArticles(session, media);
  await writeWordsAndResources(session, media);
  await writeTrends(session, media);
  await writeReports(session, media);
}
