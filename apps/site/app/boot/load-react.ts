// The largest part of the page's code, to be read in a task of its own before the rest (`entry.client.ts`).
export { hydrateRoot } from "react-dom/client";
