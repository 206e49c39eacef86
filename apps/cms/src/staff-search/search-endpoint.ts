import { cleanLine } from "@miqyas/contract";
import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { privateJson } from "../endpoint.ts";
import { searchStaff } from "./search-staff.ts";

/** The kinds that the person may read as a whole. Rights to a part of the rows do not exist in this back office. */
async function readable(req: PayloadRequest): Promise<Set<string>> {
  const { collections, globals } = req.payload.config;
  const answers = await Promise.all(
    [...collections, ...globals].map(async ({ slug, access }) => ({ slug, may: await access.read({ req }) })),
  );
  return new Set(answers.filter(({ may }) => may === true).map(({ slug }) => slug));
}

/** `GET /api/staff-search?q`: what staff may read and that contains all words of `q`. Only for those who are signed in. */
export const searchEndpoint: Endpoint = {
  path: "/staff-search",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const may = await readable(req);
    const question = cleanLine(req.searchParams.get("q") ?? "");
    const asking = { canRead: (slug: string) => may.has(slug), i18n: req.i18n };
    const groups = await searchStaff(req.payload, question, asking);
    return privateJson({ groups });
  },
};
