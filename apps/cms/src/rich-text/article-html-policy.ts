import type { IOptions } from "sanitize-html";

const webOnly = ["http", "https"];

/** On a block of words: the only direction a text may set is its own. */
const ownDirection = { name: "dir", values: ["auto"] };

/**
 * Everything the HTML of a text may contain; what is not named here is dropped. No class, no style, no id, no
 * handler, no frame, no form. The site holds the same list on its side.
 */
export const articleHtmlPolicy: IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "blockquote", "hr", "br"],
    ...["strong", "em", "u", "s", "sub", "sup", "a"],
    ...["ul", "ol", "li"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
    ...["figure", "picture", "source", "img", "figcaption"],
  ],
  allowedAttributes: {
    h2: [ownDirection],
    h3: [ownDirection],
    h4: [ownDirection],
    p: [ownDirection],
    figcaption: [ownDirection],
    a: ["href"],
    ol: ["start"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    img: ["src", "width", "height", "alt", "loading"],
    source: ["type", "srcset", "sizes"],
  },
  allowedSchemes: [...webOnly, "mailto", "tel"],
  allowedSchemesByTag: { img: webOnly, source: webOnly },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  selfClosing: ["br", "hr", "img", "source"],
};
