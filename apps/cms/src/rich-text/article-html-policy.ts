import { chartKinds, chartUnits } from "@miqyas/contract";
import type { IOptions } from "sanitize-html";

const webOnly = ["http", "https"];

/** On a block of text: the only allowed direction is `auto`. */
const ownDirection = { name: "dir", values: ["auto"] };

/** The parts of a chart (`docs/charts.md`). */
const chartFigure = [
  { name: "data-chart", values: [...chartKinds] },
  { name: "data-unit", values: [...chartUnits] },
  ...["data-n", "data-from", "data-to", "data-min", "data-max", "data-moe", "data-highlight"],
  ...["data-gap", "data-note", "data-id"],
];
const captionPart = { name: "data-part", values: ["measure", "base", "question", "source", "note"] };
const columnPart = { name: "data-part", values: ["low", "high", "base"] };

/** The point around which a picture is cropped, in tenths of its sides. */
const tenths = Array.from({ length: 11 }, (_, tenth) => String(tenth));
const focalPoint = ["data-x", "data-y"].map((name) => ({ name, values: tenths }));

/**
 * The elements and attributes that the HTML of a text may contain. Everything else is removed: classes,
 * styles, ids, event handlers, frames, forms. The site has the same list.
 */
export const articleHtmlPolicy: IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "blockquote", "hr", "br"],
    ...["strong", "em", "u", "s", "sub", "sup", "a"],
    ...["ul", "ol", "li"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
    ...["figure", "picture", "source", "img", "figcaption"],
    ...["data", "span"],
  ],
  allowedAttributes: {
    h2: [ownDirection],
    h3: [ownDirection],
    h4: [ownDirection],
    p: [ownDirection],
    figcaption: [ownDirection],
    figure: chartFigure,
    span: [captionPart],
    data: ["value"],
    a: ["href"],
    ol: ["start"],
    th: ["scope", "colspan", "rowspan", columnPart],
    td: ["colspan", "rowspan"],
    img: ["src", "width", "height", "alt", "loading", "data-mirrored", "data-whole", ...focalPoint],
    source: ["type", "srcset", "sizes"],
  },
  allowedSchemes: [...webOnly, "mailto", "tel"],
  allowedSchemesByTag: { img: webOnly, source: webOnly },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  selfClosing: ["br", "hr", "img", "source"],
};
