import * as v from "valibot";
import { defineRead } from "../call.ts";
import { id, requiredText } from "../schema.ts";

/** One chart by itself: its finding, and its figure as HTML (`docs/charts.md`). */
export const chartEntry = v.object({ id, title: requiredText, html: requiredText });
export type ChartEntry = v.InferOutput<typeof chartEntry>;

/** `GET /charts/{id}`, optional for a backend (CHART-6). The id is that of `data-id` in a figure. */
export const getChart = defineRead({
  name: "chart",
  optional: true,
  path: "/charts/:id",
  query: (_params: { id: string }) => ({}),
  data: chartEntry,
  result: (data): ChartEntry => data,
});
