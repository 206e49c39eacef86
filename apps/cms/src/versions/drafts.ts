import type { PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";

/**
 * Drafts of content. A change in the form is saved by itself this many milliseconds after the last key: the preview follows
 * within a second (RT-27). All changes saved in this way by one person make one version (WRITE-1).
 */
export const drafts = { autosave: { interval: 250, showSaveDraftButton: true }, schedulePublish: true };

/** Whether the address of a call sets a switch. Payload turns the text `true` there into a boolean before the hooks run. */
const isSet = ({ query }: PayloadRequest, name: string): boolean => String(query?.[name]) === "true";

/** Whether a request saves a form by itself. Whoever writes has not said that anything in it is finished. */
export const isAutosave = (req: PayloadRequest): boolean => isSet(req, "autosave");

/**
 * Whether a change has made or saved a draft only, which leaves the published content unchanged. The admin states a save in
 * the address of its call.
 */
export const isDraftSave = (doc: unknown, operation: string | undefined, req: PayloadRequest): boolean =>
  propertyOf(doc, "_status") === "draft" && (operation === "create" || isSet(req, "draft"));
