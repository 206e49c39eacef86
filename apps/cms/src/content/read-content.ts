import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { getUploadKind, UploadRefused } from "../media/upload-policy.ts";
import { uploadKinds, type UploadKind } from "../media/upload-kinds.ts";
import { assemble, type GivenParts, type Ids } from "./assemble.ts";
import { modelOf, type ContentModel } from "./content-model.ts";
import type { Data } from "./describe.ts";
import type { Part } from "./fields.ts";
import {
  aboutEnding,
  formatVersion,
  languageFiles,
  markerFile,
  resolveName,
  sharedFile,
} from "./file-names.ts";
import {
  contentCollections,
  contentGlobals,
  isContentCollection,
  isContentGlobal,
  mediaFolder,
} from "./kinds.ts";
import { ContentRefused, type Problem } from "./problems.ts";
import { dataSchema, entryHead, fileSchema } from "./schema.ts";
import { checkFile, readMarkdownFile, readYamlFile, type SourceFile } from "./source-file.ts";

/** A media file in a folder of content. */
export interface GivenFile {
  path: string;
  /** Path on this machine. */
  source: string;
  kind: UploadKind;
  /** A digest of its bytes. It identifies a file without an id. */
  digest: string;
  about: SourceFile;
}

/** An entry or global in a folder of content. */
export interface GivenEntry {
  model: ContentModel;
  folder: string;
  name: string;
  files: { [P in Part]?: SourceFile };
}

/** A folder of content that was read and checked. */
export interface GivenContent {
  files: Map<string, GivenFile>;
  entries: GivenEntry[];
}

export const idOf = (data: Data | undefined): number | undefined =>
  typeof data?.id === "number" ? data.id : undefined;

/** The texts of an entry. A language without a file is undefined. */
export const partsOf = ({ files }: GivenEntry): GivenParts => {
  const head = Object.keys(entryHead);
  const shared = Object.fromEntries(
    Object.entries(files.shared?.data ?? {}).filter(([name]) => !head.includes(name)),
  );
  return { shared, en: files.en?.data, ar: files.ar?.data };
};

/** The document that an entry describes, with the ids of the documents that it names. */
export const documentOf = (
  entry: GivenEntry,
  ids: Omit<Ids, "file"> & { file: (path: string) => number | undefined },
) =>
  assemble(entry.model.fields, partsOf(entry), {
    ...ids,
    file: (name) => ids.file(resolveName(entry.folder, name)),
  });

/** 24 digits are enough, and as long as the random names of other uploads. */
const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 24);

