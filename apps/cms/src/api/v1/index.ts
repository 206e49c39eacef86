import type { Endpoint } from "payload";
import { answerRead } from "../answer-read.ts";
import { apiRoot } from "../read-request.ts";

/** The public API as endpoints of Payload: one for every GET, told apart by `publicReads`. */
export const endpoints: Endpoint[] = [
  { path: `${apiRoot.replace(/^\/api/, "")}/:path*`, method: "get", handler: answerRead },
];
