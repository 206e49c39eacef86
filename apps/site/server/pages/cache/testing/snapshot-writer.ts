import { openSnapshots } from "../snapshots.ts";
import { makePage, packPage } from "../../../testing/make-page.ts";

/** Writes snapshots of 20 pages over and over until it is killed: `node snapshot-writer.ts <folder>`. */
const [, , folder = ""] = process.argv;
const snapshots = openSnapshots({
  folder,
  build: "b1",
  compress: packPage,
  report: (event, error) => process.stdout.write(`${event} ${String(error)}\n`),
});
const filling = "مقياس ".repeat(5_000);
for (let round = 0; ; round++) {
  for (let page = 0; page < 20; page++)
    snapshots.write(`en/words/${page}`, await makePage(`${page}:${round} ${filling}`), Date.now());
  await snapshots.flush();
  process.stdout.write(`round ${round}\n`);
}
