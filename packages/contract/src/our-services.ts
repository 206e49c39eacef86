import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { PagedList } from "./call.ts";
import { explores } from "./explore.ts";
import { offer } from "./offer.ts";
import { paginationField } from "./pagination.ts";
import { pictureDetailsField } from "./picture.ts";
import {
  address,
  id,
  languagesField,
  list,
  listRequired,
  requiredText,
  text,
  untranslated,
} from "./schema.ts";
import { seoField } from "./seo.ts";

export const service = v.object({
  id,
  title: requiredText,
  excerpt: text,
  image: address,
  image_details: pictureDetailsField,
  explores,
  ...offer,
  /** The tools that it uses; optional on the wire. */
  tools: list(v.object({ id, name: requiredText })),
  languages: languagesField,
  seo: seoField,
  untranslated,
});
export type Service = v.InferOutput<typeof service>;

/** `GET /our-services` (API-17). A backend may page the list; the client's `readAll` reads every page. */
export const listServices = defineRead({
  name: "our-services",
  path: "/our-services",
  query: ({ page }: { page?: number }) => ({ page }),
  data: v.object({ our_services: listRequired(service), pagination: paginationField }),
  result: (data): PagedList<Service> => ({ items: data.our_services, pagination: data.pagination }),
  errors: { failed: "noServices", invalid: "noServices", notFound: "noServices" },
});
