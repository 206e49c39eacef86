import { pictureDetailsField } from "./picture.ts";
import { address, list, requiredText, text } from "./schema.ts";

/** What a buyer asks about a service or a tool. All of it is optional on the wire (SVD-4). */
export const offer = {
  /** How long it takes, how many are asked, and what to expect to pay, each in a line of words. */
  duration: text,
  sample: text,
  cost: text,
  /** What the client holds at the end. */
  deliverables: list(requiredText),
  /** A page of it: a picture, or the figure of a chart (`docs/charts.md`). */
  sample_page: address,
  sample_page_details: pictureDetailsField,
  chart: text,
};
