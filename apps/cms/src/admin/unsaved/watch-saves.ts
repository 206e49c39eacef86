import * as v from "valibot";
import { formHeader } from "../../form-header.ts";
import { largestBody } from "../../largest-body.ts";

/** Why a save failed. */
const saveFailures = [
  "signedOut",
  "offline",
  "tooLarge",
  "takenOver",
  "outdated",
  "gone",
  "refused",
  "server",
] as const;
export type SaveFailure = (typeof saveFailures)[number];

export interface FailedSave {
  failure: SaveFailure;
  /** The sentence of the server for a refusal, in the language of the admin. */
  reason?: string | undefined;
}

interface SaveWatch {
  /** `blogs/12` or `globals/home-page`. */
  place: string;
  /** Called when the form asks for a save, with the language that it saves. */
  began?: (save: { locale: string | null; isByItself: boolean }) => void;
  /** The form of a language, by whose name the server tells it from other forms of the same account. */
  form?: { name: string; locale: string };
  /** Called once for each save that began, with what is stored then and the name of the form; without both when it failed. */
  ended?: (stored?: unknown, form?: string) => void;
  saved: (startedAt: number) => void;
  /** Called after a save by itself that left the entry as it is published. */
  unchanged?: () => void;
  /** Called at once. Returns the sentence that the admin shows for a save by a button. */
  failed?: (save: FailedSave) => string;
}

const answer = v.object({
  message: v.optional(v.string()),
  errors: v.optional(
    v.array(v.looseObject({ message: v.optional(v.string()), data: v.optional(v.unknown()) })),
  ),
});

/** The answer to a save: Payload calls a page `result`. */
const savedAnswer = v.object({ doc: v.optional(v.unknown()), result: v.optional(v.unknown()) });
const published = v.looseObject({ _status: v.literal("published") });

const userAnswer = v.object({ user: v.nullable(v.looseObject({ id: v.union([v.number(), v.string()]) })) });

/** The account that the browser is signed in with; `null` without one. Rejects when the server does not answer. */
export async function findSignedIn(): Promise<number | string | null> {
  const response = await fetch("/api/users/me", { credentials: "same-origin" });
  return v.parse(userAnswer, await response.json()).user?.id ?? null;
}

async function readAnswer(response: Response): Promise<v.InferOutput<typeof answer>> {
  try {
    return v.parse(answer, await response.clone().json());
  } catch {
    return {};
  }
}

/** The entry or page that a save has stored; nothing when the answer does not say. */
async function readStored(response: Response): Promise<unknown> {
  try {
    const { doc, result } = v.parse(savedAnswer, await response.clone().json());
    return doc ?? result;
  } catch {
    return undefined;
  }
}

async function failureOf({ status }: Response): Promise<SaveFailure> {
  if (status === 401) return "signedOut";
  // Payload answers an ended session like a missing right.
  if (status === 403) return (await findSignedIn().catch(() => "")) === null ? "signedOut" : "refused";
  if (status === 404) return "gone";
  if (status === 412) return "outdated";
  if (status === 413) return "tooLarge";
  if (status === 423) return "takenOver";
  return status >= 500 || status === 408 || status === 429 ? "server" : "refused";
}

const watches = new Set<SaveWatch>();
let original: typeof fetch | undefined;

const watchesOf = (pathname: string) => [...watches].filter(({ place }) => pathname === `/api/${place}`);

type Save = NonNullable<ReturnType<typeof readSave>>;

type Reply =
  | { failure?: undefined; response: Response; stored: unknown }
  | { failure: SaveFailure; response: Response | null; stored?: undefined };

/** The name of the last form of each address and language. A form that was left may send one more save. */
const lastForms = new Map<string, string>();

/** The name of the form that sends a save. Of two in one page nobody knows which it is: the save has a name of its own. */
function nameForm({ pathname, locale }: Pick<Save, "pathname" | "locale">): string | undefined {
  const [form, other] = watchesOf(pathname).flatMap((watch) =>
    watch.form?.locale === locale ? watch.form.name : [],
  );
  if (form !== undefined && other !== undefined) return `${form}-${Date.now()}`;
  return form ?? lastForms.get(`${pathname} ${locale}`);
}

