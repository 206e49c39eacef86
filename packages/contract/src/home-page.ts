import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { ChartUnit } from "./charts/chart.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, linkAddress, list, optional, requiredText, text, untranslated } from "./schema.ts";

const number = v.pipe(v.number(), v.minValue(0));

/** One number with its context (HOME-29). The number is the value of the highlighted row. */
const reading = v.pipe(
  v.object({
    /** The words that follow the number. */
    lead: requiredText,
    /** What it means, in a sentence. */
    text,
    unit: v.picklist(["percent", "points", "index", "count"] satisfies ChartUnit[]),
    /** The bars around the number; `null` where nothing was measured. */
    rows: v.array(v.object({ label: requiredText, value: optional(number) })),
    /** Number of the row that the reading is about, from 1. */
    highlight: number,
    /** End of the scale; `null` when the numbers decide. */
    max: optional(number),
    /** Number of answers. */
    n: optional(number),
    /** Days of the fieldwork, ISO 8601. */
    from: optional(v.pipe(v.string(), v.isoDate())),
    to: optional(v.pipe(v.string(), v.isoDate())),
    /** Where the reading comes from. */
    link: optional(v.object({ text: requiredText, address: linkAddress })),
  }),
  v.check(
    ({ rows, highlight, max }) =>
      (rows[highlight - 1]?.value ?? 0) > 0 && rows.every(({ value }) => (value ?? 0) <= (max ?? Infinity)),
  ),
);
export type Reading = v.InferOutput<typeof reading>;

/** A number of the agency, such as that of its interviewers (HOME-30). */
const counter = v.object({ value: number, label: requiredText });
export type Counter = v.InferOutput<typeof counter>;

/** The hero (HOME-3, HOME-6). `video_mirrored`, `hero_image`, `reading` and `counters` are optional on the wire. */
export const homePage = v.object({
  video_title: text,
  video_description: text,
  video: address,
  video_alt_text: text,
  /** Whether the film is mirrored in Arabic. */
  video_mirrored: v.fallback(v.boolean(), false),
  hero_image: address,
  hero_image_details: pictureDetailsField,
  reading: optional(reading),
  counters: list(counter),
  untranslated,
});
export type HomePage = v.InferOutput<typeof homePage>;

/** `GET /home-page` (API-20). */
export const getHomePage = defineRead({
  name: "home-page",
  singular: true,
  path: "/home-page",
  query: (_params: Record<never, never>) => ({}),
  data: homePage,
  result: (data): HomePage => data,
});
