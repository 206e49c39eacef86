/** Every message that reading data can end in, word for word (ERR-1…ERR-10). */
export const errorMessages = {
  requestFailed: "API request failed",
  noData: "No data received from API",
  loadFailed: "Failed to load content",
  invalidFormat: "Invalid response format",
  invalidWords: "Invalid words data format",
  noResources: "No resources found or invalid response",
  noResource: "Resource not found or invalid response",
  noWords: "No words in markets found or invalid response",
  noCategories: "No categories found or invalid response",
  noTrends: "No trends in markets found or invalid response",
  noTrend: "Trend not found or invalid response",
  noServices: "No services found or invalid response",
  noTools: "No tools found or invalid response",
  noImpacts: "No impacts found or invalid response",
  noTestimonials: "No testimonials found or invalid response",
  noClients: "No clients found or invalid response",
  noPrivacyPolicy: "No privacy policy found or invalid response",
  noTerms: "No terms and conditions found or invalid response",
  noFaqs: "No FAQs found or invalid response",
  blogNotFound: "Blog not found",
  serviceNotFound: "Service not found",
  toolNotFound: "Tool not found",
  wordNotFound: "Word not found",
  reportFailed: "Failed to fetch report details",
  reportNotFound: "Report data not found in response",
} as const;

export type ErrorCode = keyof typeof errorMessages;

/**
 * How a call ended without an answer that can be used.
 * - `network`: no answer at all; `timeout`: none in time; `status`: an answer that says it failed
 * - `not-found`: the backend says that the thing does not exist
 * - `malformed`: an answer that is not what the contract promises
 */
export type ApiErrorKind = "network" | "timeout" | "status" | "not-found" | "malformed";

/** A call of the contract that failed. `message` is the exact English text; `code` names it for translation. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: ErrorCode;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** What `Retry-After` asked for, in ms. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ApiErrorKind,
    code: ErrorCode,
    details: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(errorMessages[code], { cause: details.cause });
    this.name = "ApiError";
    this.kind = kind;
    this.code = code;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }
}

/** Whether another attempt may help: transport failures, 5xx, 408 and 429, never another 4xx (STA-4). */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === "network" || error.kind === "timeout") return true;
  return (
    error.kind === "status" &&
    error.status !== undefined &&
    (error.status >= 500 || error.status === 408 || error.status === 429)
  );
}
