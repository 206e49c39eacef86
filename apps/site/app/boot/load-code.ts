/** Deadline of a file, ms. A request may hang for ever on a connection that is gone; one that is lost is made again. */
const fileDeadline = 60_000;

/** Files that have come or are coming, by address. A lost one is not kept: whoever asks again starts again. */
const files = new Map<string, Promise<void>>();

/** Links to the modules of the page, with their integrity. */
const waitingLinks = () => document.querySelector<HTMLTemplateElement>("#boot-modules")?.content;

const findLink = (place: ParentNode | undefined, address: string) =>
  place?.querySelector(`link[href="${address}"]`);

async function download(address: string): Promise<void> {
  if (findLink(document.head, address)) return;
  const integrity = findLink(waitingLinks(), address)?.getAttribute("integrity") ?? "";
  const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(fileDeadline) });
  if (!answer.ok) throw new Error(address);
  await answer.arrayBuffer();
}

/** Fetches a module into the browser's cache, unless the document has requested it. */
function fetchModule(address: string): Promise<void> {
  let coming = files.get(address);
  if (!coming) {
    coming = download(address);
    coming.catch(() => files.delete(address));
    files.set(address, coming);
  }
  return coming;
}

/** Fetches the modules of the page. Rejects when one is lost; the next call fetches what is missing. */
export async function fetchPageCode(): Promise<void> {
  const links = [...(waitingLinks()?.children ?? [])];
  await Promise.all(links.map((link) => fetchModule(link.getAttribute("href") ?? "")));
  // The browser compiles them ahead, side by side.
  document.head.append(...links);
}

/** Sheets that are coming, by address. */
const sheets = new Map<string, Promise<HTMLLinkElement>>();

/** Loads a sheet and resolves with its link, or with nothing when the page has it. Rejects when the sheet is lost. */
export async function loadSheet(address: string): Promise<HTMLLinkElement | undefined> {
  const [file = address] = address.split("#");
  const coming = sheets.get(file);
  if (coming) return coming;
  if (document.querySelector(`link[rel="stylesheet"][href^="${file}"]`)) return undefined;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const loading = new Promise<HTMLLinkElement>((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = reject;
    setTimeout(reject, fileDeadline);
  }).catch(() => {
    link.remove();
    throw new Error(address);
  });
  sheets.set(file, loading);
  document.head.append(link);
  return loading.finally(() => sheets.delete(file));
}

/**
 * Imports code when the files it needs are in the browser's cache. Weak networks lose some requests (F21), and for browsers
 * older than the HTML standard of July 2026 a module that was lost once stays lost for as long as the document lives
 * (docs/adr/042-code-is-fetched-before-it-is-imported.md). All `import()` of a build come here (`vite.config.ts`).
 * @param addresses of the module, of all that it imports, and of their sheets
 */
export async function importCode<Code>(
  load: () => Promise<Code>,
  addresses: readonly string[],
): Promise<Code> {
  await Promise.all(
    addresses.map((address) => (address.endsWith(".css") ? loadSheet(address) : fetchModule(address))),
  );
  return load();
}
