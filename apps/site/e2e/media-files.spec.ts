import { expect, test } from "@playwright/test";
import * as v from "valibot";

// The tests do not depend on the language: one project runs them.
const home = v.object({ data: v.object({ video: v.string() }) });

/** The hero's film from the backend itself, and through the site. */
const servers = [
  ["the backend", process.env.CMS_URL ?? "http://localhost:4000"],
  ["the site", process.env.SITE_URL ?? "http://localhost:3000"],
] as const;

for (const [name, origin] of servers)
  test(
    `HOME-2 HOME-3 ${name} sends a real film whole, in the parts that are asked for, and in no other`,
    { tag: "@in-english" },
    async () => {
      const listed = await fetch(`${origin}/api/v1/home-page`, { headers: { "Accept-Language": "en" } });
      const { video } = v.parse(home, await listed.json()).data;
      const { pathname } = new URL(video, origin);

      async function ask(headers: Record<string, string> = {}, method = "GET") {
        const answer = await fetch(origin + pathname, { method, headers });
        const body = Buffer.from(await answer.arrayBuffer());
        const range = answer.headers.get("content-range");
        return { status: answer.status, range, body, headers: answer.headers };
      }

      const whole = await ask();
      const size = whole.body.length;
      const etag = whole.headers.get("etag") ?? "";
      expect(whole.body.subarray(4, 8).toString(), "an MP4 begins with its file type").toBe("ftyp");
      expect(whole.headers.get("content-length")).toBe(String(size));
      expect(whole.headers.get("accept-ranges")).toBe("bytes");
      expect(whole.headers.get("content-type")).toBe("video/mp4");
      expect(etag).toMatch(/^"[^"]+"$/);

      for (const [range, start, end] of [
        ["bytes=0-0", 0, 0],
        ["bytes=100-1099", 100, 1099],
        ["bytes=1000-", 1000, size - 1],
        [`bytes=${size - 1}-`, size - 1, size - 1],
        [`bytes=1000-${size * 2}`, 1000, size - 1],
        ["bytes=-500", size - 500, size - 1],
        [`bytes=-${size * 2}`, 0, size - 1],
      ] as const)
        for (const condition of [undefined, etag]) {
          const part = await ask({ range, ...(condition && { "if-range": condition }) });
          expect([part.status, part.range], range).toEqual([206, `bytes ${start}-${end}/${size}`]);
          expect(part.headers.get("content-length"), range).toBe(String(end - start + 1));
          expect(part.body.equals(whole.body.subarray(start, end + 1)), range).toBe(true);
        }

      for (const range of [`bytes=${size}-`, `bytes=${size * 2}-${size * 3}`, "bytes=-0"]) {
        const beyond = await ask({ range });
        expect([beyond.status, beyond.range, beyond.body.length], range).toEqual([416, `bytes */${size}`, 0]);
      }

      // Another version, several ranges or an invalid range: the whole file, which RFC 9110 always allows.
      const withoutRange: Record<string, string>[] = [
        { range: "bytes=0-9", "if-range": '"another"' },
        { range: "bytes=0-9", "if-range": `W/${etag}` },
        { range: "bytes=0-9", "if-range": "Sat, 01 Jan 2000 00:00:00 GMT" },
        { range: "bytes=0-9,20-29" },
        { range: "bytes=9-0" },
        { range: "lines=0-9" },
      ];
      for (const headers of withoutRange) {
        const answer = await ask(headers);
        const said = [answer.status, answer.range, answer.body.equals(whole.body)];
        expect(said, JSON.stringify(headers)).toEqual([200, null, true]);
      }

      const heads: Record<string, string>[] = [{}, { range: "bytes=0-9" }, { range: `bytes=${size}-` }];
      for (const headers of heads) {
        const head = await ask(headers, "HEAD");
        const said = [head.status, head.range, head.body.length, head.headers.get("content-length")];
        expect(said, JSON.stringify(headers)).toEqual([200, null, 0, String(size)]);
      }
      expect((await ask({ range: "bytes=0-9", "if-none-match": etag })).status).toBe(304);
    },
  );
