import { Forbidden } from "payload";
import type { ServerFunction } from "payload";
import { contentAccess } from "./content-access.ts";

/** Lets only those who may publish plan a publication, or take a plan back. Payload asks for no more than a session. */
export const onlyByPublishers =
  <Args extends object>(plan: ServerFunction<Args>): ServerFunction<Args, Promise<unknown>> =>
  async (args) => {
    const { req } = args;
    const mayPublish = await contentAccess.update({ req, data: { _status: "published" } });
    if (!mayPublish) throw new Forbidden(req.t);
    return plan(args);
  };
