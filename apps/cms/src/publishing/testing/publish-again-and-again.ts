import { getPayload } from "payload";
import config from "../../payload.config.ts";

/**
 * A process that publishes one document repeatedly, each time with another number in every row, until it is
 * killed.
 */
const payload = await getPayload({ config });
const keys = ["be_first", "creativity", "powerful_information", "client_centric"] as const;
for (let edition = 1; ; edition += 1) {
  const values = keys.map((key) => ({ key, title: `edition ${edition}`, description: `edition ${edition}` }));
  await payload.updateGlobal({ slug: "core-values", locale: "en", data: { values, _status: "published" } });
  process.stdout.write(`${edition}\n`);
}
