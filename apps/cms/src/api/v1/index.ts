import type { Endpoint } from "payload";
import { answerRead } from "../answer-read.ts";
import { apiRoot } from "../read-request.ts";

/** The public API as endpoints of Payload. One endpoint takes every GET, and `publicReads` finds the read. */
export const endpoints: Endpoint[] = [
  { path: `${apiRoot.replace(/^\/api/, "")}/:path*`, method: "get", handler: answerRead },
];
