/** The caches of the worker. Another form of what they hold needs another number: the worker removes all other caches. */
export const cacheNames = { pages: "pages-2", files: "files-1", pictures: "pictures-1" } as const;
export type Kind = keyof typeof cacheNames;

/** How many answers of a kind are kept, and how large each may be, bytes without compression. */
export const bounds: Record<Kind, { entries: number; bytes: number }> = {
  pages: { entries: 30, bytes: 500_000 },
  files: { entries: 150, bytes: 500_000 },
  pictures: { entries: 60, bytes: 300_000 },
};

/** How long an answer is kept, seconds. The files of older builds answer as long. */
export const maxAge = 30 * 86_400;

/** Paths without public pages: drafts, the links of mails, calls, and what is made for machines. */
const otherPaths = /^\/(?:preview|(?:ar\/)?newsletter|api|media|assets|__\w+)(?:\/|$)|\.\w+$/;

/**
 * What the answer of an address may be kept as; `null` for nothing. An address with a query is nothing: it holds what a
 * visitor searched for, planned or sent.
 */
export function kindOf(address: string, origin: string, destination: string): Kind | null {
  const { origin: home, pathname, search } = new URL(address);
  if (home !== origin || search) return null;
  if (destination === "document") return otherPaths.test(pathname) ? null : "pages";
  if (pathname.startsWith("/media/")) return destination === "image" ? "pictures" : null;
  return pathname.startsWith("/assets/") ? "files" : null;
}

/**
 * Whether an answer may be kept: a whole public one of bounded size, and for a page the document itself, whose address has
 * not led elsewhere.
 */
export async function mayKeep(kind: Kind, response: Response): Promise<boolean> {
  const { status, headers, redirected } = response;
  if (status !== 200 || redirected || !/\bpublic\b/.test(headers.get("cache-control") ?? "")) return false;
  if (kind === "pages" && !headers.get("content-type")?.startsWith("text/html")) return false;
  return (await response.clone().arrayBuffer()).byteLength <= bounds[kind].bytes;
}
