import { describe, expect, it, test } from "vitest";
import { embedAddress, findFilm, findPlayerOrigin } from "./film-source.ts";

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk", "https://www.youtube-nocookie.com"],
  ["https://www.YouTube.com:443/watch?v=abcdefghijk", "https://www.youtube-nocookie.com"],
  ["https://youtu.be/abcdefghijk", "https://www.youtube-nocookie.com"],
  ["https://Vimeo.com/123456789", "https://player.vimeo.com"],
  ["https://player.vimeo.com/video/123456789", "https://player.vimeo.com"],
  ["https://www.youtube.com/@miqyas", null],
  ["https://vimeo.com/miqyas", null],
  ["https://notyoutu.be.example/", null],
  ["/media/hero.mp4", null],
  [null, null],
])("HOME-3 the player of a film at %s is at %s", (address, origin) => {
  expect(findPlayerOrigin(address)).toBe(origin);
});

describe("films of the hero", () => {
  it.each([
    "/media/hero.mp4",
    "https://media.example/films/HERO.MP4?v=2#t=3",
    "http://127.0.0.1:4000/media/hero.mp4",
    "https://player.vimeo.com/progressive_redirect/playback/123456789/rendition/720p/file.mp4",
  ])("HOME-3 plays the file %s", (address) => {
    expect(findFilm(address)).toEqual({ kind: "file", address });
  });

  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s",
    "https://youtube.com/watch?list=x&v=dQw4w9WgXcQ",
    "https://m.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1",
    "https://www.youtube.com/live/dQw4w9WgXcQ/",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "http://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ",
  ])("HOME-3 plays %s in the frame without cookies", (address) => {
    const film = findFilm(address);
    expect(film).toEqual({ kind: "youtube", id: "dQw4w9WgXcQ" });
    const frame = new URL(film?.kind === "youtube" ? embedAddress(film) : "");
    expect(frame.origin + frame.pathname).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({
      autoplay: "1",
      mute: "1",
      loop: "1",
      playlist: "dQw4w9WgXcQ",
      playsinline: "1",
    });
  });

  it.each([
    ["https://vimeo.com/76979871", null],
    ["https://www.vimeo.com/76979871?share=copy", null],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", "8272103f6e"],
    ["https://vimeo.com/76979871/8272103f6e", "8272103f6e"],
    ["https://vimeo.com/76979871/settings", null],
  ])("HOME-3 plays %s in the frame without cookies", (address, hash) => {
    const film = findFilm(address);
    expect(film).toEqual({ kind: "vimeo", id: "76979871", hash });
    const frame = new URL(film?.kind === "vimeo" ? embedAddress(film) : "");
    expect(frame.origin + frame.pathname).toBe("https://player.vimeo.com/video/76979871");
    expect(frame.searchParams.get("h")).toBe(hash);
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({
      autoplay: "1",
      muted: "1",
      loop: "1",
      dnt: "1",
    });
  });

  it.each([
    "",
    "not an address",
    "/media/hero.webm",
    "/media/hero.mp4.exe",
    "https://media.example/hero.mov",
    "https://www.dailymotion.com/video/x8q1",
    "https://www.youtube.com/watch?v=tooshort",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/playlist?list=PLx",
    "https://youtu.be/",
    "https://vimeo.com/about",
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://vimeo.com/1",
  ])("HOME-4 has no film for %j", (address) => {
    expect(findFilm(address)).toBeNull();
  });

  it.each([
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil-youtube.com/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://youtube.com./watch?v=dQw4w9WgXcQ",
    "//evil.example/embed/dQw4w9WgXcQ",
    "\\\\evil.example\\embed\\dQw4w9WgXcQ",
    "javascript:alert(1)//hero.mp4",
    "data:video/mp4;base64,hero.mp4",
    "file:///hero.mp4",
    "blob:https://youtube.com/hero.mp4",
    "https://player.vimeo.com.evil.example/video/76979871",
  ])("B5 refuses %j", (address) => {
    expect(findFilm(address)).toBeNull();
  });

  it("HOME-4 has no film for a missing address", () => {
    expect(findFilm(null)).toBeNull();
    expect(findFilm(undefined)).toBeNull();
  });
});
