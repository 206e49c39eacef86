import type { Locale } from "@miqyas/contract";
import { compress } from "@miqyas/http/content-encoding";
import type { Effort, Encoding } from "@miqyas/http/content-encoding";
import { weakEtag } from "@miqyas/http/etag";
import { pageHeaders } from "./page-headers.ts";
import type { HeaderList, HeaderSettings } from "./page-headers.ts";
import type { InlineStyles } from "./render/inline-styles.ts";

/** How much of its data a page lacks. `main`: the data that the page is about. */
export type Missing = "nothing" | "some" | "main";

/** The result of a render, before it is compressed. */
export interface Rendered {
  status: number;
  locale: Locale;
  html: Buffer;
  /** Hashes of its inline scripts, in the spelling of a content security policy. */
  hashes: readonly string[];
  /** Origin of the video that it embeds. */
  embed: string | null;
  /** Whether other sites may frame it (CHART-6). Such a page runs no script. */
  framed: boolean;
  /** Calls of the contract whose answers it shows; `*` stands for all. */
  calls: readonly string[];
  missing: Missing;
  /** Target of a redirect. */
  location: string | null;
}

/** A page in one encoding: its bytes, and its headers for negotiated and for localized addresses. */
interface Representation {
  body: Buffer;
  negotiated: HeaderList;
  localized: HeaderList;
}

/** A page ready to be sent: compressed in every encoding, with its headers. */
export interface Page extends Omit<Rendered, "html"> {
  /** Weak, because it stands for the page in every encoding. */
  etag: string;
  representations: Record<Encoding, Representation>;
  /** Bytes in memory. */
  size: number;
}

/** Whether a page has all its data and no failure. */
export const isComplete = (page: Pick<Page, "missing" | "status">) =>
  page.missing === "nothing" && page.status < 500;

/** Whether a page says that its entry does not exist (RT-21), or no longer (RT-25). */
export const isNotFound = ({ status }: Pick<Page, "status">) => status === 404 || status === 410;

/**
 * Compresses a render and prepares all its headers. The compressed page has its styles in the document. The identity of the
 * page links them, so that memory and disk hold no sheet a hundred times.
 */
export async function compressPage(
  rendered: Rendered,
  settings: HeaderSettings,
  inlineStyles: InlineStyles,
  effort: Effort = "now",
): Promise<Page> {
  const { html, ...facts } = rendered;
  const styled = inlineStyles(html);
  const bodies = { ...(await compress(styled.html, effort)), identity: html };
  const etag = weakEtag(html);
  const known = { ...facts, etag, complete: facts.missing === "nothing", styles: styled.hashes };
  const [negotiated, localized] = [pageHeaders(known, settings, true), pageHeaders(known, settings, false)];
  const representation = (encoding: Encoding): Representation => {
    const body = bodies[encoding];
    const length = [
      ...["Content-Length", String(body.length)],
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    ];
    return { body, negotiated: [...negotiated, ...length], localized: [...localized, ...length] };
  };
  return {
    ...facts,
    etag,
    representations: {
      br: representation("br"),
      gzip: representation("gzip"),
      identity: representation("identity"),
    },
    size: bodies.br.length + bodies.gzip.length + bodies.identity.length + 4000,
  };
}

/** The render that a page was made from. */
export function readRendered({ representations, etag: _etag, size: _size, ...facts }: Page): Rendered {
  return { ...facts, html: representations.identity.body };
}
