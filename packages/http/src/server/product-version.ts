import { readFileSync } from "node:fs";
import * as v from "valibot";

/** Version of the product, from the project's `package.json`. `CHANGELOG.md` says what is in it. */
export const { version: productVersion } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8")),
);
