import {
  ValidationError,
  type CollectionSlug,
  type File,
  type GlobalSlug,
  type Payload,
  type RequestContext,
} from "payload";
import * as v from "valibot";
import type { User } from "../payload-types.ts";
import { isObject, propertyOf } from "../property-of.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import type { TextLanguage } from "../rich-text/html-text.ts";
import type { NewOwner } from "../seed/create-owner.ts";
import { createOwner } from "../seed/create-owner.ts";
import { getOwner } from "../seed/get-owner.ts";
import { alignRows } from "./align-rows.ts";
import type { Data } from "./describe.ts";
import { FileUndo } from "./file-undo.ts";
import { isContentGlobal, tableOf, type ContentKind } from "./kinds.ts";
import { byProgram } from "../audit/record.ts";
import { executeIn } from "../publishing/after-commit.ts";

type Document = Record<string, unknown>;

/** Thrown when Payload refuses an entry in one of its languages. */
export class EntryRefused extends Error {
  readonly language: TextLanguage;
  readonly problems: { path: string; message: string }[];

  constructor(language: TextLanguage, { message, data }: ValidationError) {
    super(message);
    this.language = language;
    this.problems = data.errors;
  }
}

function refuseIn(language: TextLanguage): (error: unknown) => never {
  return (error) => {
    throw error instanceof ValidationError ? new EntryRefused(language, error) : error;
  };
}

/** The database's answer with an id. */
const nextIds = v.object({ rows: v.tuple([v.object({ id: v.number() })]) });

const sequenceOf = (collection: CollectionSlug) => `pg_get_serial_sequence('"${tableOf(collection)}"', 'id')`;

/** An entry to write. Without `stored` it is new. */
export interface EntryToWrite {
  id: number | undefined;
  stored: Document | undefined;
  draft: boolean;
  texts: [TextLanguage, Data][];
}

/** The language that is published alone: what the other language has unfinished stays a draft (LANG-15). */
function onlyLanguageOf({ draft, texts }: Pick<EntryToWrite, "draft" | "texts">): TextLanguage | undefined {
  const [first, ...others] = texts;
  return draft || others.length > 0 ? undefined : first?.[0];
}

/** Writes content in one transaction, as the owner: everything or nothing, files included unless the process is killed. */
export class ContentSession {
  readonly payload: Payload;
  readonly transactionID: number | string;
  readonly #owner: User;
  readonly #files: FileUndo;
  readonly #numbered = new Set<CollectionSlug>();

  private constructor(payload: Payload, owner: User, transaction: number | string, files: FileUndo) {
    this.payload = payload;
    this.#owner = owner;
    this.transactionID = transaction;
    this.#files = files;
  }

  /**
   * Runs the work in a transaction, which first creates the owner's account when there is no user. Everything
   * is rolled back when the work throws. When the process is killed, the files that it wrote stay.
   */
  static async run<Result>(
    payload: Payload,
    work: (session: ContentSession) => Promise<Result>,
  ): Promise<{ owner: NewOwner | undefined; result: Result }> {
    const transaction = await payload.db.beginTransaction();
    if (transaction === null) throw new Error("The database gave no transaction");
    const files = new FileUndo();
    let done: { owner: NewOwner | undefined; result: Result };
    try {
      const owner = await createOwner(payload, transaction);
      const session = new ContentSession(payload, await getOwner(payload, transaction), transaction, files);
      const result = await work(session);
      await session.#continueNumbers();
      await payload.db.commitTransaction(transaction);
      done = { owner, result };
    } catch (error) {
      await payload.db.rollbackTransaction(transaction);
      await files.undo().catch((failure: unknown) => {
        const messages = [error, failure].map((one) => (one instanceof Error ? one.message : String(one)));
        throw new AggregateError([error, failure], messages.join("\n"), { cause: error });
      });
      throw error;
    }
    // A failure here must not undo what is committed.
    await files.end();
    return done;
  }

  /**
   * A new request for every call, because Payload keeps the uploaded file on it. It runs as the owner,
   * because Payload looks up the pictures of a page with the rights of the person who saves it.
   */
  #request(context: RequestContext = {}) {
    const user = { ...this.#owner, collection: "users" as const };
    return { transactionID: this.transactionID, user, context: { ...context, [byProgram]: true } };
  }

  /** Takes the next id of a collection. */
  async nextId(collection: CollectionSlug): Promise<number> {
    const answer = await this.#execute(`select nextval(${sequenceOf(collection)})::int as id`);
    return v.parse(nextIds, answer).rows[0].id;
  }

