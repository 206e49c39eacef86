import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { locales } from "@miqyas/contract";
import { preparePicture } from "../media/prepare-picture.ts";
import { UploadRefused } from "../media/upload-policy.ts";
import { variantStem } from "../media/variants.ts";
import { propertyOf } from "../property-of.ts";
import { assemble, inLanguage } from "./assemble.ts";
import type { ContentModel } from "./content-model.ts";
import type { ContentSession } from "./content-session.ts";
import type { Data } from "./describe.ts";
import type { Count } from "./import-content.ts";
import { ContentRefused } from "./problems.ts";
import { idOf, type GivenFile } from "./read-content.ts";
import { describeFile, findFirst, isTrashed, type StoredEntry } from "./stored-content.ts";
import { mediaStore } from "../media/storage/media-store.ts";

/** Number of pictures prepared at once. Each also uses the threads of libvips. */
const atOnce = 3;

const noNames = { file: () => undefined, entry: () => undefined };
const noIds = { ...noNames, refuse: () => undefined };

/** The texts of a file, as a document in all languages. */
function documentOf({ fields }: ContentModel, { about, kind }: GivenFile): Record<string, unknown> {
  const language = (name: "en" | "ar"): Data =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = propertyOf(about.data[field.name], name);
        return field.localized && typeof text === "string" ? [[field.name, text]] : [];
      }),
    );
  const { focal } = about.data;
  return {
    ...assemble(fields, { shared: about.data, en: language("en"), ar: language("ar") }, noIds),
    focalX: propertyOf(focal, "x") ?? (kind.picture ? 50 : null),
    focalY: propertyOf(focal, "y") ?? (kind.picture ? 50 : null),
  };
}

const focalOf = ({ focalX, focalY }: Record<string, unknown>) => ({ focalX, focalY }) as Data;

/** Finds the stored file with the same id or, for a file without an id, with the same bytes. */
function findStored(
  given: GivenFile,
  stored: StoredEntry[],
  taken: ReadonlySet<number>,
): StoredEntry | undefined {
  const id = idOf(given.about.data);
  if (id !== undefined) return stored.find((file) => file.id === id);
  return findFirst(stored, (file) => !taken.has(file.id) && isKnownBy(given.digest, file));
}

/** Files of a folder are stored under a digest of their bytes. The second of two equal files gets `-1`. */
const isKnownBy = (digest: string, { doc }: StoredEntry) =>
  variantStem(String(doc.filename)).replace(/-\d+$/, "") === digest;

async function isSameFile(given: GivenFile, stored: StoredEntry): Promise<boolean> {
  if (isKnownBy(given.digest, stored)) return true;
  const bytes = await mediaStore.read(String(stored.doc.filename));
  return bytes?.equals(await readFile(given.source)) ?? false;
}

async function load({ source, kind, digest, path: name }: GivenFile) {
  const bytes = await readFile(source);
  try {
    // Encoding a WebP again would lose quality, and a PNG would be larger than one that was made small.
    const picture = kind.picture ? await preparePicture(bytes, kind.mime, { keepBare: true }) : undefined;
    const data = picture?.data ?? bytes;
    const extension = picture?.extension ?? kind.extensions[0] ?? "";
    const mimetype = picture ? `image/${picture.extension}` : kind.mime;
    return {
      file: { data, mimetype, name: `${digest}.${extension}`, size: data.length },
      upload: { name: path.basename(name), ...(picture && { picture }) },
    };
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    throw new ContentRefused([{ file: name, message: error.message }]);
  }
}

/**
 * Imports the files of a folder into the media library. Unchanged files are not written. Returns the id of
 * each file by its path.
 */
export async function importFiles(
  session: ContentSession,
  model: ContentModel,
  stored: StoredEntry[],
  files: Iterable<GivenFile>,
  count: Count,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function importFile(given: GivenFile): Promise<void> {
    const known = findStored(given, stored, taken);
    if (known) taken.add(known.id);
    const doc = documentOf(model, given);
    const replaced = known && !(await isSameFile(given, known));
    const described = known && describeFile(model, known.doc, noNames);
    const same = isDeepStrictEqual({ ...described, id: 0 }, { ...describeFile(model, doc, noNames), id: 0 });
    if (known && !replaced && same && !isTrashed(known)) {
      ids.set(given.path, known.id);
      return count("unchanged");
    }
    const loaded = known && !replaced ? undefined : await load(given);
    const texts = locales.filter((language) => propertyOf(doc.alt, language));
    // One write after another: they share a transaction, hence one connection.
    const write = lastWrite.then(() =>
      session.writeFile(
        {
          id: known?.id ?? idOf(given.about.data),
          stored: known?.doc,
          draft: false,
          texts: texts.map((language) => [
            language,
            {
              ...inLanguage(model.fields, doc, language),
              ...focalOf(doc),
            },
          ]),
        },
        loaded?.file,
        loaded?.upload,
      ),
    );
    lastWrite = write;
    ids.set(given.path, await write);
    count(known ? "changed" : "created");
  }

  const waiting = [...files]
    .toSorted((one, other) => (idOf(one.about.data) ?? Infinity) - (idOf(other.about.data) ?? Infinity) || 0)
    .values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const file of waiting) {
      if (failures.length > 0) return;
      await importFile(file).catch((error: unknown) => failures.push(error));
    }
  };
  // All workers have finished before the transaction ends.
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
  return ids;
}
