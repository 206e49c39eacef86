import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import { checkFormHeader, checkPlainForm, readWait } from "./automation-check.ts";
import { createFormLimits, formRules } from "./form-limits.ts";
import { createProofs } from "./proof-of-work.ts";

describe("B19 a form is marked", () => {
  test.each([
    ["2000;", null],
    [" 8400 ; ", null],
    ["999999999999;", null],
    ["1999;", "too-fast"],
    ["0;", "too-fast"],
    ["8400;a", "honeypot"],
    ["8400;%20\na", "honeypot"],
    ["1; a;b", "honeypot"],
    [undefined, "no-form"],
    ["", "no-form"],
    ["8400", "no-form"],
    ["x8400;", "no-form"],
    ["-8400;", "no-form"],
    ["8400x;", "no-form"],
    ["1000000000000;", "no-form"],
  ])("by its header %j: %s", (header, reason) => expect(checkFormHeader(header)).toBe(reason));

  test("by its hidden field, where it has no age", () => {
    expect([checkPlainForm(""), checkPlainForm(" "), checkPlainForm("a")]).toEqual([null, null, "honeypot"]);
  });
});

test.each([
  ["0", 0],
  ["1500", 1_500],
  ["691200000", 691_200_000],
  ["691200001", 0],
  ["6912000000", 0],
  ["a1", 0],
  ["1a", 0],
  ["-1", 0],
  ["", 0],
  [undefined, 0],
])("CON-11 the wait %j is %d ms", (header, ms) => expect(readWait(header)).toBe(ms));

describe("R14 the limits of the forms", () => {
  function open() {
    const clock = { now: 1_000_000_000 };
    const asked: [string, number][] = [];
    /** Number of the mailbox's messages, one in each minute until now. */
    const mailbox = { count: 0 };
    const times = (email: string, since: number) => {
      asked.push([email, since]);
      return Promise.resolve(Array.from({ length: mailbox.count }, (_, at) => clock.now - at * 60_000));
    };
    return {
      clock,
      asked,
      mailbox,
      limits: createFormLimits(
        times,
        () => clock.now,
        () => clock.now,
      ),
    };
  }

  test.each([
    ["contact", 600_000],
    ["newsletter", 3_600_000],
  ] as const)("a client sends five times a period: %s", async (kind, period) => {
    const { clock, limits } = open();
    for (let n = 0; n < 5; n++) {
      expect(await limits.excess(kind, "a", "e")).toEqual({ count: 0, over: "mailbox", retryAfter: 0 });
      limits.record(kind, "a");
    }
    expect(await limits.excess(kind, "a", "e")).toEqual({
      ...{ count: 1, over: "client", retryAfter: period / 5 / 1000 },
    });
    expect([limits.clientExcess(kind, "a"), limits.clientExcess(kind, "b")]).toEqual([1, 0]);
    expect(limits.clientExcess(kind === "contact" ? "newsletter" : "contact", "a")).toBe(0);
    clock.now += period / 5;
    expect(limits.clientExcess(kind, "a")).toBe(0);
  });

  test("a mailbox takes three messages an hour, from whomever", async () => {
    const { clock, asked, mailbox, limits } = open();
    const counts = [];
    for (mailbox.count = 0; mailbox.count < 5; mailbox.count++)
      counts.push((await limits.excess("contact", "a", "maya@sanabel.example")).count);
    expect(counts).toEqual([0, 0, 0, 1, 2]);
    expect(asked[0]).toEqual(["maya@sanabel.example", clock.now - 3_600_000]);
    expect(formRules.mailbox.period).toBe(3_600_000);
    for (let n = 0; n < 9; n++) limits.record("contact", "a");
    mailbox.count = 3;
    expect(await limits.excess("contact", "b", "e")).toEqual({
      ...{ count: 1, over: "mailbox", retryAfter: 58 * 60 },
    });
    expect(await limits.excess("contact", "a", "e")).toMatchObject({ count: 5, over: "client" });
  });
});

describe("R13 a proof of work", () => {
  const solve = async (challenge: Awaited<ReturnType<ReturnType<typeof createProofs>["challenge"]>>) =>
    btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));

  test("costs twice as much for every five messages, up to 32 times", async () => {
    const proofs = createProofs(() => 0);
    const costs = [];
    for (const excess of [0, 1, 4, 5, 10, 25, 1_000])
      costs.push((await proofs.challenge("contact", excess)).parameters.cost);
    expect(costs).toEqual([2_000, 2_000, 2_000, 4_000, 8_000, 64_000, 64_000]);
  });

  test("is good for its form, for ten minutes, where it was asked for", async () => {
    const clock = { now: Date.now() };
    const proofs = createProofs(() => clock.now);
    const challenge = await proofs.challenge("contact", 1);
    expect(challenge.parameters.expiresAt).toBe(Math.floor((clock.now + 600_000) / 1000));
    const proof = await solve(challenge);
    expect(await proofs.verify(proof, "contact", 1)).toBe(challenge.signature);
    expect(await proofs.verify(proof, "contact", 9)).toBe(challenge.signature);
    expect(await proofs.verify(proof, "contact", 10)).toBeNull();
    expect(await proofs.verify(proof, "newsletter", 1)).toBeNull();
    expect(await createProofs(() => clock.now).verify(proof, "contact", 1)).toBeNull();
    for (const header of [undefined, "", "a", btoa("{}"), proof.slice(4), `${proof}${" ".repeat(4_096)}`])
      expect(await proofs.verify(header, "contact", 1), header).toBeNull();
  });
});
