import type {
  CollectionSlug,
  DataFromGlobalSlug,
  File,
  GlobalSlug,
  Payload,
  RequestContext,
  RequiredDataFromCollectionSlug,
} from "payload";
import type { User } from "../payload-types.ts";
import { isObject } from "../property-of.ts";
import type { TextLanguage } from "../rich-text/html-text.ts";
import type { Bilingual } from "./content/types.ts";
import { createOwner, type NewOwner } from "./create-owner.ts";
import { getOwner } from "./get-owner.ts";

/** The sample content is published in both languages. */
export const published = { _status: "published" } as const;

/** Gives the rows written in the second language the ids of the first, so that they are the same rows. */
function alignRows(data: unknown, stored: unknown): void {
  if (!isObject(data) || !isObject(stored)) return;
  for (const [name, rows] of Object.entries(data)) {
    const storedRows = stored[name];
    if (!Array.isArray(rows) || !Array.isArray(storedRows)) continue;
    for (const [index, row] of rows.entries()) {
      const storedRow: unknown = storedRows[index];
      if (!isObject(row) || !isObject(storedRow)) continue;
      Object.assign(row, { id: storedRow.id });
      alignRows(row, storedRow);
    }
  }
}

/** Writes documents in both languages inside one transaction: all of the sample content, or none of it. */
export class SeedSession {
  readonly payload: Payload;
  readonly #owner: User;
  readonly #transaction: number | string;

  private constructor(payload: Payload, owner: User, transaction: number | string) {
    this.payload = payload;
    this.#owner = owner;
    this.#transaction = transaction;
  }

  /**
   * Runs the work in a transaction, which begins with the owner's account where there is no user; what it wrote
   * is gone when it throws or the process dies.
   */
  static async run(
    payload: Payload,
    work: (session: SeedSession) => Promise<void>,
  ): Promise<NewOwner | undefined> {
    const transaction = await payload.db.beginTransaction();
    if (transaction === null) throw new Error("The database gave no transaction");
    try {
      const newOwner = await createOwner(payload, transaction);
      const owner = await getOwner(payload, transaction);
      await work(new SeedSession(payload, owner, transaction));
      await payload.db.commitTransaction(transaction);
      return newOwner;
    } catch (error) {
      await payload.db.rollbackTransaction(transaction);
      throw error;
    }
  }

  /**
   * A request of its own for every call: Payload keeps the uploaded file on it. In the owner's name, because
   * the pictures of a page are looked up with the rights of whoever saves it.
   */
  private request(context: RequestContext = {}) {
    return {
      transactionID: this.#transaction,
      user: { ...this.#owner, collection: "users" as const },
      context,
    };
  }

  /** Creates a document in English, then says the same in Arabic. */
  async create<Slug extends CollectionSlug>(
    collection: Slug,
    write: (language: TextLanguage) => RequiredDataFromCollectionSlug<Slug>,
  ): Promise<number> {
    const { payload } = this;
    const doc = await payload.create({
      collection,
      locale: "en",
      data: write("en"),
      depth: 0,
      req: this.request(),
    });
    const data = write("ar");
    alignRows(data, doc);
    await payload.update({
      collection,
      id: doc.id,
      locale: "ar",
      // A whole document is also a partial one, which the compiler cannot see while the slug is open.
      data: data as never,
      depth: 0,
      req: this.request(),
    });
    return Number(doc.id);
  }

  /** Stores a file that is ready, with its description in both languages. */
  async createFile(file: File, alt: Bilingual, upload: RequestContext["upload"]): Promise<number> {
    const { payload } = this;
    const { id } = await payload.create({
      collection: "media",
      locale: "en",
      data: { alt: alt.en },
      file,
      req: this.request({ upload }),
    });
    await payload.update({
      collection: "media",
      id,
      locale: "ar",
      data: { alt: alt.ar },
      req: this.request(),
    });
    return id;
  }

  /** Writes a page of which there is one, in both languages. */
  async writeGlobal<Slug extends GlobalSlug>(
    slug: Slug,
    write: (language: TextLanguage) => Omit<DataFromGlobalSlug<Slug>, "id">,
  ): Promise<void> {
    const { payload } = this;
    const save = (locale: TextLanguage, data: Omit<DataFromGlobalSlug<Slug>, "id">) =>
      payload.updateGlobal({ slug, locale, data: data as never, depth: 0, req: this.request() });
    const stored = await save("en", write("en"));
    const data = write("ar");
    alignRows(data, stored);
    await save("ar", data);
  }
}
