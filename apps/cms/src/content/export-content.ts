import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { locales } from "@miqyas/contract";
import { textOf } from "../rich-text/rich-text-state.ts";
import type { Data } from "./describe.ts";
import {
  aboutEnding,
  formatVersion,
  languageFiles,
  markerFile,
  relativeName,
  sharedFile,
  shortName,
  UniqueNames,
} from "./file-names.ts";
import { contentCollections, contentGlobals, mediaFolder } from "./kinds.ts";
import { writeMarkdownFile, writeYamlFile } from "./source-file.ts";
import { describeEntry, describeFile, type StoredContent, type StoredEntry } from "./stored-content.ts";
import type { ContentModel } from "./content-model.ts";
import { mediaStore } from "../media/storage/media-store.ts";

/** The files of a folder of content: texts to write, and stored files to copy. */
export interface ContentFiles {
  texts: Map<string, string>;
  copies: Map<string, string>;
}

interface Place {
  folder: string;
  model: ContentModel;
  doc: Record<string, unknown>;
}

const keyOf = (collection: string, id: number) => `${collection} ${id}`;

/** Finds the folder of each entry. It is named after the title. */
function placeEntries({ collections, globals }: StoredContent) {
  const places: Place[] = [];
  const folders = new Map<string, string>();
  for (const { model, entries } of collections) {
    const names = new UniqueNames();
    for (const { id, doc } of entries) {
      const name = names.take(model.nameOf(doc) ?? String(id));
      folders.set(keyOf(model.kind, id), name);
      places.push({ folder: `${model.kind}/${name}`, model, doc });
    }
  }
  for (const { model, doc } of globals) places.push({ folder: model.kind, model, doc });
  return { places, folders };
}

/**
 * Finds the path of each file: in the folder of the only entry that uses it, else in the shared media folder.
 */
function placeFiles(files: StoredEntry[], places: Place[]): Map<number, string> {
  const users = new Map<number, Set<string>>();
  for (const { folder, model, doc } of places)
    describeEntry(model, doc, {
      file: (id) => {
        users.set(id, (users.get(id) ?? new Set()).add(folder));
        return String(id);
      },
      entry: () => undefined,
    });
  const names = new Map<string, UniqueNames>();
  return new Map(
    files.map(({ id, doc }) => {
      const [user, ...others] = users.get(id) ?? [];
      const folder = user !== undefined && others.length === 0 ? user : mediaFolder;
      const taken = names.get(folder) ?? new UniqueNames();
      names.set(folder, taken);
      const stem = shortName(path.parse(textOf(doc.original_name)).name) || String(id);
      return [id, `${folder}/${taken.take(stem, path.extname(String(doc.filename)))}`];
    }),
  );
}

/** Writes all content as files: the texts, and the names of the stored files to copy. */
export function writeContent(content: StoredContent): ContentFiles {
  const { places, folders } = placeEntries(content);
  const filePaths = placeFiles(content.media.files, places);
  const texts = new Map<string, string>([[markerFile, writeYamlFile({ format: formatVersion })]]);
  const copies = new Map<string, string>();
  const put = (file: string, text: string) => text && texts.set(file, text);
  const namesIn = (folder: string) => ({
    file: (id: number) => {
      const file = filePaths.get(id);
      return file === undefined ? undefined : relativeName(folder, file);
    },
    entry: (collection: string, id: number) => folders.get(keyOf(collection, id)),
  });
  for (const { folder, model, doc } of places) {
    let described: Record<"shared" | "en" | "ar", Data>;
    try {
      described = describeEntry(model, doc, namesIn(folder));
    } catch (error) {
      throw new Error(`${folder}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    put(`${folder}/${sharedFile}`, writeYamlFile(described.shared));
    for (const language of locales)
      put(`${folder}/${languageFiles[language]}`, writeMarkdownFile(described[language], model.body));
  }
  for (const { id, doc } of content.media.files) {
    const file = filePaths.get(id) ?? "";
    put(`${file}${aboutEnding}`, writeYamlFile(describeFile(content.media.model, doc, namesIn(mediaFolder))));
    copies.set(file, String(doc.filename));
  }
  return { texts, copies };
}

const kinds: readonly string[] = [...contentCollections, ...contentGlobals, mediaFolder];

/** Thrown when the content cannot be exported. Nothing was changed. */
export class NotExported extends Error {}

/** Where an export is written before it replaces the earlier one. An import ignores names with a dot. */
const partial = ".export-partial";

/**
 * Writes this content into a folder, in place of the content that was there before. Other files in the folder stay. It is
 * written beside first. Throws `NotExported`, also for a full disk or a place that may not be written.
 */
export async function saveContent(files: ContentFiles, folder: string): Promise<void> {
  try {
    await replaceContent(files, folder);
  } catch (error) {
    throw error instanceof Error && "syscall" in error
      ? new NotExported(`Nothing was exported: ${error.message}`)
      : error;
  }
}

async function replaceContent({ texts, copies }: ContentFiles, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = (await readdir(folder)).filter((name) => name !== partial);
  if (present.length > 0 && !present.includes(markerFile))
    throw new NotExported(`${folder} is neither empty nor a folder of content: it has no ${markerFile}`);
  const staging = path.join(folder, partial);
  const target = async (file: string) => {
    const full = path.join(staging, file);
    await mkdir(path.dirname(full), { recursive: true });
    return full;
  };
  try {
    await rm(staging, { recursive: true, force: true });
    for (const [file, text] of texts) await writeFile(await target(file), text);
    for (const [file, source] of copies) {
      const data = await mediaStore.read(source);
      if (!data)
        throw new NotExported(`The file ${source} is not there. Export again if it was just removed.`);
      await writeFile(await target(file), data);
    }
    const written = await readdir(staging);
    for (const kind of kinds) {
      if (present.includes(kind)) await rm(path.join(folder, kind), { recursive: true });
      if (written.includes(kind)) await rename(path.join(staging, kind), path.join(folder, kind));
    }
    // The marker comes last: a first export that was killed is no content.
    await rename(path.join(staging, markerFile), path.join(folder, markerFile));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