/** All files below a folder, by their paths with slashes. Hidden files are ignored. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((name) => name.startsWith(".")))
    .toSorted();
}

class Reading {
  readonly problems: Problem[] = [];
  readonly files = new Map<string, GivenFile>();
  readonly entries = new Map<string, GivenEntry>();
  readonly #unnumbered = new Map<string, string>();
  readonly #root: string;
  readonly #payload: Payload;

  constructor(payload: Payload, root: string) {
    this.#payload = payload;
    this.#root = root;
  }

  readonly refuse = (problem: Problem): void => void this.problems.push(problem);

  readonly read = (file: string): string => readFileSync(path.join(this.#root, file), "utf8");

  /** Assigns a file of a folder to its entry, by its path. */
  place(file: string, all: ReadonlySet<string>): void {
    const [kind = "", ...below] = file.split("/");
    const isCollection = isContentCollection(kind);
    if (isCollection || isContentGlobal(kind)) {
      const [name, rest] = isCollection ? below : [kind, below[0]];
      if (name === undefined || rest === undefined || below.length > (isCollection ? 2 : 1))
        return this.refuse({ file, message: `is not where a file of ${kind} belongs` });
      const folder = isCollection ? `${kind}/${name}` : kind;
      const entry = this.entries.get(folder) ?? {
        model: modelOf(this.#payload, kind),
        folder,
        name,
        files: {},
      };
      this.entries.set(folder, entry);
      if (rest === sharedFile) entry.files.shared = readYamlFile(file, this.read(file), this.refuse);
      else if (rest === languageFiles.en || rest === languageFiles.ar)
        entry.files[rest === languageFiles.en ? "en" : "ar"] = readMarkdownFile(
          file,
          this.read(file),
          entry.model.body,
          this.refuse,
        );
      else this.placeFile(file, all);
    } else if (kind === mediaFolder && below.length === 1) this.placeFile(file, all);
    else if (file !== markerFile && file !== "README.md") {
      const known = [...contentCollections, ...contentGlobals, mediaFolder].join(", ");
      this.refuse({ file, message: `is in none of the folders of content: ${known}` });
    }
  }

  placeFile(file: string, all: ReadonlySet<string>): void {
    if (file.endsWith(aboutEnding)) {
      if (!all.has(file.slice(0, -aboutEnding.length)))
        this.refuse({ file, message: "says something of a file that is not there" });
      return;
    }
    const about = `${file}${aboutEnding}`;
    if (!all.has(about)) return this.refuse({ file, message: `has no ${path.basename(about)} beside it` });
    const source = path.join(this.#root, file);
    const data = readFileSync(source);
    const ending = path.extname(file).slice(1).toLowerCase();
    const mimetype = uploadKinds.find(({ extensions }) => extensions.includes(ending))?.mime ?? "";
    try {
      const kind = getUploadKind({ name: file, mimetype, data });
      const read = readYamlFile(about, this.read(about), this.refuse);
      this.files.set(file, { path: file, source, kind, digest: digestOf(data), about: read });
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      this.refuse({ file, message: error.message });
    }
  }

  checkFiles(): void {
    const schema = fileSchema(modelOf(this.#payload, "media").fields);
    for (const { about } of this.files.values()) checkFile(about, schema, this.refuse);
    this.refuseTwins([...this.files.values()].map(({ about }) => ({ kind: mediaFolder, file: about })));
  }

  checkEntry(entry: GivenEntry): void {
    const { model, files } = entry;
    const draft = files.shared?.data.status === "draft";
    const isCollection = isContentCollection(model.kind);
    const { id, status, order, first_language } = entryHead;
    const head = {
      ...(isCollection && { id }),
      ...(model.orderable && { order }),
      ...(model.drafts && { status }),
      ...(isCollection && model.drafts && { first_language }),
    };
    const fine = (["shared", "en", "ar"] as const).map((part) => {
      const file = files[part];
      return (
        !file ||
        checkFile(file, dataSchema(model.fields, part, draft, part === "shared" ? head : {}), this.refuse)
      );
    });
    if (fine.includes(false)) return;
    const doc = documentOf(entry, {
      file: (file) => (this.files.has(file) ? 1 : undefined),
      entry: (collection, name) => (this.entries.has(`${collection}/${name}`) ? 1 : undefined),
      refuse: (part, at, message, line) => {
        const file = files[part];
        if (file) this.refuse({ file: file.path, line: file.lineOf(at, line), message });
      },
    });
    if (isCollection && idOf(files.shared?.data) === undefined) this.refuseNamesake(entry, model.nameOf(doc));
  }

  /** Refuses an entry without an id whose title or slug another entry has. It could not be identified. */
  refuseNamesake({ model, folder }: GivenEntry, name: string | undefined): void {
    const key = `${model.kind} ${name ?? folder}`;
    const other = this.#unnumbered.get(key);
    if (other) this.refuse({ file: folder, message: `has the title of ${other}; one of them needs an id` });
    this.#unnumbered.set(key, folder);
  }

  /** Refuses two entries with the same id. One would overwrite the other. */
  refuseTwins(sources: { kind: string; file: SourceFile | undefined }[]): void {
    const seen = new Map<string, string>();
    for (const { kind, file } of sources) {
      const id = idOf(file?.data);
      if (!file || id === undefined) continue;
      const twin = seen.get(`${kind} ${id}`);
      if (twin)
        this.refuse({ file: file.path, line: file.lineOf(["id"]), message: `id is that of ${twin} as well` });
      seen.set(`${kind} ${id}`, file.path);
    }
  }
}

const order: readonly string[] = [...contentCollections, ...contentGlobals];

/** Sorts entries in the order of writing: by id, then entries without an id by name. */
function inOrder(entries: Iterable<GivenEntry>): GivenEntry[] {
  const number = (entry: GivenEntry) => idOf(entry.files.shared?.data) ?? Infinity;
  return [...entries].toSorted(
    (one, other) =>
      order.indexOf(one.model.kind) - order.indexOf(other.model.kind) ||
      (number(one) === number(other) ? 0 : number(one) - number(other)) ||
      (one.name < other.name ? -1 : 1),
  );
}

/** Reads a folder of content and checks all of it. Throws `ContentRefused` with all problems. */
export function readContent(payload: Payload, root: string): GivenContent {
  if (!existsSync(root)) throw new ContentRefused([{ file: root, message: "is not there" }]);
  const reading = new Reading(payload, root);
  const files = listFiles(root);
  if (!files.includes(markerFile))
    throw new ContentRefused([{ file: markerFile, message: "is missing: this is no folder of content" }]);
  const marker = readYamlFile(markerFile, reading.read(markerFile), reading.refuse);
  if (marker.data.format !== formatVersion)
    reading.refuse({ file: markerFile, line: 1, message: `format must be ${formatVersion}` });
  const all = new Set(files);
  for (const file of files) reading.place(file, all);
  reading.checkFiles();
  for (const entry of reading.entries.values()) reading.checkEntry(entry);
  reading.refuseTwins(
    [...reading.entries.values()].map(({ model, files: { shared } }) => ({ kind: model.kind, file: shared })),
  );
  if (reading.problems.length > 0) throw new ContentRefused(reading.problems);
  return { files: reading.files, entries: inOrder(reading.entries.values()) };
}
