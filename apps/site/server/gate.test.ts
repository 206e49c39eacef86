import { expect, test } from "vitest";
import { Busy, createGate } from "./gate.ts";

function task() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  let started = false;
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends));
  const run = () => {
    started = true;
    return promise;
  };
  return {
    run,
    resolve: (result: string) => resolve(result),
    reject: (error: Error) => reject(error),
    started: () => started,
  };
}

test("B12: so many run, so many wait, the rest are refused; a failure frees its place", async () => {
  const pass = createGate({ running: 1, waiting: 1 });
  const [first, second, third] = [task(), task(), task()];
  const one = pass(first.run);
  const two = pass(second.run);
  await expect(pass(third.run)).rejects.toThrow(Busy);
  expect([first.started(), second.started(), third.started()]).toEqual([true, false, false]);
  first.reject(new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  second.resolve("done");
  expect(await two).toBe("done");
});
