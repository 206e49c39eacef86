/** The messages of failed reads, word for word (ERR-1…ERR-10). */
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
 * Why a call has no usable answer.
 * - `network`: no answer; `timeout`: no answer in time; `status`: an answer that reports a failure
 * - `not-found`: the backend says that the entry does not exist
 * - `malformed`: the answer breaks the contract
 */
export type ApiErrorKind = "network" | "timeout" | "status" | "not-found" | "malformed";

/** A call of the contract that failed. `message` is the exact English text; `code` names it for translation. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: ErrorCode;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The value of `Retry-After`, ms. */
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

/** Whether the backend says that it has no such thing: an entry, or a call that it does not offer. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === "not-found";

/** Whether another attempt may help: after transport failures, 5xx, 408 and 429, but no other 4xx (STA-4). */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === "network" || error.kind === "timeout") return true;
  return (
    error.kind === "status" &&
    error.status !== undefined &&
    (error.status >= 500 || error.status === 408 || error.status === 429)
  );
}
