/** A page of a list that is there as a whole. A page beyond the end is the last one. */
export function cutPage<Item>(list: readonly Item[], asked: number, size: number) {
  const total = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(1, asked), total);
  return { items: list.slice((page - 1) * size, page * size), page, total };
}
