import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renewAddresses } from "./renew-addresses.ts";

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the addresses of the preview beside the form (RT-27)", () => {
  /** Starts with answers in their order: `null` is a failure, as is every one after them. */
  async function start(...answers: (string | null)[]) {
    const show = vi.fn();
    const ask = vi.fn(async () => answers.shift() ?? Promise.reject(new Error("no answer")));
    const end = renewAddresses(ask, show);
    await vi.advanceTimersByTimeAsync(0);
    return { show, ask, end };
  }

  it("stay through a renewal that fails, and are renewed half a minute later", async () => {
    const { show, end } = await start("first", null, "second");
    await vi.advanceTimersByTimeAsync(50 * minute);
    expect(show.mock.calls).toEqual([["first"]]);
    await vi.advanceTimersByTimeAsync(minute / 2);
    expect(show.mock.calls).toEqual([["first"], ["second"]]);
    end();
  });

  it("are renewed soon after a sleep, in which timers stand still", async () => {
    const { show, end } = await start("first", "second");
    vi.setSystemTime(Date.now() + 80 * minute);
    await vi.advanceTimersByTimeAsync(minute / 2);
    expect(show).toHaveBeenLastCalledWith("second");
    end();
  });

  it("are gone once they have expired and no renewal has succeeded", async () => {
    const { show, end } = await start("first");
    await vi.advanceTimersByTimeAsync(60 * minute - 1);
    expect(show).not.toHaveBeenCalledWith("failed");
    await vi.advanceTimersByTimeAsync(1);
    expect(show).toHaveBeenLastCalledWith("failed");
    end();
  });

  it("are asked for again when the first attempt fails, and no more after the end", async () => {
    const { show, ask, end } = await start(null, "first");
    expect(show.mock.calls).toEqual([["failed"]]);
    await vi.advanceTimersByTimeAsync(minute / 2);
    expect(show).toHaveBeenLastCalledWith("first");
    end();
    await vi.advanceTimersByTimeAsync(120 * minute);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
