import { describe, expect, it } from "vitest";
import { copiesNeeded, emblaDuration, liveSlides, nearestSlide } from "./carousel-slides.ts";

describe("copies of the items", () => {
  it("HOME-26: four or five at three in view stand twice", () => {
    expect(copiesNeeded(4, 3)).toBe(2);
    expect(copiesNeeded(5, 3)).toBe(2);
    expect(copiesNeeded(6, 3)).toBe(1);
    expect(copiesNeeded(2, 1)).toBe(1);
  });

  it("HOME-25: what fits stands once", () => {
    expect(copiesNeeded(3, 3)).toBe(1);
    expect(copiesNeeded(1, 3)).toBe(1);
    expect(copiesNeeded(0, 3)).toBe(1);
  });

  it("a part of a slide in view counts", () => {
    expect(copiesNeeded(3, 2.5)).toBe(2);
  });
});

describe("the way to an item", () => {
  it("HOME-18: goes to the copy that is nearest, over the end too", () => {
    expect(nearestSlide(7, 0, 4, 8)).toBe(0);
    expect(nearestSlide(3, 0, 4, 8)).toBe(4);
    expect(nearestSlide(0, 3, 4, 8)).toBe(7);
    expect(nearestSlide(2, 1, 4, 8)).toBe(1);
  });

  it("has one goal when there are no copies", () => {
    expect(nearestSlide(0, 5, 6, 6)).toBe(5);
  });
});

describe("slides for assistive technology", () => {
  it("HOME-26: every item is there exactly once, whatever is in view", () => {
    for (const items of [4, 5]) {
      const slides = items * 2;
      for (let first = 0; first < slides; first += 1) {
        const inView = [0, 1, 2].map((step) => (first + step) % slides);
        const live = [...liveSlides(inView, items, slides)];
        expect(live.map((slide) => slide % items).sort()).toEqual(Array.from({ length: items }, (_, i) => i));
        expect(inView.every((slide) => live.includes(slide))).toBe(true);
      }
    }
  });

  it("HOME-26: before anything is known the first copies are there", () => {
    expect([...liveSlides([], 4, 8)]).toEqual([0, 1, 2, 3]);
  });
});

describe("HOME-24: duration of a move", () => {
  it("grows with the time asked for and does not overshoot its purpose", () => {
    const [short, middle, long] = [500, 800, 1200].map(emblaDuration);
    expect(short).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(long ?? 0);
    expect(middle).toBeGreaterThan(22);
    expect(middle).toBeLessThan(32);
  });

  it("ends for any number", () => {
    expect(emblaDuration(0)).toBe(15);
    expect(emblaDuration(1_000_000)).toBe(200);
  });
});
