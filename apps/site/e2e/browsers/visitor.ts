/** The interface to a browser in tests that run in all browsers. */
export interface Visitor {
  open: (url: string) => Promise<void>;
  /** Loads the page again. Returns when it is loaded. */
  reload: () => Promise<void>;
  /** Evaluates an expression in the page. Its value must be serializable. */
  read: (expression: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<void>;
  press: (selector: string) => Promise<void>;
  /** Errors and warnings of the page and its console since it opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}
