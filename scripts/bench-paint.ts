import { request as forward, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { requireChromium, findPrograms } from "./parts/debian-programs.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { median } from "./parts/percentile.ts";

const origin = new URL(process.argv[2] ?? "http://localhost:3000");
const visits = Number(process.argv[3] ?? 5);

/** A slow phone: 400 kbit/s each way, an answer after 400 ms. */
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** Time after the first paint in which larger paints and shifts are counted, ms. The film of the home page never stops loading. */
const settling = 4000;

/** An article's, a list's and the home page's address in both languages. */
const addresses = ["/", "/ar", "/Blogdetails/1", "/ar/Blogdetails/1", "/AllBlog", "/ar/AllBlog"];

/**
 * How a page brings its styles and its first script. Plain: the styles are linked, as for whoever asks for no
 * compression, and the script with what it imports is found at the end of the document. Served: the styles are in the
 * document, and its head requests the scripts.
 */
const ways = ["plain", "served"] as const;
type Way = (typeof ways)[number];

/** What a visit measured: times in ms, bytes on the wire. */
interface Visit {
  fcp: number;
  lcp: number;
  shift: number;
  /** When the first script and what it imports have come. */
  script: number;
  bytes: number;
}

/**
 * `npm run bench:paint [address] [visits]`: the first paint of a running product on a slow phone that has nothing of it, as it
 * is served and as a plain page. The visits take turns: other work on the machine then affects both.
 */
await runMain(async () => {
  if (!(await fetch(new URL("/healthz", origin)).catch(() => null))?.ok)
    throw new Failure(`Nothing answers at ${origin.origin}: \`npm start\` serves the product`);
  const proxies = Object.fromEntries(await Promise.all(ways.map(startProxy)));
  let slowest = 0;
  for (const address of addresses) {
    const results: Record<Way, Visit[]> = { plain: [], served: [] };
    for (let visit = 0; visit < visits; visit++)
      for (const way of ways) results[way].push(await open(proxies[way] ?? 0, address));
    const [before, after] = ways.map((way) => middle(results[way]));
    if (!before || !after) continue;
    slowest = Math.max(slowest, after.fcp);
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    console.log(
      [
        address.padEnd(18),
        `first paint ${seconds(before.fcp)} → ${seconds(after.fcp)} s (${(after.fcp / before.fcp).toFixed(2)})`,
        `largest ${seconds(before.lcp)} → ${seconds(after.lcp)} s`,
        `first script ${seconds(before.script)} → ${seconds(after.script)} s (${(after.script / before.script).toFixed(2)})`,
        `shift ${before.shift.toFixed(3)} → ${after.shift.toFixed(3)}`,
        `HTML and styles ${before.bytes} → ${after.bytes} B`,
      ].join("; "),
    );
  }
  recordFigures({
    firstPaint: { figure: `${(slowest / 1000).toFixed(1)} s`, reached: slowest <= goals.firstPaint.limit },
  });
});
process.exit();

/** Serves the site's answers; makes plain pages of its pages, and compresses them. Resolves with the port. */
async function startProxy(way: Way): Promise<[Way, number]> {
  const server = createServer((request, response) => {
    const isPage = way === "plain" && request.headers.accept?.includes("text/html");
    const headers = { ...request.headers, ...(isPage && { "accept-encoding": "identity" }) };
    const { url: path, method } = request;
    const onward = forward({ port: origin.port, path, method, headers }, (answer) => {
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(response);
      }
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const [head = "", ...rest] = Buffer.concat(chunks).toString().split("</head>");
        const plainHead = head.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
        const body = brotliCompressSync([plainHead, ...rest].join("</head>"));
        const { "content-length": _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, {
          ...kept,
          "content-encoding": "br",
          "content-length": body.length,
        });
        response.end(body);
      });
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return [way, (server.address() as AddressInfo).port];
}

/** Opens an address in a new browser, which reaches the site through a port. */
async function open(port: number, address: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: requireChromium(await findPrograms("chromium")),
    args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP ${origin.host} 127.0.0.1:${port}`],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: "block" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    let bytes = 0;
    const counted = new Map<string, boolean>();
    devtools.on("Network.responseReceived", ({ requestId, type }) =>
      counted.set(requestId, type === "Document" || type === "Stylesheet"),
    );
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (counted.get(requestId)) bytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = Object.assign(window, { largest: 0, shifted: 0 });
      const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      observe("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
      observe("layout-shift", (entry) => (seen.shifted += Number(Reflect.get(entry, "value"))));
    });
    await page.goto(origin.origin + address, { waitUntil: "commit", timeout: 60_000 });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForTimeout(settling);
    const times = await page.evaluate(() => ({
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      lcp: Number(Reflect.get(window, "largest")),
      shift: Number(Reflect.get(window, "shifted")),
      script: Math.max(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/assets\/(?:entry|boot)[.-]/.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      ),
    }));
    return { ...times, bytes };
  } finally {
    await browser.close();
  }
}

/** The median of every figure. */
function middle(visited: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visited.map((visit) => visit[name]));
  return { fcp: of("fcp"), lcp: of("lcp"), shift: of("shift"), script: of("script"), bytes: of("bytes") };
}
