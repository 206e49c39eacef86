import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, id, listRequired, requiredText, text, untranslated } from "./schema.ts";

const teamMember = v.object({
  id,
  name: requiredText,
  position: text,
  bio: text,
  image: address,
  image_details: pictureDetailsField,
  untranslated,
});
export type TeamMember = v.InferOutput<typeof teamMember>;

/** `GET /our-teams`, optional for a backend (ABT-1). */
export const listTeam = defineRead({
  name: "our-teams",
  optional: true,
  path: "/our-teams",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ members: listRequired(teamMember) }),
  result: (data): TeamMember[] => data.members,
});
