import { resolveAssets } from "./assets.ts";
import type { Absence, PagedList, Query, ReadCall } from "./call.ts";
import { ApiError } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Locale } from "./locale.ts";
import { readJson } from "./response.ts";
import { maximumRetries, withRetries } from "./retry.ts";
import type { SendCall } from "./send.ts";

/** Time-out of one attempt to read, ms (API-1). */
const readTimeout = 15_000;

/** Pages of one list that are read at the same time, after the first (API-17). */
const pagesAtOnce = 4;
/** Most pages of one list. An answer with a higher number is malformed. */
const mostPages = 1000;

/** A stored credential, sent to the backend alone (ROLE-2). */
export interface TokenStore {
  read(): string | null;
  /** Called when the backend answers 401 to it. */
  discard(): void;
}

export interface ClientOptions {
  /** Origin of the backend without a slash at the end; `""` is the page's own origin. */
  baseUrl: string;
  /** Origin of relative file addresses (ENT-1); `baseUrl` by default. */
  assetBase?: string;
  token?: TokenStore;
  fetch?: typeof fetch;
  random?: () => number;
}

export interface ReadOptions {
  locale: Locale;
  signal?: AbortSignal | undefined;
  /** Attempts after the first; 3 unless the caller owns the retries (STA-4). */
  retries?: number;
  /** Time-out of one attempt, ms. */
  timeout?: number;
}

export interface SendOptions extends ReadOptions {
  /** Sent with every attempt: the backend stores one row per key (CON-12). Without a key nothing is retried. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** Time-out of an attempt, ms, and the meaning of its 404. */
interface AttemptLimits {
  signal: AbortSignal | undefined;
  timeout: number;
  absence: Absence;
  notFound: ErrorCode;
}

const wellFormedToken = /^[A-Za-z0-9\-._~+/]{1,2000}=*$/;

/** Creates the client of the backend: time-outs, retries, headers, size limit and parsing (API-1…4). */
export function createClient(options: ClientOptions) {
  const { baseUrl, assetBase = baseUrl, token } = options;
  const ask = options.fetch ?? ((input: string, init?: RequestInit) => fetch(input, init));

  function headersFor(locale: Locale, withToken: boolean): Record<string, string> {
    const stored = withToken ? token?.read() : null;
    return {
      Accept: "application/json",
      "Content-Type": "application/json",
      "Accept-Language": locale,
      "Content-Language": locale,
      "Cache-Control": "no-cache",
      Pragma: "no-cache",
      Expires: "0",
      ...(stored && wellFormedToken.test(stored) && { Authorization: `Bearer ${stored}` }),
    };
  }

  async function attempt(
    url: string,
    init: RequestInit & { headers: Record<string, string> },
    limits: AttemptLimits,
  ): Promise<unknown> {
    const { signal, timeout } = limits;
    const limit = AbortSignal.timeout(timeout);
    try {
      const response = await ask(url, {
        ...init,
        redirect: "error",
        credentials: "omit",
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      if (response.status === 401 && init.headers.Authorization) {
        await response.body?.cancel();
        token?.discard();
        const { Authorization: _rejected, ...anonymous } = init.headers;
        return await attempt(url, { ...init, headers: anonymous }, limits);
      }
      return await readJson(response, limits);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (signal?.aborted) throw signal.reason;
      throw new ApiError(limit.aborted ? "timeout" : "network", "loadFailed", { cause: error });
    }
  }

  /** Reads one call. Throws `ApiError`, or the signal's reason when the caller aborts. */
  async function read<Params, Result>(
    call: ReadCall<Params, Result>,
    params: Params,
    { locale, signal, retries = maximumRetries, timeout = readTimeout }: ReadOptions,
  ): Promise<Result> {
    const url = `${baseUrl}${call.path(params)}?${queryString({ ...call.query(params), lang: locale })}`;
    const { absence, notFound } = call;
    const answer = await withRetries(
      () =>
        attempt(
          url,
          { method: "GET", headers: headersFor(locale, true) },
          { signal, timeout, absence, notFound },
        ),
      { retries, signal, ...(options.random && { random: options.random }) },
    );
    return call.read(resolveAssets(answer, assetBase));
  }

  /**
   * Every entry, once and in order, of a list that a backend may page (API-11, API-17, API-18). It ends at pages
   * without a new entry, because a backend may ignore `page`.
   * @param atMost largest number of pages to read
   */
  async function readAll<Params extends { page?: number }, Item extends { id: string }>(
    call: ReadCall<Params, PagedList<Item>>,
    params: Params,
    readOptions: ReadOptions,
    atMost = mostPages,
  ): Promise<Item[]> {
    const first = await read(call, params, readOptions);
    const claimed = first.pagination?.total_pages ?? 1;
    if (claimed > mostPages) throw new ApiError("malformed", call.notFound);
    const total = Math.min(claimed, atMost);
    const found = new Map(first.items.map((item) => [item.id, item]));
    for (let next = 2, known = -1; next <= total && found.size > known; next += pagesAtOnce) {
      known = found.size;
      const numbers = Array.from(
        { length: Math.min(pagesAtOnce, total - next + 1) },
        (_, index) => next + index,
      );
      const pages = await Promise.all(numbers.map((page) => read(call, { ...params, page }, readOptions)));
      for (const item of pages.flatMap(({ items }) => items)) found.set(item.id, item);
    }
    return [...found.values()];
  }

  /** Posts a form. Resolves with the backend's answer, which may be empty; throws `ApiError`. */
  async function send<Body>(call: SendCall<Body>, body: Body, sendOptions: SendOptions): Promise<unknown> {
    const { locale, signal, idempotencyKey, headers } = sendOptions;
    const retries = idempotencyKey ? (sendOptions.retries ?? maximumRetries) : 0;
    const post = () =>
      attempt(
        `${baseUrl}${call.path}?${queryString({ lang: locale })}`,
        {
          method: "POST",
          body: JSON.stringify(body),
          headers: {
            ...headersFor(locale, true),
            ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
            ...headers,
          },
        },
        {
          signal,
          timeout: sendOptions.timeout ?? call.timeout,
          absence: "stated",
          notFound: "requestFailed",
        },
      ).catch((error: unknown) => {
        if (isUnreadableSuccess(error)) return null;
        throw error;
      });
    return withRetries(post, { retries, signal, ...(options.random && { random: options.random }) });
  }

  return { read, readAll, send };
}

export type ContractClient = ReturnType<typeof createClient>;

/** Any 2xx is success, whatever its body (API-28). */
function isUnreadableSuccess(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "malformed" && (error.status ?? 0) < 300;
}

function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.toString();
}
