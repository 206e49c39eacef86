import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { arch } from "node:process";

const libraries = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" };

/** First of the files that exists. */
const find = (...files: (string | undefined)[]) =>
  files.find((file) => file !== undefined && existsSync(file));

const firefox = {
  FIREFOX_PATH: {
    debian: "firefox-esr",
    find: () => find(process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"),
  },
};
const webKit = {
  WEBKIT_DRIVER_PATH: {
    debian: "webkit2gtk-driver",
    find: () => find(process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver"),
  },
  WEBKIT_PATH: {
    debian: "webkit2gtk-driver",
    find: () =>
      find(
        process.env.WEBKIT_PATH,
        ...Object.values(libraries).map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`),
      ),
  },
  XVFB_PATH: { debian: "xvfb", find: () => find(process.env.XVFB_PATH, "/usr/bin/Xvfb") },
};
/**
 * Firefox. With `WEBKIT=1` also Debian's WebKit: its driver, its browser, and a virtual screen. WebKit is not in every
 * run, because its driver sometimes stops answering, whatever the page does.
 */
const parts = { ...firefox, ...(process.env.WEBKIT === "1" && webKit) };

const proxies = {
  NGINX_PATH: { debian: "nginx", find: () => find(process.env.NGINX_PATH, "/usr/sbin/nginx") },
  CADDY_PATH: { debian: "caddy", find: () => find(process.env.CADDY_PATH, "/usr/bin/caddy") },
};

const cluster = {
  PGBOUNCER_PATH: {
    debian: "pgbouncer",
    find: () => find(process.env.PGBOUNCER_PATH, "/usr/sbin/pgbouncer"),
  },
  HAPROXY_PATH: { debian: "haproxy", find: () => find(process.env.HAPROXY_PATH, "/usr/sbin/haproxy") },
};

/** Paths of PgBouncer and HAProxy, as variables for the tests of several processes. */
export const findClusterPrograms = (): Record<string, string> =>
  findPrograms(cluster, "several processes are not tried with it");

/** Paths of Firefox and WebKit, as variables for their tests. A browser that is missing is left out with its tests. */
export const findOtherBrowsers = (): Record<string, string> => findPrograms(parts, "its pages are not tried");

/** Paths of nginx and Caddy, as variables for their tests. */
export const findProxies = (): Record<string, string> =>
  findPrograms(proxies, "its configuration is not tried");

/** Finds programs by the variables that name them. Installs Debian's when this account may. */
function findPrograms(
  wanted: Record<string, { debian: string; find: () => string | undefined }>,
  consequence: string,
): Record<string, string> {
  const isMissing = () => Object.values(wanted).filter((part) => part.find() === undefined);
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && arch in libraries;
  if (isMissing().length > 0 && mayInstall) {
    const install = (...args: string[]) =>
      execFileSync("apt-get", args, {
        stdio: "ignore",
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    try {
      install("update", "-qq");
      for (const name of new Set(isMissing().map(({ debian }) => debian)))
        install("install", "-y", "-qq", "--no-install-recommends", name);
    } catch {
      // No network, or another system. The message is below.
    }
  }
  const found: Record<string, string> = {};
  for (const [name, part] of Object.entries(wanted)) {
    const file = part.find();
    if (file === undefined) console.log(`  without ${part.debian}: ${consequence}`);
    else found[name] = file;
  }
  return found;
}
