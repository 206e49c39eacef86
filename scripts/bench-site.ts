import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startSite } from "../apps/site/e2e/support/site-process.ts";
import { startStubBackend } from "../apps/site/e2e/support/stub-backend.ts";
import { loadApp } from "../apps/site/server/shared/app-build.ts";
import { readSettings as readSiteSettings } from "../apps/site/server/shared/env.ts";
import { compressPage } from "../apps/site/server/pages/page.ts";
import { listAddresses } from "@miqyas/http/build-files";
import { readStyles } from "../apps/site/server/pages/render/inline-styles.ts";
import { renderPage } from "../apps/site/server/pages/render/render.ts";
import { ask } from "@miqyas/http/testing/http";
import { Failure, runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { measureLoad } from "./parts/load.ts";
import type { Load } from "./parts/load.ts";
import { median } from "./parts/percentile.ts";
import { findFreePort } from "./parts/ports.ts";
import { memoryEnvironment, memoryFlags } from "./parts/service.ts";
import { root } from "./parts/settings.ts";

const run = promisify(execFile);
const page = process.argv[2] ?? "/ServicesTools";
/** Passes per server. The servers take turns: other work on the machine then affects both. */
const passes = 5;
const seconds = 6;
const renders = 60;
const goal = goals.siteRate.limit;
/** It counts only if nginx reaches it too, beside other work of the machine. */
const goalP99 = goals.siteTime.limit;

/** `npm run bench:site [page]`: a cached page against nginx with the same bytes, and the time of a render. */
await runMain(async () => {
  const entry = path.join(root, "apps/site/build/server/index.js");
  if (!existsSync(entry)) throw new Failure("The site is not built: `npm start` builds it");
  const backend = await startStubBackend();
  try {
    await measureRender(entry, backend.url);
    await measureServing(backend.url);
  } finally {
    await backend.close();
  }
});

// The rendered app caches answers for minutes, which would keep this process running.
process.exit();

/** Time to render and compress a page with a backend that answers at once. */
async function measureRender(entry: string, backendUrl: string): Promise<void> {
  const settings = readSiteSettings({ BACKEND_URL: backendUrl });
  const app = await loadApp(entry, (error) => {
    throw error;
  });
  const client = path.join(root, "apps/site/build/client");
  const inlineStyles = await readStyles(client, listAddresses(client));
  const times: number[] = [];
  let bytes = { html: 0, br: 0, gzip: 0 };
  for (let n = 0; n < renders; n++) {
    const started = performance.now();
    const packed = await compressPage(await renderPage(app, `en${page}`, settings), settings, inlineStyles);
    times.push(performance.now() - started);
    const { br, gzip, identity } = packed.representations;
    bytes = { html: identity.body.length, br: br.body.length, gzip: gzip.body.length };
  }
  console.log(`${page}: ${bytes.html} B of HTML, ${bytes.gzip} gzip, ${bytes.br} Brotli`);
  console.log(`Render and compress: ${median(times).toFixed(1)} ms (median of ${renders})`);
}

/** Loads the site's server and nginx in turn, each for some seconds over 16 connections. */
async function measureServing(backendUrl: string): Promise<void> {
  if (!existsSync("/usr/sbin/nginx") || !(await run("wrk", ["-v"]).catch(({ code }) => code === 1)))
    return console.log("nginx or wrk is not installed: the comparison is left out");
  const site = await startSite(backendUrl, memoryEnvironment, memoryFlags);
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-bench-"));
  const sitePort = Number(new URL(site.url).port);
  await ask(sitePort, page);
  const plain = await ask(sitePort, page);
  const packed = await ask(sitePort, page, { headers: { "accept-encoding": "gzip" } });
  const nginx = await startNginx(folder, packed.headers, plain.body, packed.body);
  try {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let pass = 1; pass <= passes; pass++) {
      theirs.push(await load(nginx.url));
      ours.push(await load(`http://127.0.0.1:${sitePort}${page}`));
      console.log(`  pass ${pass}: site ${describe(ours.at(-1))}, nginx ${describe(theirs.at(-1))}`);
    }
    const ratio = median(ours.map(({ rate }) => rate)) / median(theirs.map(({ rate }) => rate));
    const p99 = median(ours.map((one) => one.p99));
    const nginxP99 = median(theirs.map((one) => one.p99));
    console.log(`Cached page: ${ratio.toFixed(2)} of nginx (goal ${goal}), medians of ${passes} passes`);
    console.log(`99 of 100 within ${p99.toFixed(2)} ms (goal ${goalP99}), nginx ${nginxP99.toFixed(2)} ms`);
    recordFigures({
      siteRate: { figure: ratio.toFixed(2), reached: ratio >= goal },
      siteTime: { figure: `${p99.toFixed(1)} ms`, reached: p99 <= goalP99 },
    });
    if (ratio < goal || p99 > Math.max(goalP99, nginxP99)) process.exitCode = 1;
  } finally {
    await nginx.stop();
    await site.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** nginx with one worker, the same bytes compressed beforehand, the same headers, and an access log. */
async function startNginx(folder: string, headers: IncomingHttpHeaders, plain: Buffer, packed: Buffer) {
  const port = await findFreePort();
  writeFileSync(path.join(folder, "page.html"), plain);
  writeFileSync(path.join(folder, "page.html.gz"), packed);
  const own = [
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "date",
    "etag",
    "keep-alive",
    "vary",
  ];
  const added = Object.entries(headers).filter(([name]) => !own.includes(name));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root; " : ""}worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  access_log /dev/null combined buffer=8k; keepalive_requests 1000; sendfile on; tcp_nopush off; open_file_cache max=10;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port}; root ${folder}; gzip_static on; gzip_vary on;
    ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join("\n    ")}
  }
}
`,
  );
  const server = spawn("/usr/sbin/nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: "ignore",
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  for (let tries = 0; tries < 50; tries++) {
    const answered = await ask(port, "/page.html").catch(() => null);
    if (answered?.status === 200) return { url: `http://127.0.0.1:${port}/page.html`, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  await stop();
  throw new Failure(`nginx did not start:\n${readFileSync(path.join(folder, "error.log"), "utf8")}`);
}

/** Loads a server over 16 connections. Throws when the answer is not a page. */
async function load(url: string): Promise<Load> {
  const headers = { "Accept-Encoding": "gzip" };
  const answer = await ask(Number(new URL(url).port), new URL(url).pathname, { headers });
  if (answer.status !== 200) throw new Failure(`${url}: ${answer.status}`);
  return measureLoad(url, seconds, headers);
}

function describe(one: Load | undefined): string {
  return `${Math.round(one?.rate ?? 0)} req/s (p99 ${one?.p99} ms)`;
}
