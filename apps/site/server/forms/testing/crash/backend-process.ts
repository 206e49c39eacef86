import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { createDurableBackend } from "./durable-backend.ts";

/** Runs the durable backend as a process. Its argument is the options as JSON; it sends its port to its parent. */
const { port, ...options } = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      port: v.number(),
      file: v.string(),
      secret: v.string(),
      forgets: v.number(),
      fails: v.number(),
    }),
  ),
  process.argv[2],
);

const server = createDurableBackend(options);
server.listen(port, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));

// It ends with its parent.
process.on("disconnect", () => process.exit());
