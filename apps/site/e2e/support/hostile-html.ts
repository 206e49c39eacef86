/** A call of `top.hit` by which a piece reports that it ran; `id` is its index in the corpus. */
const call = (id: number) => `top.hit(${id})`;

const tags = [
  ...["a", "abbr", "article", "aside", "audio", "b", "bdo", "blockquote", "button", "canvas", "cite", "code"],
  ...["dd", "del", "details", "dialog", "div", "dl", "em", "embed", "fieldset", "figure", "font", "footer"],
  ...["form", "h1", "h2", "header", "i", "iframe", "img", "input", "ins", "label", "li", "main", "marquee"],
  ...[
    "menu",
    "nav",
    "object",
    "ol",
    "p",
    "picture",
    "pre",
    "q",
    "section",
    "select",
    "small",
    "span",
    "strong",
  ],
  ...["sub", "sup", "table", "textarea", "time", "u", "ul", "video", "x", "x-y", "svg", "math"],
];

const events = [
  ...["abort", "animationend", "animationstart", "auxclick", "beforecopy", "beforeinput", "beforetoggle"],
  ...[
    "blur",
    "cancel",
    "canplay",
    "change",
    "click",
    "close",
    "contextmenu",
    "copy",
    "cut",
    "dblclick",
    "drag",
  ],
  ...[
    "drop",
    "durationchange",
    "ended",
    "error",
    "focus",
    "focusin",
    "formdata",
    "gotpointercapture",
    "input",
  ],
  ...["invalid", "keydown", "keypress", "keyup", "load", "loadstart", "mousedown", "mouseenter", "mousemove"],
  ...["mouseover", "mousewheel", "paste", "pause", "play", "pointerdown", "pointerenter", "pointerover"],
  ...["progress", "reset", "scroll", "scrollend", "search", "seeked", "select", "selectstart", "submit"],
  ...["toggle", "touchstart", "transitionend", "transitionrun", "wheel", "webkitanimationend"],
];

const separators = [" ", "/", "\n", "\t", "\f", "\r", "//", " / ", "/ x=1 ", ' x="a>b" ', " x='<b>' "];

const entities = (text: string, one: (code: number) => string) =>
  [...text].map((letter) => one(letter.charCodeAt(0))).join("");

/** Ways to write the same attribute value. */
const values: ((text: string) => string)[] = [
  (text) => text,
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => `"${entities(text, (code) => `&#${code};`)}"`,
  (text) => `'${entities(text, (code) => `&#x${code.toString(16)};`)}'`,
  (text) => entities(text, (code) => `&#0000${code};`),
  (text) => `"${text.replaceAll("(", "&lpar;").replaceAll(")", "&rpar;").replaceAll(":", "&colon;")}"`,
];

const mixCase = (text: string) =>
  [...text].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join("");

/** Disguised spellings of the script scheme that browsers recognize. */
const schemes = [
  ...["javascript:", "JAVASCRIPT:", "JaVaScRiPt:", "java&#9;script:", "java&#10;script:", "java&#13;script:"],
  ...[
    "java&Tab;script:",
    "java&NewLine;script:",
    "javascript&colon;",
    "&#106;avascript:",
    "&#x6a;avascript:",
  ],
  ...["&#0000106avascript:", "&#1;javascript:", "&#14;javascript:", "&#31;javascript:", "&#32;javascript:"],
  ...["j&#97;v&#97;script:", "javascript&#58;", "javascript&#x3a;", "&Tab;&NewLine;javascript:"],
  ...["javascript://x%0a", "javascript:/**/", "javascript:void 0;", "javascript:%20", "javascript:'a';"],
];

const holders: ((address: string) => string)[] = [
  (address) => `<a href=${address}>x</a>`,
  (address) => `<A\nHREF=${address}>x</A>`,
  (address) => `<svg><a href=${address}><text>x</text></a></svg>`,
  (address) => `<svg><a xlink:href=${address}><rect width=9 height=9 /></a></svg>`,
  (address) => `<form action=${address}><button>x</button></form>`,
  (address) => `<form><button formaction=${address}>x</button></form>`,
  (address) => `<form><input type=submit formaction=${address}></form>`,
  (address) => `<iframe src=${address}></iframe>`,
  (address) => `<map name=m><area href=${address}></map>`,
  (address) => `<table><tr><td><a href=${address}>x</a>`,
];

