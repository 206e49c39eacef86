import { createContext } from "react";

/** Receives the structured data of a page rendered on the server. `null` in the browser. */
export const StructuredDataSink = createContext<((block: string) => void) | null>(null);
