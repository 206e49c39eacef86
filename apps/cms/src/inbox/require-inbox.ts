import { Forbidden, type PayloadRequest } from "payload";
import { inboxAccess } from "../access/inbox-access.ts";

/** Refuses everyone with 403 except the people who answer messages. Payload does not guard custom endpoints. */
export function requireInbox(req: PayloadRequest): void {
  if (!inboxAccess.read({ req })) throw new Forbidden(req.t);
}
