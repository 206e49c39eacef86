import { expect, test } from "vitest";
import { readMailFailure } from "./read-mail-failure.ts";

const refused = (response: string) =>
  readMailFailure(
    Object.assign(new Error("refused"), {
      ...{ code: "EENVELOPE", command: "RCPT TO", responseCode: Number(response.slice(0, 3)), response },
    }),
  ).blame;

test.each([
  ["550 5.1.1 no such user", "recipient"],
  ["553 5.1.3 bad address", "recipient"],
  ["552 5.2.2 mailbox full", "recipient"],
  ["550 No such user here", "recipient"],
  ["550 5.1.8 Sender address rejected: Domain not found", "mail"],
  ["550 5.1.7 bad sender", "mail"],
  ["550 5.7.1 relaying denied", "mail"],
  ["550 relay not permitted", "mail"],
  ["550 Sender verify failed", "mail"],
  ["450 4.2.0 greylisted", "mail"],
])("NEWS-3: a refusal of the recipient with “%s” blames the %s", (response, blame) => {
  expect(refused(response)).toBe(blame);
});
