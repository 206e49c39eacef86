import { channelArticles } from "./articles-channels.ts";
import { interviewingArticles } from "./articles-interviewing.ts";
import type { SeedArticle } from "./types.ts";

/** Seven articles from the field: four on the interview itself, three on other ways of reaching people. */
export const fieldworkArticles: SeedArticle[] = [...interviewingArticles, ...channelArticles];
