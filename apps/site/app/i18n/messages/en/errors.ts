import { errorMessages } from "@miqyas/contract";

/** Messages of failures and empty results, word for word from the specification (ERR-1…ERR-16). */
export const errors = {
  /** By the code of the contract's `ApiError`. */
  api: errorMessages,
  toolsFailed: "Failed to load tools",
  contentFailed: "Error loading content",
  articlesFailed: "Error loading articles",
  resourcesFailed: "Error loading resources",
  articleNotFound: "Article not found",
  resourceNotFound: "Resource not found",
  reportNotFound: "Report not found",
  trendNotFound: "Requested trend not found",
  serviceNotFound: "Requested service not found",
  toolNotFound: "Requested tool not found",
  serviceIdMissing: "Service ID is not available",
  toolIdMissing: "Tool ID is not available",
  wordIdMissing: "Word ID is not available",
  noArticlesFound: "No articles found",
  noArticlesAvailable: "No blog articles available at the moment",
  noResourcesFound: "No resources found",
  noResourcesAvailable: "No resources available",
  noWordsAvailable: "No words available",
  noTrendsInMarkets: "No Trends In Markets available",
  noTrendsAvailable: "No trends available",
  noToolsAvailable: "No tools available",
  noPrivacyPolicy: "No privacy policy available",
  noTerms: "No terms and conditions available",
  noQuestions: "No questions found for this category.",
  noMatches: "No results match your search criteria",
  noMatchingResults: "No matching results found",
  noOptionsAvailable: "No options available",
};
