import type { Locale, Query } from "../src/index.ts";

/** An answer, with the parts that the checks need. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body; undefined when it is not JSON. */
  json: unknown;
}

/** Sends one request with the headers of API-2. Never throws: a failure has status 0. */
export async function ask(
  base: string,
  path: string,
  options: {
    locale: Locale;
    query?: Query;
    headers?: Record<string, string>;
    method?: string;
    body?: unknown;
  },
): Promise<Answer> {
  const search = new URLSearchParams({ lang: options.locale });
  for (const [name, value] of Object.entries(options.query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  try {
    const response = await fetch(`${base}${path}?${search.toString()}`, {
      method: options.method ?? "GET",
      headers: {
        "Content-Type": "application/json",
        "Accept-Language": options.locale,
        "Content-Language": options.locale,
        ...options.headers,
      },
      redirect: "manual",
      signal: AbortSignal.timeout(15_000),
      ...(options.body !== undefined && {
        body: typeof options.body === "string" ? options.body : JSON.stringify(options.body),
      }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: String(error), json: undefined };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The value at a dotted path; `""` is the whole value. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .filter(Boolean)
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      value,
    );
}
