/** A node as Lexical stores it. */
export interface LexicalNode {
  type: string;
  version: number;
  [property: string]: unknown;
}

/** A rich text as the editor stores it. */
export interface LexicalState {
  root: LexicalNode & {
    type: "root";
    children: LexicalNode[];
    direction: "ltr" | "rtl";
    format: "";
    indent: number;
  };
  [property: string]: unknown;
}

/** An element with the properties that the editor always sets. */
export const element = (type: string, children: LexicalNode[], extra: object = {}): LexicalNode => ({
  type,
  children,
  direction: null,
  format: "",
  indent: 0,
  version: 1,
  ...extra,
});

export const paragraph = (children: LexicalNode[]): LexicalNode =>
  element("paragraph", children, { textFormat: 0, textStyle: "" });

export const textNode = (text: string, format = 0, type = "text"): LexicalNode => ({
  type,
  text,
  format,
  detail: type === "tab" ? 2 : 0,
  mode: "normal",
  style: "",
  version: 1,
});
