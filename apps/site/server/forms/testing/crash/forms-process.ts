import * as v from "valibot";
import { startFormsServer } from "../forms-server.ts";
import { showStatus } from "../show-status.ts";

/** Runs the forms server as a process. Its argument is the options as JSON; it sends its port to its parent. */
const options = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      port: v.number(),
      dataDir: v.string(),
      backendUrl: v.string(),
      secret: v.optional(v.string()),
      delays: v.object({ first: v.number(), longest: v.number() }),
      confirmAfter: v.nullable(v.number()),
      freeBytes: v.number(),
    }),
  ),
  process.argv[2],
);

const { port, freeBytes, secret, ...rest } = options;
const silent = () => undefined;
const server = await startFormsServer(
  {
    ...rest,
    secret,
    bounds: { freeBytes },
    trustedProxies: ["127.0.0.0/8"],
    showAnswer: showStatus,
    log: { info: silent, warn: silent, error: silent },
  },
  port,
);
process.send?.({ port: server.port });

// It ends with its parent.
process.on("disconnect", () => process.exit());
