import { buildStale } from "./parts/build.ts";
import { runMain } from "./parts/failure.ts";

/** `npm run build`: installs the packages and builds both applications, where `npm start` cannot write. */
await runMain(() => buildStale());
