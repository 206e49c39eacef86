import { readFile } from "node:fs/promises";
import { drawPlate, drawPortrait, portraits, type PortraitName } from "@miqyas/plates";
import sharp from "sharp";
import { preparePicture, type PreparedPicture } from "../media/prepare-picture.ts";
import { randomName } from "../media/upload-hooks.ts";
import { originalLimit } from "../media/variants.ts";
import type { Bilingual, SeedPicture } from "./content/types.ts";
import type { SeedSession } from "./seed-session.ts";

/** How many pictures are drawn at once; each also uses the threads of libvips. */
const atOnce = 3;

const isPortrait = (name: string): name is PortraitName => name in portraits;

const fileOf = (data: Buffer, extension: string, mimetype: string) => ({
  data,
  mimetype,
  name: randomName(extension),
  size: data.length,
});

/** Every picture a tree of sample content names, once each. */
function listPictures(content: unknown, found = new Map<string, SeedPicture>()): Map<string, SeedPicture> {
  if (typeof content !== "object" || content === null) return found;
  if (isSeedPicture(content)) return found.set(keyOf(content), content);
  for (const part of Object.values(content)) listPictures(part, found);
  return found;
}

const isSeedPicture = (value: object): value is SeedPicture => "plate" in value && "alt" in value;

/** A caption belongs to the text around a picture, not to the picture. */
const keyOf = ({ plate, alt }: SeedPicture) => JSON.stringify([plate, alt]);

/** Draws and stores the pictures, portraits and wordmarks of the sample content. */
export class SampleMedia {
  readonly #session: SeedSession;
  readonly #ids = new Map<string, number>();
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(session: SeedSession) {
    this.#session = session;
  }

  /** Stores every picture named anywhere in the content, several at a time. */
  async storePicturesOf(content: unknown): Promise<void> {
    const waiting = listPictures(content).entries();
    const worker = async () => {
      for (const [key, { plate, alt }] of waiting)
        this.#ids.set(key, await this.#storeDrawing(Buffer.from(drawPlate(plate)), alt));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** The stored picture; throws when `storePicturesOf` has not seen it. */
  readonly get = (picture: SeedPicture): number => {
    const id = this.#ids.get(keyOf(picture));
    if (id === undefined) throw new Error(`Not stored: ${picture.alt.en}`);
    return id;
  };

  async storePortrait(name: string, alt: Bilingual): Promise<number> {
    if (!isPortrait(name)) throw new Error(`No portrait named ${name}`);
    return this.#storeOnce(`portrait ${name}`, () =>
      this.#storeDrawing(Buffer.from(drawPortrait(portraits[name])), alt),
    );
  }

  /** Stores a wordmark of `logos/`. */
  async storeLogo(name: string, alt: Bilingual): Promise<number> {
    return this.#storeOnce(`logo ${name}`, async () =>
      this.#storeDrawing(await readFile(new URL(`logos/${name}.svg`, import.meta.url)), alt, true),
    );
  }

  async storeFilm(alt: Bilingual): Promise<number> {
    const film = await readFile(new URL("video/hero.mp4", import.meta.url));
    return this.#store(fileOf(film, "mp4", "video/mp4"), alt, {});
  }

  async #storeOnce(key: string, store: () => Promise<number>): Promise<number> {
    const id = this.#ids.get(key) ?? (await store());
    this.#ids.set(key, id);
    return id;
  }

  async #storeDrawing(svg: Buffer, alt: Bilingual, wordmark = false): Promise<number> {
    const { width = 0 } = await sharp(svg).metadata();
    const drawn = sharp(svg, wordmark ? { density: 72 * 4 } : {});
    // Covers are shown from edge to edge, other drawings at their own size at most. Only wordmarks are see-through.
    const sized = width >= 1200 && !wordmark ? drawn.resize({ width: originalLimit.width }) : drawn;
    const png = await (wordmark ? sized : sized.removeAlpha()).png({ compressionLevel: 1 }).toBuffer();
    const picture = await preparePicture(png, "image/png");
    return this.#store(fileOf(picture.data, picture.extension, `image/${picture.extension}`), alt, {
      picture,
    });
  }

  /** One write after the other: they share a transaction, hence a connection. */
  #store(
    file: ReturnType<typeof fileOf>,
    alt: Bilingual,
    upload: { picture?: PreparedPicture },
  ): Promise<number> {
    const write = this.#lastWrite.then(() => this.#session.createFile(file, alt, upload));
    this.#lastWrite = write;
    return write;
  }
}
