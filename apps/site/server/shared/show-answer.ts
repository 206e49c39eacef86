import type { FormAnswer, LinkAnswer, Locale } from "@miqyas/contract";
import type { Headers } from "@miqyas/http/security-headers";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A page of the app that answers one visitor. */
export interface AnswerPage {
  locale: Locale;
  /** Whether the address names no language (LANG-4). */
  negotiated: boolean;
  /** Canonical path without `/ar`. */
  path: string;
  /** Part of the address: `""` or `?name=value`. */
  query?: string;
  /** The result that the page shows; `null` for a page that was only opened. */
  answer: FormAnswer | LinkAnswer | null;
  /** Headers beside those of every page. */
  headers?: Headers;
}

/** Renders such a page and sends it. It is never cached and never indexed. */
export type ShowAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: AnswerPage,
) => Promise<FastifyReply>;
