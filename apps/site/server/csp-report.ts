import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { answerEmpty, answerUnread } from "@miqyas/http/answer";
import { readBody } from "@miqyas/http/read-body";

/** The logged part of a report: the directive, and the origin of the blocked resource. */
export interface Violation {
  directive: string;
  /** An origin, or a word such as `inline`. */
  blocked: string;
}

const largestReport = 8 * 1024;
/** Most different violations logged per minute, each once. */
const perMinute = 20;
/** Most bodies read per minute. Other reports are answered unread. */
const readPerMinute = 300;

const text = v.fallback(v.string(), "");

/** The two formats of browsers: the object of `report-uri`, and the list of the Reporting API. */
const reports = v.union([
  v.pipe(
    v.object({
      "csp-report": v.object({
        "effective-directive": text,
        "violated-directive": text,
        "blocked-uri": text,
      }),
    }),
    v.transform(({ "csp-report": report }) => [
      {
        directive: report["effective-directive"] || report["violated-directive"],
        blocked: report["blocked-uri"],
      },
    ]),
  ),
  v.pipe(
    v.array(v.object({ type: text, body: v.object({ effectiveDirective: text, blockedURL: text }) })),
    v.transform((list) =>
      list
        .filter(({ type }) => type === "csp-violation")
        .slice(0, 10)
        .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
  ),
]);

/** A directive is a word. Only the origin of an address is logged, because its path may be personal. */
function readViolation({ directive, blocked }: Violation): Violation {
  const [rule = ""] = directive.split(" ");
  return { directive: /^[a-z-]{1,40}$/.test(rule) ? rule : "other", blocked: originOf(blocked) };
}

function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "other";
  const { protocol, origin } = new URL(blocked);
  return /^(?:https?|wss?):$/.test(protocol) ? origin.slice(0, 100) : protocol;
}

/** `POST /csp-report`: 204 for every JSON body within its bounds. The answer says nothing about the report. */
export function createReportHandler({ log }: { log: (violation: Violation) => void }) {
  let minute = 0;
  let read = 0;
  let seen = new Set<string>();

  function startMinute(): void {
    const current = Math.floor(Date.now() / 60_000);
    if (current === minute) return;
    [minute, read, seen] = [current, 0, new Set()];
  }

  function logOnce(violation: Violation): void {
    const key = `${violation.directive} ${violation.blocked}`;
    if (seen.has(key) || seen.size >= perMinute) return;
    seen.add(key);
    log(violation);
  }

  return async function takeReport(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    startMinute();
    if (++read > readPerMinute) return answerEmpty(reply, 429, { "Retry-After": "60" });
    try {
      const body = await readBody(request.raw, largestReport);
      const parsed = v.safeParse(reports, JSON.parse(body.toString()));
      if (parsed.success) for (const violation of parsed.output) logOnce(readViolation(violation));
      return answerEmpty(reply, 204);
    } catch (error) {
      return answerUnread(reply, error);
    }
  };
}
