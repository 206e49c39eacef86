import type { FilmSource } from "./film-source.ts";

type PlayerKind = Exclude<FilmSource, { kind: "file" }>["kind"];

/** The messages that make a player report its state. */
export const playerGreetings: Record<PlayerKind, readonly string[]> = {
  youtube: [JSON.stringify({ event: "listening", id: "hero", channel: "widget" })],
  vimeo: ["playing", "timeupdate", "error"].map((value) =>
    JSON.stringify({ method: "addEventListener", value }),
  ),
};

/** YouTube's code for "playing". */
const youtubePlaying = 1;

function readObject(data: unknown): Record<string, unknown> {
  try {
    const value: unknown = typeof data === "string" ? JSON.parse(data) : data;
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * The meaning of a player's message: ready, playing or failed; `null` for everything else. YouTube sends its state as
 * a number, Vimeo as the name of an event.
 */
export function readPlayerMessage(kind: PlayerKind, data: unknown): "ready" | "playing" | "failed" | null {
  const { event, info } = readObject(data);
  if (event === "onError" || event === "error") return "failed";
  if (event === "ready") return "ready";
  if (kind === "vimeo") return event === "playing" || event === "timeupdate" ? "playing" : null;
  const state = event === "onStateChange" ? info : readObject(info).playerState;
  return state === youtubePlaying ? "playing" : null;
}