  /** Whether the newest version of an entry or a page is a draft. */
  async hasDraft(kind: ContentKind, id: number): Promise<boolean> {
    const newest = { draft: true, depth: 0, req: this.#request() } as const;
    const found = isContentGlobal(kind)
      ? await this.payload.findGlobal({ slug: kind, ...newest })
      : await this.payload.findByID({ collection: kind, id, trash: true, ...newest });
    return propertyOf(found, "_status") === "draft";
  }

  /** Runs a statement in the transaction. */
  #execute(raw: string): Promise<unknown> {
    return executeIn(this.payload.db, this.transactionID, raw);
  }

  /**
   * Takes an entry or file out of the trash. An entry is a draft until it is written: it may be incomplete. A draft alone
   * would leave it in the trash.
   */
  async #restore(collection: CollectionSlug, id: number): Promise<Document> {
    const status = collection === "media" ? {} : { _status: "draft" };
    const data = { deletedAt: null, ...status } as never;
    const options = { collection, id, data, trash: true, depth: 0, req: this.#request() } as const;
    return { ...(await this.payload.update(options)) };
  }

  /** Writes an entry in one language after another. */
  async writeEntry(collection: CollectionSlug, entry: EntryToWrite): Promise<void> {
    const { payload } = this;
    const options = (locale: TextLanguage, data: Data) =>
      ({ collection, locale, data: data as never, depth: 0, req: this.#request() }) as const;
    const publishSpecificLocale = onlyLanguageOf(entry);
    let { id, stored } = entry;
    if (!stored && id !== undefined) this.#numbered.add(collection);
    if (stored?.deletedAt && id !== undefined) stored = await this.#restore(collection, id);
    for (const [language, data] of entry.texts) {
      alignRows(data, stored);
      // A normal update turns a published entry into a draft. An entry saved as a draft may be incomplete.
      const draft = entry.draft && stored?._status !== "published";
      const isThere = stored !== undefined && id !== undefined;
      const create = () =>
        payload.create({
          ...options(language, id === undefined ? data : { ...data, id }),
          draft,
        });
      const saving = isThere
        ? payload.update({ ...options(language, data), id: Number(id), draft, publishSpecificLocale })
        : create();
      const saved: unknown = await Promise.resolve(saving).catch(refuseIn(language));
      if (!isObject(saved)) throw new Error("Payload gave no document");
      stored = saved;
      id = Number(saved.id);
    }
  }

  /** Writes a global in one language after another. */
  async writeGlobal(slug: GlobalSlug, page: Omit<EntryToWrite, "id">): Promise<void> {
    let { stored } = page;
    const publishSpecificLocale = onlyLanguageOf(page);
    for (const [locale, data] of page.texts) {
      alignRows(data, stored);
      const draft = page.draft && stored?._status !== "published";
      const options = { slug, locale, data: data as never, depth: 0, req: this.#request() } as const;
      const saved: unknown = await this.payload
        .updateGlobal({ ...options, draft, publishSpecificLocale })
        .catch(refuseIn(locale));
      if (isObject(saved)) stored = saved;
    }
  }

  /** Writes the texts of a file in all languages, and the file itself when it is new. */
  async writeFile(
    entry: EntryToWrite,
    file: File | undefined,
    upload: RequestContext["upload"],
  ): Promise<number> {
    const { payload } = this;
    let { id } = entry;
    if (file && entry.stored) await this.#files.keep(textOf(entry.stored.filename));
    if (!entry.stored && id !== undefined) this.#numbered.add("media");
    if (entry.stored?.deletedAt && id !== undefined) await this.#restore("media", id);
    for (const [index, [locale, data]] of entry.texts.entries()) {
      const isFirst = index === 0;
      const shared = {
        collection: "media",
        locale,
        ...(file && isFirst && { file }),
        req: this.#request(isFirst ? { upload } : {}),
      } as const;
      if (id !== undefined && (entry.stored || !isFirst)) {
        const saved = await payload.update({ ...shared, id, data });
        if (file && isFirst) this.#files.remove(saved.filename);
      } else {
        const created = await payload.create({
          ...shared,
          data: { ...data, ...(id !== undefined && { id }) },
        });
        id = created.id;
        this.#files.remove(created.filename);
      }
    }
    return Number(id);
  }

  /** Continues the id sequences of the database after the ids of the content. */
  async #continueNumbers(): Promise<void> {
    for (const slug of this.#numbered) {
      const [table, sequence] = [tableOf(slug), sequenceOf(slug)];
      await this.#execute(
        `select setval(${sequence}, greatest((select max(id) from "${table}"), pg_sequence_last_value(${sequence}::regclass)))`,
      );
    }
  }
}
