import { readdirSync } from "node:fs";
import path from "node:path";

/** A file that is served as it lies on disk. */
export interface StaticFile {
  /** Path on disk. */
  file: string;
  /** Its name without folders. */
  name: string;
  type: string;
  /** Its name changes with its content. */
  immutable: boolean;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
};

/** Whether a type is text, which packs well. */
export const packs = (type: string): boolean => type.includes("charset=utf-8");

/** Describes a file by its name. */
export function describeFile(file: string, immutable: boolean): StaticFile {
  const name = path.basename(file);
  return {
    file,
    name,
    type: types[path.extname(name).toLowerCase()] ?? "application/octet-stream",
    immutable,
  };
}

/** Every file below a folder by its address; hidden files and source maps stay hidden. An absent folder has none. */
export function listStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const entries = (() => {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true });
    } catch {
      return [];
    }
  })();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    if (!entry.isFile() || address.includes("/.") || address.endsWith(".map")) continue;
    files.set(address, describeFile(file, address.startsWith("/assets/")));
  }
  return files;
}
