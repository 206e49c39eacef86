import { brandArticles } from "./articles-brands.ts";
import { moneyArticles } from "./articles-money.ts";
import type { SeedArticle } from "./types.ts";

/** Six articles for those who decide: three on brands, three on money. */
export const strategyArticles: SeedArticle[] = [...brandArticles, ...moneyArticles];
