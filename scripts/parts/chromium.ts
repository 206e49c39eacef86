import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Failure } from "./failure.ts";

/** Chromium without a window. It takes a fifth less processor time per test. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const candidates = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium. Installs Debian's when there is none and this account may. */
export function findChromium(): string {
  const found = candidates.find((file) => file !== undefined && existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const install = (...args: string[]) =>
      execFileSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    install("update", "-qq");
    install("install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell");
    if (existsSync(headlessShell)) return headlessShell;
  }
  throw new Failure("There is no Chromium: install one, or name it with CHROMIUM_PATH");
}
