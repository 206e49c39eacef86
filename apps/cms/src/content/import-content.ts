import { isDeepStrictEqual } from "node:util";
import { isLocale, otherLocale } from "@miqyas/contract";
import { propertyOf } from "../property-of.ts";
import { inLanguage } from "./assemble.ts";
import { EntryRefused, type ContentSession, type EntryToWrite } from "./content-session.ts";
import type { Data, Names } from "./describe.ts";
import type { TextLanguage } from "../rich-text/html-text.ts";
import { importFiles } from "./import-files.ts";
import { isContentCollection, isContentGlobal } from "./kinds.ts";
import { ContentRefused } from "./problems.ts";
import { documentOf, idOf, type GivenContent, type GivenEntry } from "./read-content.ts";
import {
  describeEntry,
  findFirst,
  isTrashed,
  readStoredContent,
  type StoredContent,
  type StoredEntry,
} from "./stored-content.ts";

/** Number of entries and files that an import found new, changed or unchanged. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
}

export type Count = (what: keyof ImportCounts) => void;

/** Names for ids that are equal for the same document, wherever it was read. */
const numbers = (ids: Iterable<number>): Names => {
  const files = new Set(ids);
  return {
    file: (id) => (files.has(id) ? `media:${id}` : undefined),
    entry: (collection, id) => `${collection}:${id}`,
  };
};

/** Finds the stored entry with the same id or, for an entry without an id, with the same title or slug. */
function findStored(entry: GivenEntry, doc: unknown, stored: StoredEntry[]): StoredEntry | undefined {
  const id = idOf(entry.files.shared?.data);
  if (id !== undefined) return stored.find((known) => known.id === id);
  const name = entry.model.nameOf(doc) ?? entry.name;
  return findFirst(stored, (known) => (entry.model.nameOf(known.doc) ?? String(known.id)) === name);
}

/** The problems that Payload reports, each with its file and line. */
function refusalOf({ files, folder }: GivenEntry, { language, problems }: EntryRefused): ContentRefused {
  return new ContentRefused(
    problems.map(({ path, message }) => {
      const at = path.split(".").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
      const sources = [files[language], files.shared].filter((file) => file !== undefined);
      const source = sources.find(({ data }) => propertyOf(data, String(at[0])) !== undefined) ?? sources[0];
      const where = source ? { file: source.path, line: source.lineOf(at) } : { file: folder };
      return { ...where, message: `${path}: ${message}` };
    }),
  );
}

class Import {
  readonly #session: ContentSession;
  readonly #stored: StoredContent;
  readonly #fileIds: ReadonlyMap<string, number>;
  readonly #entryIds = new Map<string, number>();
  readonly #names: Names;

  constructor(session: ContentSession, stored: StoredContent, fileIds: ReadonlyMap<string, number>) {
    this.#session = session;
    this.#stored = stored;
    this.#fileIds = fileIds;
    this.#names = numbers([...stored.media.files.map(({ id }) => id), ...fileIds.values()]);
  }

  #documentOf(entry: GivenEntry): Data {
    return documentOf(entry, {
      file: (path) => this.#fileIds.get(path),
      entry: (collection, name) => this.#entryIds.get(`${collection}/${name}`),
      refuse: () => undefined,
    });
  }

  #find(entry: GivenEntry, doc: Data): Partial<StoredEntry> | undefined {
    const ofKind = <Each extends { model: { kind: string } }>(each: Each) =>
      each.model.kind === entry.model.kind;
    const page = this.#stored.globals.find(ofKind);
    return page ?? findStored(entry, doc, this.#stored.collections.find(ofKind)?.entries ?? []);
  }

  /** Gives every entry its id before any is written, because texts link to entries that come later. */
  async number(entries: readonly GivenEntry[]): Promise<void> {
    const given = new Set(entries.map(({ model, files }) => `${model.kind} ${idOf(files.shared?.data)}`));
    for (const entry of entries) {
      const { kind } = entry.model;
      if (!isContentCollection(kind)) continue;
      const known = this.#find(entry, this.#documentOf(entry))?.id ?? idOf(entry.files.shared?.data);
      let id = known ?? (await this.#session.nextId(kind));
      while (known === undefined && given.has(`${kind} ${id}`)) id = await this.#session.nextId(kind);
      this.#entryIds.set(entry.folder, id);
    }
  }

  /** Writes an entry, unless the database already has the same values for everything in its files. */
  async write(entry: GivenEntry): Promise<keyof ImportCounts> {
    const { model, files, folder } = entry;
    const doc = this.#documentOf(entry);
    const known = this.#find(entry, doc);
    const { status, order = known?.doc?._order, first_language } = files.shared?.data ?? {};
    const first = [first_language, known?.doc?.source_language].find((language) => isLocale(language));
    // The language that was written first comes first: the other is its translation.
    const source: TextLanguage = first ?? (files.ar && !files.en ? "ar" : "en");
    const given = [source, otherLocale(source)].filter((language) => files[language]);
    if (known?.doc && !isTrashed(known)) {
      const described = describeEntry(
        model,
        { ...doc, id: known.id, _status: status, _order: order, source_language: source },
        this.#names,
      );
      const before = describeEntry(model, known.doc, this.#names);
      if ((["shared", ...given] as const).every((part) => isDeepStrictEqual(described[part], before[part])))
        return "unchanged";
    }
    const head = {
      ...(model.drafts && { _status: status ?? "published" }),
      ...(typeof order === "string" && { _order: order }),
      ...(isContentCollection(model.kind) && model.drafts && { source_language: source }),
    };
    if (known?.doc && given.length === 0 && status !== "draft") await this.#requireNoDraft(entry);
    await this.#save(entry, {
      id: this.#entryIds.get(folder),
      stored: known?.doc,
      draft: status === "draft",
      texts: (given.length > 0 ? given : [source]).map((language) => [
        language,
        { ...inLanguage(model.fields, doc, language), ...head },
      ]),
    });
    return known ? "changed" : "created";
  }

  /** Without a text of its own an import would publish the text of a draft. */
  async #requireNoDraft({ model: { kind }, files, folder }: GivenEntry): Promise<void> {
    if (kind === "media" || !(await this.#session.hasDraft(kind, Number(this.#entryIds.get(folder))))) return;
    const message = "the entry has a draft: publish it first, or give its texts in en.md and ar.md";
    throw new ContentRefused([{ file: files.shared?.path ?? folder, message }]);
  }

  async #save(entry: GivenEntry, data: EntryToWrite): Promise<void> {
    const { kind } = entry.model;
    try {
      if (isContentGlobal(kind)) await this.#session.writeGlobal(kind, data);
      else if (isContentCollection(kind)) await this.#session.writeEntry(kind, data);
    } catch (error) {
      throw error instanceof EntryRefused ? refusalOf(entry, error) : error;
    }
  }
}

/**
 * Imports content that was read and checked. Unchanged entries are not written. What the folder has and the database has in
 * its trash is restored.
 */
export async function importContent(session: ContentSession, content: GivenContent): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0 };
  const count: Count = (what) => void (counts[what] += 1);
  const { payload, transactionID } = session;
  const stored = await readStoredContent(payload, { req: { transactionID }, trash: true });
  const { model, files } = stored.media;
  const fileIds = await importFiles(session, model, files, content.files.values(), count);
  const writing = new Import(session, stored, fileIds);
  await writing.number(content.entries);
  for (const entry of content.entries) count(await writing.write(entry));
  return counts;
}
