import type { FormAnswer, LinkAnswer, Locale } from "@miqyas/contract";
import type { Headers } from "@miqyas/http/security-headers";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A page of the app that answers one visitor. */
export interface AnswerPage {
  locale: Locale;
  /** Whether the address names no language, and the visitor's own choice decided (LANG-4). */
  negotiated: boolean;
  /** Canonical path without `/ar`. */
  path: string;
  /** Part of the address: `""` or `?name=value`. */
  query?: string;
  /** What the page says; `null` for a page that was only opened. */
  answer: FormAnswer | LinkAnswer | null;
  /** Beside those of every page. */
  headers?: Headers;
}

/** Renders such a page and sends it. Nobody keeps it, neither this server nor a cache or a search engine. */
export type ShowAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: AnswerPage,
) => Promise<FastifyReply>;
