import type { FilmSource } from "./film-source.ts";

type PlayerKind = Exclude<FilmSource, { kind: "file" }>["kind"];

/** The one origin that a player speaks from. */
export const playerOrigins: Record<PlayerKind, string> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};

/** What a player has to be told before it says how it is. */
export const playerGreetings: Record<PlayerKind, readonly string[]> = {
  youtube: [JSON.stringify({ event: "listening", id: "hero", channel: "widget" })],
  vimeo: ["playing", "timeupdate", "error"].map((value) =>
    JSON.stringify({ method: "addEventListener", value }),
  ),
};

/** YouTube's number for a film that runs. */
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
 * What a message from a player means: it listens now, its film runs, or it will not run. `null` for all the rest.
 * YouTube tells its state by number, Vimeo by the name of an event.
 */
export function readPlayerMessage(kind: PlayerKind, data: unknown): "ready" | "playing" | "failed" | null {
  const { event, info } = readObject(data);
  if (event === "onError" || event === "error") return "failed";
  if (event === "ready") return "ready";
  if (kind === "vimeo") return event === "playing" || event === "timeupdate" ? "playing" : null;
  const state = event === "onStateChange" ? info : readObject(info).playerState;
  return state === youtubePlaying ? "playing" : null;
}
