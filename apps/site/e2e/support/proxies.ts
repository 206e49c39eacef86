import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect as connectTls } from "node:tls";
import { certificateFiles, makeCertificates } from "@miqyas/http/testing/certificates";
import { findFreePort } from "../../../../scripts/parts/ports.ts";
import { root } from "../../../../scripts/parts/settings.ts";

/** Host names in the shipped configurations. */
export const hosts = { site: "www.example.com", cms: "cms.example.com" } as const;

/** The address of a CDN in front of the proxy: the lines for one hold. */
export const cdn = "127.0.0.8";
const lineForCdn = /^(\s*)# ((?:set_real_ip_from|real_ip_\w+|trusted_proxies) .*)$/gm;

/** The programs, with the variables that name their paths (`scripts/parts/debian-programs.ts`). */
export const programs = {
  nginx: process.env.NGINX_PATH ?? "/usr/sbin/nginx",
  caddy: process.env.CADDY_PATH ?? "/usr/bin/caddy",
} as const;
export type ProxyName = keyof typeof programs;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A proxy with the shipped configuration, in front of two servers, with certificates of a test's own authority. */
export interface Proxy {
  /** Port of plain HTTP. */
  httpPort: number;
  /** Sends one request over HTTP/2 and TLS, from an address of this machine. Other certificates are refused. */
  ask: (
    host: string,
    target: string,
    options?: { method?: string; headers?: OutgoingHttpHeaders; body?: string; from?: string },
  ) => Promise<Answer>;
  /** What the proxy has logged of the requests; of nginx without its error log. */
  accessLog: () => string;
  stop: () => Promise<void>;
}

/** Ports of the servers behind a proxy. */
interface Behind {
  site: number;
  cms: number;
}

/** Starts a proxy. Throws with its output when it does not take the configuration. */
export async function startProxy(name: ProxyName, behind: Behind): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `miqyas-${name}-`));
  const ports = { http: await findFreePort(), https: await findFreePort() };
  makeCertificates(folder, Object.values(hosts));
  const args = { nginx: configureNginx, caddy: configureCaddy }[name](folder, ports, behind);
  const child = spawn(programs[name], args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const accessLog = () =>
    name === "nginx"
      ? readFileSync(path.join(folder, nginxLog), "utf8")
      : output
          .split("\n")
          .filter((line) => /http\.log\.(?:access|error)|http\.handlers/.test(line))
          .join("\n");
  const authority = readFileSync(path.join(folder, certificateFiles.authority));
  const ask = createAsk(ports.https, authority);
  for (const started = Date.now(); ;) {
    const isUp = await ask(hosts.site, "/healthz").then(
      () => true,
      () => false,
    );
    if (isUp) return { httpPort: ports.http, ask, accessLog, stop };
    if (child.exitCode !== null || Date.now() - started > 20_000) {
      await stop();
      throw new Error(`${name} did not start:\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The shipped file with the test's ports, paths and addresses. Throws when it has no such place any more. */
function adapt(file: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replaceAll(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}`);
      return changed;
    },
    readFileSync(path.join(root, file), "utf8"),
  );
}

/** The log that a server of nginx writes unless it says otherwise. Debian's configuration has such a line. */
const nginxLog = "access.log";

type Configure = (folder: string, ports: { http: number; https: number }, behind: Behind) => string[];

const configureNginx: Configure = (folder, ports, behind) => {
  const site = adapt("ops/nginx/miqyas.conf", [
    [/^ *listen \[::\].*\n/gm, ""],
    ["listen 80;", `listen 127.0.0.1:${ports.http};`],
    ["listen 443 ", `listen 127.0.0.1:${ports.https} `],
    ["/etc/letsencrypt/live/miqyas", folder],
    ["/var/cache/nginx-miqyas", path.join(folder, "cache")],
    [/127\.0\.0\.1:3000\b/g, `127.0.0.1:${behind.site}`],
    [/127\.0\.0\.1:4000\b/g, `127.0.0.1:${behind.cms}`],
    [lineForCdn, "$1$2"],
    ["203.0.113.0/24;\nreal", `${cdn};\nreal`],
  ]);
  writeFileSync(path.join(folder, "miqyas.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
     daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
     events {}
     http { access_log ${folder}/${nginxLog}; ${temporary} include ${folder}/miqyas.conf; }`,
  );
  return ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
};

const configureCaddy: Configure = (folder, ports, behind) => {
  const certificate = `\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`;
  const file = adapt("ops/caddy/Caddyfile", [
    [
      /^\{$/gm,
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tskip_install_trust`,
    ],
    [/^www\.example\.com \{$/gm, `${hosts.site} {${certificate}`],
    [/^cms\.example\.com \{$/gm, `${hosts.cms} {${certificate}`],
    [/127\.0\.0\.1:3000\b/g, `127.0.0.1:${behind.site}`],
    [/127\.0\.0\.1:4000\b/g, `127.0.0.1:${behind.cms}`],
    [lineForCdn, "$1$2"],
    ["trusted_proxies 203.0.113.0/24", `trusted_proxies ${cdn}`],
  ]);
  mkdirSync(path.join(folder, "caddy"), { recursive: true });
  writeFileSync(path.join(folder, "Caddyfile"), file);
  return ["run", "--config", "Caddyfile", "--adapter", "caddyfile"];
};

const createAsk =
  (port: number, ca: Buffer): Proxy["ask"] =>
  (host, target, { method = "GET", headers = {}, body, from = "127.0.0.1" } = {}) =>
    new Promise((resolve, reject) => {
      const session = connectHttp2(`https://${host}`, {
        createConnection: () =>
          connectTls({
            ...{ host: "127.0.0.1", port, localAddress: from, ca },
            ...{ servername: host, ALPNProtocols: ["h2"] },
          }),
      });
      const fail = (error: Error) => {
        session.destroy();
        reject(error);
      };
      session.once("error", fail);
      const stream = session.request({ ":method": method, ":path": target, ...headers });
      stream.once("error", fail);
      let answered: IncomingHttpHeaders = {};
      const chunks: Buffer[] = [];
      stream.once("response", (received) => (answered = received));
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        session.close();
        resolve({
          status: Number(answered[":status"]),
          headers: answered,
          text: Buffer.concat(chunks).toString(),
        });
      });
      stream.end(body);
    });
