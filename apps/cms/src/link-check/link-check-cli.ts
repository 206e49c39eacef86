import { getPayload } from "payload";
import config from "../payload.config.ts";
import { checkLinks } from "./check-links.ts";

/** `node src/link-check/link-check-cli.ts`: checks all links in published texts, and prints the broken ones. */
const payload = await getPayload({ config });
payload.logger.level = "error";
await payload.db.migrate();
const { checked, broken } = await checkLinks(payload);
const { docs } = await payload.find({ collection: "broken-links", pagination: false });
for (const { place, entry, language, words, address, problem } of docs)
  process.stdout.write(
    `${[place, entry, language].filter(Boolean).join("/")}: “${words}” → ${address} (${problem})\n`,
  );
process.stdout.write(`${checked} links checked, ${broken} broken.\n`);
await payload.destroy();
process.exit(0);
