import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { arch } from "node:process";
import { Failure } from "./failure.ts";

interface Program {
  /** Debian's package. */
  debian: string;
  /** Where the program is on the systems we know. */
  files: string[];
}

const libraries = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" };

/** Programs by the variable that names another path, in groups that are used together. */
const groups = {
  chromium: {
    CHROMIUM_PATH: {
      // Chromium without a window takes a fifth less processor time per test.
      debian: "chromium-headless-shell",
      files: [
        "/usr/bin/chromium-headless-shell",
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      ],
    },
  },
  proxies: {
    NGINX_PATH: { debian: "nginx", files: ["/usr/sbin/nginx"] },
    CADDY_PATH: { debian: "caddy", files: ["/usr/bin/caddy"] },
  },
  cluster: {
    PGBOUNCER_PATH: { debian: "pgbouncer", files: ["/usr/sbin/pgbouncer"] },
    HAPROXY_PATH: { debian: "haproxy", files: ["/usr/sbin/haproxy"] },
  },
  firefox: { FIREFOX_PATH: { debian: "firefox-esr", files: ["/usr/bin/firefox-esr", "/usr/bin/firefox"] } },
  /** WebKit's driver, its browser, and a virtual screen. The driver sometimes stops answering, whatever the page does. */
  webKit: {
    WEBKIT_DRIVER_PATH: { debian: "webkit2gtk-driver", files: ["/usr/bin/WebKitWebDriver"] },
    WEBKIT_PATH: {
      debian: "webkit2gtk-driver",
      files: Object.values(libraries).map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
    },
    XVFB_PATH: { debian: "xvfb", files: ["/usr/bin/Xvfb"] },
  },
} satisfies Record<string, Record<string, Program>>;

type Group = keyof typeof groups;

/** Paths of programs, as variables. */
export type Programs = Record<string, string>;

/**
 * Finds the programs of some groups, and installs Debian's packages for those that are missing when this account may.
 * Returns their paths as variables. A program that stays missing has none; the tests that need it are left out.
 */
export async function findPrograms(...wanted: Group[]): Promise<Programs> {
  const programs = wanted.flatMap((group) => Object.entries<Program>(groups[group]));
  const find = ([name, { files }]: [string, Program]) =>
    [process.env[name], ...files].find((file) => file !== undefined && existsSync(file));
  const missing = new Set(programs.filter((one) => !find(one)).map(([, { debian }]) => debian));
  if (missing.size > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && arch in libraries) {
    const install = (...names: string[]) =>
      runApt("install", "-y", "-qq", "--no-install-recommends", ...names);
    // With a package that does not exist none is installed: then one at a time.
    if ((await runApt("update", "-qq")) && !(await install(...missing)))
      for (const name of missing) await install(name);
  }
  const paths: Programs = {};
  for (const program of programs) {
    const file = find(program);
    if (file === undefined) console.log(`  ${program[1].debian} is missing`);
    else paths[program[0]] = file;
  }
  return paths;
}

/** The Chromium of found programs. Throws when there is none. */
export function requireChromium({ CHROMIUM_PATH }: Programs): string {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  throw new Failure("There is no Chromium: install one, or name it with CHROMIUM_PATH");
}

/** Runs `apt-get` for five minutes at most. Resolves with whether it did all. */
function runApt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn("apt-get", args, { stdio: "ignore", env, timeout: 300_000 });
  return new Promise((done) =>
    child.once("close", (code) => done(code === 0)).once("error", () => done(false)),
  );
}
