/** `text-anchor` of a side. The start of a text from right to left is its right end. */
export function anchorOf(side: "left" | "middle" | "right", isArabic: boolean): "middle" | "end" | undefined {
  if (side === "middle") return "middle";
  return (side === "left") === isArabic ? "end" : undefined;
}
