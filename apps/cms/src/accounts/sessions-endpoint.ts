import { readId } from "@miqyas/contract";
import { Forbidden } from "payload";
import type { Endpoint } from "payload";
import * as v from "valibot";
import { mayEndSessions } from "../access/users-access.ts";
import { record } from "../audit/record.ts";
import { privateJson, readJsonBody } from "../endpoint.ts";
import { propertyOf } from "../property-of.ts";
import { endSessions } from "./end-sessions.ts";

const body = v.object({ session: v.optional(v.string()) });

/**
 * `POST /api/users/:id/sessions/end` `{session}`: ends one session of an account, or without `session` all but
 * the one that asks.
 */
export const endSessionsEndpoint: Endpoint = {
  path: "/:id/sessions/end",
  method: "post",
  handler: async (req) => {
    const id = readId(String(req.routeParams?.id));
    const asked = await readJsonBody(req, body);
    if (id === undefined || !mayEndSessions(req, id) || !asked) throw new Forbidden(req.t);
    const { session } = asked;
    const mine = propertyOf(req.user, "_sid");
    await endSessions(req, id, (one) => (session === undefined ? one.id !== mine : one.id === session));
    const { name = "" } = await req.payload.findByID({ collection: "users", id, depth: 0, req });
    await record(req, { act: "sessions_ended", kind: "users", entry: id, subject: name });
    return privateJson({});
  },
};
