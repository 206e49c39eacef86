import type { PayloadRequest } from "payload";
import type { Media } from "../payload-types.ts";

/** A file's entry as it is in the database, also in the trash; `null` when there is none. */
export const findStored = (req: PayloadRequest, id: number | string): Promise<Media | null> =>
  req.payload.db.findOne<Media>({ collection: "media", where: { id: { equals: id } }, req });
