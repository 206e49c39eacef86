import { parseUrl, playerOrigins } from "@miqyas/contract";

/** A film that the hero can play, by the kind of its address (HOME-3). */
export type FilmSource =
  | { kind: "file"; address: string }
  | { kind: "youtube"; id: string }
  | { kind: "vimeo"; id: string; hash: string | null };

const youtubeHosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const vimeoHosts = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

const youtubeId = /^[\w-]{11}$/;
/** Hash of an unlisted film. Vimeo does not play such a film without it. */
const vimeoHash = /^[0-9a-f]{6,20}$/i;

/** Base for addresses without a host: these belong to the site itself. */
const ownOrigin = "https://own.invalid";

function parseAddress(address: string): URL | null {
  const url = parseUrl(address, ownOrigin);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

function findYoutubeId({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!youtubeHosts.has(hostname)) return null;
  if (pathname === "/watch") return searchParams.get("v");
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}

function findVimeoFilm({ hostname, pathname, searchParams }: URL): FilmSource | null {
  const [, id, unlisted] = /^\/(?:video\/)?(\d{6,12})(?:\/([^/]*))?\/?$/.exec(pathname) ?? [];
  if (!vimeoHosts.has(hostname) || id === undefined) return null;
  const hash = searchParams.get("h") ?? unlisted ?? "";
  return { kind: "vimeo", id, hash: vimeoHash.test(hash) ? hash : null };
}

/**
 * The film at an address: an mp4 file, or a film on exactly the hosts of YouTube or Vimeo. `null` for everything
 * else; the hero then shows its picture (HOME-4).
 */
export function findFilm(address: string | null | undefined): FilmSource | null {
  const url = address ? parseAddress(address) : null;
  if (!address || !url) return null;
  if (/\.mp4$/i.test(url.pathname)) return { kind: "file", address };
  const youtube = findYoutubeId(url);
  if (youtube !== null) return youtubeId.test(youtube) ? { kind: "youtube", id: youtube } : null;
  return findVimeoFilm(url);
}

/** The origin of the player that shows the film at an address; `null` for a file and for what is no film. */
export function findPlayerOrigin(address: string | null | undefined): string | null {
  const film = findFilm(address);
  return film && film.kind !== "file" ? playerOrigins[film.kind] : null;
}

/** The player's page for an embedded film: no cookies, no sound, in a loop, without controls. */
export function embedAddress(film: Exclude<FilmSource, { kind: "file" }>): string {
  const { origin, settings } =
    film.kind === "youtube"
      ? {
          origin: `${playerOrigins.youtube}/embed/${film.id}`,
          settings: {
            autoplay: "1",
            mute: "1",
            loop: "1",
            playlist: film.id,
            playsinline: "1",
            controls: "0",
            disablekb: "1",
            rel: "0",
            enablejsapi: "1",
          },
        }
      : {
          origin: `${playerOrigins.vimeo}/video/${film.id}`,
          settings: {
            ...(film.hash && { h: film.hash }),
            autoplay: "1",
            muted: "1",
            loop: "1",
            playsinline: "1",
            controls: "0",
            keyboard: "0",
            autopause: "0",
            dnt: "1",
          },
        };
  return `${origin}?${new URLSearchParams(settings).toString()}`;
}
