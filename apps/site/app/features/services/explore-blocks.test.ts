import { describe, expect, it } from "vitest";
import type { Explore } from "@miqyas/contract";
import { toExploreBlocks } from "./explore-blocks.ts";

const explore = (id: string, image: string | null, second_image: string | null): Explore => ({
  id,
  title: id,
  description: "",
  answers: [],
  image,
  image_details: null,
  second_image,
  second_image_details: null,
});
const row = (id: string) => explore(id, "/a.avif", null);
const triptych = (id: string) => explore(id, "/a.avif", "/b.avif");

describe("SVD-2 TLD-1 the layout of explores", () => {
  it("keeps their order and puts neighbours of one kind together", () => {
    const blocks = toExploreBlocks([row("a"), row("b"), triptych("c"), triptych("d"), row("e")]);
    expect(blocks.map((block) => (block.kind === "rows" ? block.rows.length : block.explore.id))).toEqual([
      2,
      "c",
      "d",
      1,
    ]);
  });

  it("changes sides with every row, over the blocks between them", () => {
    const turned = toExploreBlocks([row("a"), triptych("b"), row("c"), row("d")]).flatMap((block) =>
      block.kind === "rows" ? block.rows.map((entry) => entry.turned) : [],
    );
    expect(turned).toEqual([false, true, false]);
  });

  it("shows as a row what lacks one of the two pictures", () => {
    const kinds = toExploreBlocks([explore("a", null, "/b.avif"), explore("b", null, null)]).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["rows"]);
  });

  it("makes nothing of nothing", () => expect(toExploreBlocks([])).toEqual([]));
});
