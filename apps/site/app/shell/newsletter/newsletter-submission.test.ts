import { describe, expect, test } from "vitest";
import { suggestAddress } from "../../ui/suggest-address.ts";
import { advance, beginning, idle } from "./newsletter-submission.ts";
import type { NewsletterSubmission, NewsletterSubmissionEvent } from "./newsletter-submission.ts";

const run = (...events: NewsletterSubmissionEvent[]) => events.reduce<NewsletterSubmission>(advance, idle);
const confirm: NewsletterSubmissionEvent = { type: "confirm", secondsLeft: 0 };
const submit = (value: string, secondsLeft = 0): NewsletterSubmissionEvent => ({
  type: "submit",
  value,
  secondsLeft,
});
const locked: NewsletterSubmission = { state: "locked", secondsLeft: 200 };

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
    expect(run(submit("a"), { type: "edit", email: "  " }, confirm).state).toBe("confirming");
  });

  test("NEWS-3 is sent once and ends in success or failure", () => {
    const sending = run(submit("a@b.co"), confirm);
    expect(sending).toEqual({ state: "sending", email: "a@b.co", isWatched: true });
    expect(advance(sending, confirm)).toBe(sending);
    expect(advance(sending, submit("a@b.co"))).toBe(sending);
    expect(advance(sending, { type: "succeed" })).toEqual({ state: "subscribed" });
    expect(advance(sending, { type: "fail" })).toEqual({ state: "failed" });
  });

  test("ERR-19 fails for a form that is gone only where nothing else is under way", () => {
    expect(run({ type: "fail", email: "a@b.co" })).toEqual({ state: "failed" });
    expect(run({ type: "fail" })).toEqual(idle);
    for (const idleForm of [run(submit("")), locked, { state: "failed" }, { state: "subscribed" }] as const) {
      expect(advance(idleForm, { type: "fail", email: "a@b.co" })).toEqual({ state: "failed" });
      expect(advance(idleForm, { type: "fail" })).toBe(idleForm);
    }
    const confirming = run(submit("c@d.co"));
    expect(advance(confirming, { type: "fail", email: "a@b.co" })).toBe(confirming);
  });

  test("NEWS-3 shows its success for a while, then begins anew", () => {
    const subscribed = run(submit("a@b.co"), confirm, { type: "succeed" });
    expect(advance(subscribed, { type: "settle" })).toEqual(idle);
  });

  test("NEWS-3 begins with the success of a form that was sent without JavaScript", () => {
    expect(beginning(true, null)).toEqual({ state: "subscribed" });
    expect(beginning(false, null)).toEqual(idle);
  });

  test("NEWS-3 goes on after its dialog is closed", () => {
    const unwatched = advance(run(submit("a@b.co"), confirm), { type: "cancel" });
    expect(unwatched).toEqual({ state: "sending", email: "a@b.co", isWatched: false });
    expect(advance(unwatched, submit("c@d.co"))).toBe(unwatched);
    expect(advance(unwatched, { type: "succeed" })).toEqual({ state: "subscribed" });
  });

  test("NEWS-4 nothing is asked while subscribing is locked", () => {
    expect(run(submit("a@b.co", 200))).toEqual(locked);
    expect(run(submit("", 200))).toEqual(locked);
  });

  test("NEWS-4 submitting again while the success is shown replaces it with the remaining wait", () => {
    const subscribed = run(submit("a@b.co"), confirm, { type: "succeed" });
    expect(advance(subscribed, submit("c@d.co", 200))).toEqual(locked);
  });

  test("NEWS-4 NEWS-6 a dialog that was open when another tab subscribed sends nothing", () => {
    expect(run(submit("a@b.co"), { type: "confirm", secondsLeft: 200 })).toEqual(locked);
  });

  test.each(["maya@", "maya@sanabel", "maya", "@", "ma ya@sanabel.example"])(
    "NEWS-9 ERR-19 a failure with the address %s asks to check it",
    (email) => {
      expect(run(submit(email), confirm, { type: "fail" })).toEqual({ state: "incomplete" });
    },
  );
});

test.each([
  ["maya", "maya@gmail.com"],
  ["maya@", "maya@gmail.com"],
  [" maya@gmail ", "maya@gmail.com"],
  ["maya@sanabel.", "maya@sanabel.com"],
  ["maya.issa@sanabel", "maya.issa@sanabel.com"],
])("NEWS-7 an address without a domain looks incomplete: %s", (email, suggestion) => {
  expect(suggestAddress(email)).toBe(suggestion);
});

test.each(["", " ", "@", "maya@sanabel.example", "maya@mail.sanabel.example"])(
  "NEWS-7 nothing is suggested for “%s”",
  (email) => {
    expect(suggestAddress(email)).toBeNull();
  },
);
