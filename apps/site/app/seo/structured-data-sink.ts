import { createContext } from "react";

/** Takes the structured data of the page that is rendered on the server; there is none in a browser. */
export const StructuredDataSink = createContext<((block: string) => void) | null>(null);
