// The largest part of the page's code. `entry.client.ts` evaluates it in its own task before the rest.
export { hydrateRoot } from "react-dom/client";
