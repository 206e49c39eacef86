import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, id, list, listRequired, text, untranslated } from "./schema.ts";

const clientImage = v.object({ id, image: address, image_details: pictureDetailsField });
export type ClientImage = Omit<v.InferOutput<typeof clientImage>, "image"> & { image: string };

/** A group of client logos; only the first group's description (HTML) is shown (ENT-8). */
export const clientGroup = v.object({
  description: text,
  images: v.pipe(
    list(clientImage),
    v.transform((images) => images.filter((entry): entry is ClientImage => entry.image !== null)),
  ),
  untranslated,
});
export type ClientGroup = v.InferOutput<typeof clientGroup>;

/** `GET /our-clients` (API-23). */
export const listClients = defineRead({
  name: "our-clients",
  path: "/our-clients",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ clients: listRequired(clientGroup) }),
  result: (data): ClientGroup[] => data.clients,
  errors: { failed: "noClients", invalid: "noClients", notFound: "noClients" },
});
