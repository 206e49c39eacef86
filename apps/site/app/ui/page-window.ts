/**
 * The page numbers of a pager: at most `size`, consecutive, with the current one as near the middle as possible
 * (BLOG-8). All of them for `size = Infinity` (HOME-12).
 */
export function pageWindow(current: number, total: number, size: number): number[] {
  const length = Math.max(0, Math.min(size, total));
  const inMiddle = current - Math.floor(length / 2);
  const first = Math.max(1, Math.min(inMiddle, total - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
