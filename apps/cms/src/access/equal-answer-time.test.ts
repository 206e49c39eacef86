import { setTimeout as delay } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerInEqualTime } from "./equal-answer-time.ts";

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));

const delayed = vi.mocked(delay);
beforeEach(() => void delayed.mockClear());

/** Runs `work` ms by the clock, and returns the total time after which the answer leaves, ms. */
async function leavesAfter(path: string, status: number, work: number): Promise<number> {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  const request = new Request(`http://cms.test${path}`, { method: "POST" });
  await answerInEqualTime(request, () => {
    clock.mockReturnValue(1000 + work);
    return Promise.resolve(new Response(null, { status }));
  });
  clock.mockRestore();
  return work + (delayed.mock.calls[0]?.[0] ?? 0);
}

describe("whether an account exists is not told by time (B18)", () => {
  it.each([
    ["/api/users/login", 401],
    ["/api/users/forgot-password", 200],
    ["/api/users/reset-password", 403],
    ["/API/Users/Forgot-Password/", 200],
  ])("%s answers %d at the same time, whatever it cost", async (path, status) => {
    for (const work of [3, 290, 1990]) {
      delayed.mockClear();
      expect(await leavesAfter(path, status, work)).toBe(2000);
    }
    delayed.mockClear();
    expect(await leavesAfter(path, status, 2700)).toBe(4000);
  });

  it.each([
    ["/api/users/login", 200],
    ["/api/blogs", 404],
  ])("%s with %d is not held", async (path, status) => {
    expect(await leavesAfter(path, status, 290)).toBe(290);
  });
});
