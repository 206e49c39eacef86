import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, id, listRequired, text } from "./schema.ts";

const partnerEntry = v.object({ id, name: text, logo: address, logo_details: pictureDetailsField });
export type Partner = Omit<v.InferOutput<typeof partnerEntry>, "logo"> & { logo: string };

/** `GET /our-partners` (API-24). The screens read a failure as an empty list (HOME-23). */
export const listPartners = defineRead({
  name: "our-partners",
  path: "/our-partners",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ our_partners: listRequired(partnerEntry) }),
  result: (data): Partner[] => data.our_partners.filter((entry): entry is Partner => entry.logo !== null),
});
