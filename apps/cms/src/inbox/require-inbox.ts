import { Forbidden, type PayloadRequest } from "payload";
import { inboxAccess } from "../access/inbox-access.ts";

/** Refuses (403) everyone but the people who answer messages: Payload guards no endpoint that we add ourselves. */
export function requireInbox(req: PayloadRequest): void {
  if (!inboxAccess.read({ req })) throw new Forbidden(req.t);
}
