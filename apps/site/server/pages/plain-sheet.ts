/** Styles of the pages that need neither the app nor its files. */
export const plainSheet = [
  "html{background:#f5f7f4;color:#151c1f;font:17px/1.6 system-ui,sans-serif}",
  "body{margin:0 auto;padding:12vh 24px;max-width:38rem}",
  "p:first-child{margin:0 0 40px;padding:0 0 16px;border-block-end:4px solid #151c1f;font-weight:600}",
  "section{margin:0 0 48px}h1,h2{margin:0 0 8px;font-size:1.6rem;line-height:1.3}p{margin:0 0 12px}",
  "ul{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0 0 24px;padding:0;list-style:none}",
  "a{display:inline-block;padding:4px 0;color:#4b7013}",
].join("");
