import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressBrotli, compressGzip } from "./content-encoding.ts";
import type { Effort } from "./content-encoding.ts";

/** Files of text. Pictures and fonts are compressed already. */
const compressible = /\.(?:m?js|css|svg|json|webmanifest|txt|xml)$/;

/**
 * Writes `.br` and `.gz` beside every text file below a folder, for a build. All files are compressed at once, on the
 * threads of zlib. A copy that is not smaller than its file is left out.
 */
export async function compressFiles(folder: string, effort: Effort): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([compressBrotli(bytes, effort), compressGzip(bytes, effort)]);
      for (const [suffix, packed] of [[".br", br] as const, [".gz", gz] as const])
        if (packed.length < bytes.length) await writeFile(file + suffix, packed);
    }),
  );
}
