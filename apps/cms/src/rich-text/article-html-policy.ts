import type { IOptions } from "sanitize-html";

const webOnly = ["http", "https"];

/** On a block of text: the only allowed direction is `auto`. */
const ownDirection = { name: "dir", values: ["auto"] };

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
