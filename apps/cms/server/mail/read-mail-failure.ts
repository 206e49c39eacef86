/**
 * What a failed mail means: the mail server fails, this one mail is refused, or the recipient is invalid for
 * good.
 */
export interface MailFailure {
  blame: "server" | "mail" | "recipient";
  /** For the log. Never contains an address. */
  code: string;
  /** For staff. */
  reason: string;
}

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Classes of RFC 3463 that concern the mailbox of the recipient. 5.1.7 and 5.1.8 are faults of our own sender. */
const ofRecipient = /^5\.(?:1\.(?![78]$)|2\.)/;

/** Words of replies without a class that are about us and not about the recipient. */
const aboutUs = /relay|sender|verif|polic|block|spam|authenticat|reputation/i;

/**
 * Reads an error of nodemailer. Only errors such as "no such mailbox" (550 to 553, RFC 3463 class 5.1 and
 * 5.2) concern the recipient. Class 5.7 is policy, and says nothing about an address.
 */
export function readMailFailure(error: unknown): MailFailure {
  const { code, responseCode, response, command }: Record<string, unknown> =
    error instanceof Error ? { ...error } : {};
  const reply = textOf(response).replace(/\s+/g, " ").trim();
  const status = Number(responseCode) || 0;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
  const failure = {
    code: [textOf(code), status || "", enhanced ?? ""].filter(Boolean).join(" "),
    reason: reply.slice(0, 200),
  };
  const isAddress = enhanced
    ? ofRecipient.test(enhanced)
    : status >= 550 && status <= 553 && !aboutUs.test(reply);
  if (command === "RCPT TO" && status >= 500 && isAddress) return { ...failure, blame: "recipient" };
  if (code === "EENVELOPE" && command === "API")
    return { ...failure, blame: "recipient", reason: "not an address" };
  const isOfThisMail = status !== 421 && (command === "RCPT TO" || command === "DATA" || code === "EMESSAGE");
  return { ...failure, blame: isOfThisMail && status >= 400 ? "mail" : "server" };
}