/** A request with the name of the form that sends it. */
function withName(init: RequestInit | undefined, form: string | undefined): RequestInit | undefined {
  if (form === undefined) return init;
  const headers = new Headers(init?.headers);
  headers.set(formHeader, form);
  return { ...init, headers };
}

/** The save by a form that a request is, with those who watch that form now; or `null`. */
function readSave(input: RequestInfo | URL, init: RequestInit | undefined) {
  // Only forms send form data. Other buttons, such as the one that takes an entry back, save no text.
  if (input instanceof Request || !(init?.body instanceof FormData)) return null;
  const { pathname, searchParams } = new URL(input, location.href);
  const concerned = watchesOf(pathname);
  const text = init.body.get("_payload");
  const isTooLarge = typeof text === "string" && new Blob([text]).size > largestBody;
  return {
    ...{ pathname, concerned, isTooLarge, locale: searchParams.get("locale") },
    isByItself: searchParams.get("autosave") === "true",
  };
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** Sends a save, unless it is known to fail. The reply is what the form is told. */
async function sendSave(save: Save, send: () => Promise<Response>): Promise<Reply> {
  // The connection of a body that is too large is closed before the answer can be read.
  if (save.isTooLarge) return { failure: "tooLarge", response: json({}, 413) };
  const response = await send().catch(() => null);
  if (response?.ok) return { response, stored: await readStored(response) };
  return response ? { failure: await failureOf(response), response } : { failure: "offline", response };
}

/** The last save of each form. The next one waits for its end: what was written last is stored last. */
const lastSaves = new Map<string, Promise<Reply>>();
/** How long a save waits for the one before it, ms. One on a dead connection ends late. */
const longestTurn = 15_000;

function sendInTurn(save: Save, send: () => Promise<Response>): Promise<Reply> {
  const sendThis = () => sendSave(save, send);
  const before = lastSaves.get(save.pathname);
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestTurn));
  const reply = before ? Promise.race([before, tooLong]).then(sendThis, sendThis) : sendThis();
  lastSaves.set(save.pathname, reply);
  return reply;
}

async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const send = original ?? fetch;
  const save = readSave(input, init);
  if (!save) return send(input, init);
  const form = nameForm(save);
  const named = () => send(input, withName(init, form));
  // A form that was left sends what waited for an earlier save.
  if (save.concerned.length === 0) return named();
  const startedAt = Date.now();
  for (const { began } of save.concerned) began?.(save);
  const { failure, response, stored } = await sendInTurn(save, named);
  for (const { ended } of save.concerned) ended?.(stored, failure ? undefined : form);
  if (!failure) {
    // A save by itself asks for a draft.
    if (save.isByItself && v.is(published, stored)) for (const { unchanged } of save.concerned) unchanged?.();
    for (const watch of new Set([...save.concerned, ...watchesOf(save.pathname)])) watch.saved(startedAt);
    return response;
  }
  const { message, errors } = response ? await readAnswer(response) : {};
  const reason = message ?? errors?.[0]?.message;
  const [sentence] = save.concerned.flatMap((watch) => watch.failed?.({ failure, reason }) ?? []);
  const status = response?.status ?? 503;
  // Of a save by itself the form marks the refused fields and says nothing: the notice does.
  if (save.isByItself) return json({ errors: (errors ?? []).map(({ data }) => ({ data })) }, status);
  return response && failure === "refused" ? response : json({ message: sentence }, status);
}

/**
 * Tells how each save of a form ends. The admin has no event for a save that fails, so this stands in front of `fetch` while
 * a form is open. What begins is told to those who watch then, and so is its failure: only their forms have its text. A
 * success is also told to those who watch by then: a preview opened meanwhile shows the text from before it.
 */
export function watchSaves(watch: SaveWatch): () => void {
  if (!original) {
    original = window.fetch.bind(window);
    window.fetch = watchedFetch;
  }
  watches.add(watch);
  if (watch.form) lastForms.set(`/api/${watch.place} ${watch.form.locale}`, watch.form.name);
  return () => watches.delete(watch);
}
