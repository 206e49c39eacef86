import { describe, expect, test } from "vitest";
import { advance, beginning, idle, suggestAddress } from "./newsletter-submission.ts";
import type { Submission, SubmissionEvent } from "./newsletter-submission.ts";

const run = (...events: SubmissionEvent[]) => events.reduce<Submission>(advance, idle);
const submit = (value: string, isLocked = false): SubmissionEvent => ({ type: "submit", value, isLocked });

describe("a subscription", () => {
  test("NEWS-1 without a value asks for one and opens no dialog", () => {
    expect(run(submit(""))).toEqual({ state: "empty" });
    expect(run(submit(" \t "))).toEqual({ state: "empty" });
  });

  test("NEWS-2 with a value asks whether it is right, and lets it be corrected", () => {
    expect(run(submit(" a@b.co "))).toEqual({ state: "confirming", email: "a@b.co" });
    expect(run(submit("a@b.co"), { type: "edit", email: "c@d.co" })).toEqual({
      state: "confirming",
      email: "c@d.co",
    });
    expect(run(submit("a@b.co"), { type: "cancel" })).toEqual(idle);
  });

  test("NEWS-2 is not confirmed while the address is blank", () => {
    expect(run(submit("a"), { type: "edit", email: "  " }, { type: "confirm" }).state).toBe("confirming");
  });

  test("NEWS-3 is sent once and ends in success or failure", () => {
    const sending = run(submit("a@b.co"), { type: "confirm" });
    expect(sending).toEqual({ state: "sending", email: "a@b.co" });
    expect(advance(sending, { type: "confirm" })).toBe(sending);
    expect(advance(sending, submit("a@b.co"))).toBe(sending);
    expect(advance(sending, { type: "succeed" })).toEqual({ state: "subscribed" });
    expect(advance(sending, { type: "fail" })).toEqual({ state: "failed" });
  });

  test("NEWS-3 shows its success for a while, then begins anew", () => {
    const subscribed = run(submit("a@b.co"), { type: "confirm" }, { type: "succeed" });
    expect(advance(subscribed, { type: "settle" })).toEqual(idle);
  });

  test("NEWS-3 begins with the success of a form that was sent without JavaScript", () => {
    expect(beginning(true)).toEqual({ state: "subscribed" });
    expect(beginning(false)).toEqual(idle);
  });

  test("NEWS-4 nothing is asked while subscribing is locked", () => {
    expect(run(submit("a@b.co", true))).toEqual(idle);
    expect(run(submit("", true))).toEqual(idle);
  });
});

test("NEWS-7 an address without @ looks incomplete", () => {
  expect(suggestAddress("maya")).toBe("maya@gmail.com");
  expect(suggestAddress("maya@x")).toBeNull();
  expect(suggestAddress(" ")).toBeNull();
});
