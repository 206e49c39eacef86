import { Agent, get } from "node:http";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createLifecycle, stopServer } from "./graceful-stop.ts";
import { serve } from "../testing/serve.ts";
import { ask } from "../testing/http.ts";

const times = { notice: 50, watched: 30_000, busy: 1_000, last: 20, drain: 300 };

/** A server that delays its answers until the test releases them. */
async function startHolding() {
  const held: ServerResponse[] = [];
  let arrived: () => void = () => undefined;
  const listening = await serve((_request, reply) => {
    held.push(reply.hijack().raw);
    arrived();
  });
  const arrival = () => new Promise<void>((resolve) => (arrived = resolve));
  return { ...listening, held, arrival };
}

test("F19: what is in flight is finished, what is new is refused", async () => {
  const { server, port, held, arrival } = await startHolding();
  const here = arrival();
  const flying = ask(port, "/");
  await here;
  const lifecycle = createLifecycle();
  const stopped = stopServer(server, lifecycle, { ...times, drain: 10_000 });
  expect(lifecycle.stopping).toBe(true);
  await expect(ask(port, "/late")).rejects.toThrow("ECONNREFUSED");
  held[0]?.end("finished");
  expect((await flying).text).toBe("finished");
  await stopped;
});

test("F19: who may still send requests gets notice first", async () => {
  const { server, port, held, arrival } = await startHolding();
  const lifecycle = { ...createLifecycle(), probedAt: performance.now() };
  const stopped = stopServer(server, lifecycle, { ...times, notice: 1_000, drain: 10_000 });
  const here = arrival();
  const late = ask(port, "/");
  await here;
  held[0]?.end("still served");
  expect((await late).text).toBe("still served");
  await stopped;
});

test("F19: an idle connection does not hold it up, an endless answer not for long", async () => {
  const { server, port, held, arrival } = await startHolding();
  const agent = new Agent({ keepAlive: true });
  const first = arrival();
  const answered = new Promise<void>((resolve) => {
    get({ port, host: "127.0.0.1", agent }, (response) => response.resume().once("end", () => resolve()));
  });
  await first;
  held[0]?.end("ok");
  await answered;
  const second = arrival();
  const endless = ask(port, "/");
  await second;
  const failed = expect(endless).rejects.toThrow("socket hang up");
  await stopServer(server, createLifecycle(), times);
  await failed;
  agent.destroy();
});