const openings = [
  ...["", "<p>", "<table>", "<table><tr><td>", "<ul><li>", "<svg>", "<math>", "<svg><g>", "<select><option>"],
  ...["<svg><foreignObject>", "<svg><desc>", "<svg><title>", "<math><mtext>", "<math><mi>", "<math><mglyph>"],
  ...["<math><annotation-xml encoding=text/html>", "<math><mtext><table><mglyph>", "<form><form>"],
  ...["<a><a>", "<b><p></b>", "<button><button>", "<h1><h2>", "<object>", "<video>", "<dl><dt>"],
];

/** Elements that treat their content as text, and what ends them. */
const rawTextElements = [
  ...["", "<style></style>", "<style><!--</style>", '<style><p title="</style>', "<title></title>"],
  ...['<title><p title="</title>', "<textarea></textarea>", '<textarea><p title="</textarea>', "<xmp></xmp>"],
  ...['<xmp><p title="</xmp>', "<noembed></noembed>", '<noframes><p title="</noframes>', "<!-->", "<!--->"],
  ...["<!-- --!>", "<!-- x -->", "<!x>", "<?x>", "</ x>", "<![CDATA[>", "<style>", "<iframe></iframe>"],
  ...['<iframe><p title="</iframe>', "<script></script>", '<script>"<!--"</script>', "<mglyph><style>"],
];

const active: ((id: number) => string)[] = [
  (id) => `<img src=data:, onerror=${call(id)}>`,
  (id) => `<script>${call(id)}</script>`,
  (id) => `<svg onload=${call(id)}>`,
  (id) => `<a href=javascript:${call(id)}>x</a>`,
];

const documents: ((id: number) => string)[] = [
  (id) => `<iframe srcdoc="<script>${call(id)}</script>"></iframe>`,
  (id) => `<iframe srcdoc='${entities(`<script>${call(id)}</script>`, (code) => `&#${code};`)}'></iframe>`,
  (id) => `<iframe srcdoc=&lt;img/src=data:,/onerror=${call(id)}&gt;></iframe>`,
  (id) => `<IFRAME/SRCDOC="<svg/onload=${call(id)}>"></IFRAME>`,
  (id) => `<script/x>${call(id)}</script/x>`,
  (id) => `<ScRiPt\n>${call(id)}</sCrIpT\t>`,
  (id) => `<script type=module>${call(id)}</script>`,
  (id) => `<script src="data:text/javascript,${call(id)}"></script>`,
  (id) => `<svg><script>${entities(call(id), (code) => `&#${code};`)}</script></svg>`,
  (id) => `<svg><script href="data:text/javascript,${call(id)}" /></svg>`,
  (id) => `<svg><animate onbegin=${call(id)} attributeName=x dur=1s>`,
  (id) => `<details open ontoggle=${call(id)}>x`,
  (id) => `<template shadowrootmode=open><img src=data:, onerror=${call(id)}></template>`,
];

/**
 * About ten thousand pieces of HTML that run code (B1): handlers on any element, script addresses in any disguise,
 * markup that parsers read differently, nested documents. Each calls `top.hit` with its index.
 */
export function hostileHtml(): string[] {
  const corpus: string[] = [];
  const add = (write: (id: number) => string) => void corpus.push(write(corpus.length));
  const pick = <Item>(items: readonly Item[], id: number, fallback: Item) =>
    items[id % items.length] ?? fallback;
  for (const tag of tags)
    for (const event of events)
      add((id) => {
        const gap = pick(separators, id, " ");
        const value = pick(values, id, String)(call(id));
        const name = id % 3 ? `on${event}` : mixCase(`on${event}`);
        return `<${id % 5 ? tag : mixCase(tag)}${gap}${name}${id % 4 ? "=" : " = "}${value} >x`;
      });
  for (const holder of holders)
    for (const scheme of schemes)
      for (const quote of ['"', "'"]) add((id) => holder(`${quote}${scheme}${call(id)}${quote}`));
  for (const opening of openings)
    for (const rawTextElement of rawTextElements)
      for (const write of active) add((id) => `${opening}${rawTextElement}${write(id)}`);
  for (const opening of openings) for (const write of documents) add((id) => opening + write(id));
  return corpus;
}
