import { describe, expect, test } from "vitest";
import { advance, beginning, readMessage } from "./contact-submission.ts";
import type { ContactSubmissionEvent } from "./contact-submission.ts";

const run = (...events: ContactSubmissionEvent[]) => events.reduce(advance, beginning(null, null));
const kept = (keptBy: "site" | "device"): ContactSubmissionEvent => ({
  type: "keep",
  receipt: { keptBy, reference: "ACDEFGHJ" },
});

describe("a contact message", () => {
  test("CON-7 is sent once, however often its button is pressed", () => {
    const sending = run({ type: "send" });
    expect(sending.state).toBe("sending");
    expect(advance(sending, { type: "send" })).toBe(sending);
  });

  test("CON-9 CON-14 shows its success for a while, its reference for good", () => {
    const sent = run({ type: "send" }, kept("site"));
    expect(sent).toEqual({ state: "sent", reference: "ACDEFGHJ" });
    expect(advance(sent, { type: "settle" })).toEqual({ state: "idle", reference: "ACDEFGHJ" });
  });

  test("CON-11 says when it is only this device that keeps it", () => {
    expect(run({ type: "send" }, kept("device")).state).toBe("kept");
  });

  test("CON-10 stays failed until it is sent again", () => {
    const failed = run({ type: "send" }, { type: "fail" });
    expect(advance(failed, { type: "settle" })).toBe(failed);
    expect(advance(failed, { type: "send" }).state).toBe("sending");
  });

  test("CON-14 starts with the answer to a form sent without JavaScript", () => {
    expect(beginning("ACDEFGHJ", null)).toEqual({ state: "sent", reference: "ACDEFGHJ" });
  });
});

describe("readMessage", () => {
  function filled(fields: Record<string, string>): FormData {
    const form = new FormData();
    const whole = {
      fullName: " Maya  Issa ",
      email: "maya@sanabel.example",
      message: "Two sizes\n",
      ...fields,
    };
    for (const [name, value] of Object.entries(whole)) form.set(name, value);
    return form;
  }

  test("CON-8 results in exactly name, email, message and phone", () => {
    const read = readMessage(filled({ phone: "", website: "x" }));
    expect(read).toEqual({
      message: { name: "Maya Issa", email: "maya@sanabel.example", message: "Two sizes", phone: "" },
    });
    expect("message" in read && Object.keys(read.message)).toEqual(["name", "email", "message", "phone"]);
  });

  test("CON-6 digits of a phone number become 0-9", () => {
    expect(readMessage(filled({ phone: "+٩٦٣ ۹۴۴ 555" }))).toMatchObject({
      message: { phone: "+963 944 555" },
    });
  });

  test("CON-5 names every field that cannot be sent, and whether it is empty", () => {
    expect(readMessage(filled({ fullName: "  ", email: "maya@", message: "\n" }))).toEqual({
      faults: { name: "missing", email: "wrong", message: "missing" },
    });
  });
});
