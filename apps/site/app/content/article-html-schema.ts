import type { Schema } from "hast-util-sanitize";

/** Any address, except data addresses that are not pictures (ENT-1). */
const pictureAddress = /^(?!\s*data:(?!image\/))/i;

/**
 * The complete list of allowed backend HTML: text, lists, tables, quotations, figures and links. Scripts, styles,
 * names and embedded content are removed. The text inside unknown elements stays (ART-7, B1…B4).
 */
export const articleHtmlSchema: Schema = {
  tagNames: [
    ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "br", "pre"],
    ...["ul", "ol", "li", "dl", "dt", "dd"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["figure", "figcaption", "picture", "source", "img"],
    ...["button", "a", "strong", "b", "em", "i", "u", "s", "del", "ins", "sub", "sup", "small", "mark"],
    ...["cite", "q", "abbr", "time", "code", "bdi", "bdo", "data", "span", "div", "section", "article"],
  ],
  attributes: {
    "*": ["dir", "lang"],
    a: ["href", "title"],
    abbr: ["title"],
    img: [
      ["src", pictureAddress],
      "srcSet",
      "sizes",
      "alt",
      "width",
      "height",
      "dataMirrored",
      "dataWhole",
      "dataX",
      "dataY",
    ],
    source: ["srcSet", "sizes", "type"],
    data: ["value"],
    // A chart (docs/charts.md).
    figure: [
      ...["dataChart", "dataUnit", "dataN", "dataFrom", "dataTo", "dataMin", "dataMax", "dataMoe"],
      ...["dataHighlight", "dataGap", "dataNote", "dataId"],
    ],
    span: ["dataPart", ["id", /^term-/], "popover"],
    // A term of the glossary, and its explanation (ART-11).
    button: ["popoverTarget", "interestfor"],
    ol: ["start", "reversed"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan", "scope", "dataPart"],
    time: ["dateTime"],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https", "data"],
  },
  ancestors: {
    li: ["ol", "ul"],
    tbody: ["table"],
    td: ["table"],
    th: ["table"],
    thead: ["table"],
    tfoot: ["table"],
    tr: ["table"],
    caption: ["table"],
    source: ["picture"],
    figcaption: ["figure"],
  },
  strip: [
    "script",
    "style",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "head",
    "title",
  ],
  clobber: [],
};
