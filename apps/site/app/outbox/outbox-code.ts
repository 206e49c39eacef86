/*
 * All code that stores and sends messages, in one part: a page that has it can keep a message without the network
 * (`loadOutbox`).
 */
export { completeEmail } from "@miqyas/contract";
export { discardEntry, flushOutbox, retryOutbox } from "./flush-outbox.ts";
export { refreshOutbox } from "./refresh-outbox.ts";
export { submitForm } from "./submit-form.ts";
