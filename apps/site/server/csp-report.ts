import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { answerEmpty } from "@miqyas/http/answer";
import { BodyRefused, readBody } from "@miqyas/http/read-body";

/** What is kept of a report: which rule, and whose thing it stopped. */
export interface Violation {
  directive: string;
  /** An origin, or a word such as `inline`. */
  blocked: string;
}

const largestReport = 8 * 1024;
/** Different violations logged in a minute; each of them once. */
const perMinute = 20;
/** Bodies read in a minute; the rest are answered unread. */
const readPerMinute = 300;

const text = v.fallback(v.string(), "");

/** Both forms browsers send: `report-uri`'s object, and the Reporting API's list. */
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

/** Directives are words; of an address only its origin is told, for a path may be personal. */
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

/** `POST /csp-report`: always 204 within its bounds, so that nothing can be learned from it. */
export function createReportHandler(options: { log: (violation: Violation) => void; now?: () => number }) {
  const { log, now = Date.now } = options;
  let minute = 0;
  let read = 0;
  let seen = new Set<string>();

  function startMinute(): void {
    const current = Math.floor(now() / 60_000);
    if (current === minute) return;
    [minute, read, seen] = [current, 0, new Set()];
  }

  function note(violation: Violation): void {
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
      if (parsed.success) for (const violation of parsed.output) note(readViolation(violation));
      return answerEmpty(reply, 204);
    } catch (error) {
      return answerEmpty(reply, error instanceof BodyRefused ? error.status : 400);
    }
  };
}
