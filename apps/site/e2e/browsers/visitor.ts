/** A browser as the tests of every browser use it. */
export interface Visitor {
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page; its value is a plain one. */
  read: (expression: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<void>;
  press: (selector: string) => Promise<void>;
  /** Errors and warnings of the page and its console since it was opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}
