import type { OurService, ToolWeus } from "../../payload-types.ts";
import { chartOfEntry } from "../html.ts";
import { picture } from "../pictures.ts";
import type { ReadContext } from "../public-read.ts";

/** What a buyer asks about a service or a tool (SVD-4). */
export const toOffer = (doc: OurService | ToolWeus, context: ReadContext) => ({
  duration: doc.duration ?? "",
  sample: doc.sample ?? "",
  cost: doc.cost ?? "",
  deliverables: (doc.deliverables ?? []).map(({ text }) => text),
  ...picture("sample_page", doc.sample_page),
  chart: chartOfEntry(doc.chart, context),
});
