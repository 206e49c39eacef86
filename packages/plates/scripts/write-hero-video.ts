/*
 * Films the hero's loop: raw frames piped into ffmpeg, which must be installed.
 *   node packages/plates/scripts/write-hero-video.ts [file]
 * The file is the seeded one, apps/cms/src/seed/video/hero.mp4, unless another is named.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { HERO_DURATION, heroFrame } from "../src/hero-loop.ts";
import { rasterise } from "../src/rasterise.ts";

const SIZE = { w: 1280, h: 720 };
const FRAMES_PER_SECOND = 24;

function* frames(): Generator<Uint8Array> {
  for (let frame = 0; frame < HERO_DURATION * FRAMES_PER_SECOND; frame++)
    yield rasterise(heroFrame(frame / FRAMES_PER_SECOND, SIZE), SIZE);
}

const file =
  process.argv[2] ?? fileURLToPath(new URL("../../../apps/cms/src/seed/video/hero.mp4", import.meta.url));
const input = `-f rawvideo -pix_fmt rgb24 -s ${SIZE.w}x${SIZE.h} -r ${FRAMES_PER_SECOND} -i -`;
const output = "-c:v libx264 -preset slow -tune animation -crf 25 -pix_fmt yuv420p -movflags +faststart -y";
const ffmpeg = spawn("ffmpeg", [...`${input} ${output}`.split(" "), file], {
  stdio: ["pipe", "inherit", "inherit"],
});

try {
  const [closed] = await Promise.all([once(ffmpeg, "close"), pipeline(frames(), ffmpeg.stdin)]);
  const code: unknown = closed[0];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
} catch (error) {
  process.exitCode = 1;
  console.error(`The hero's loop was not filmed: ${error instanceof Error ? error.message : String(error)}`);
}
