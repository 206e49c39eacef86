import { readId } from "@miqyas/contract";
import { findPublishedById } from "../find-published.ts";
import { chartOfEntry } from "../html.ts";
import { defineRead } from "../public-read.ts";

/** `GET /charts/{id}` (CHART-6): `html` is the chart's figure, in one language as in a text. */
export const chart = defineRead({
  name: "chart",
  path: "/charts/{id}",
  answer: async (context) => {
    const entry = await findPublishedById(context, "charts", readId(context.id), { ownTextsOnly: true });
    const html = entry && chartOfEntry(entry.doc, context);
    return html ? { id: entry.doc.id, title: entry.doc.title, html } : undefined;
  },
});
