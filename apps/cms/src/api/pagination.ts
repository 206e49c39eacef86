interface Place {
  total: number;
  /** Entries on this page. */
  count: number;
  perPage: number;
  page: number;
}

/** The position of a page in its list (ENT-3). An empty list has one empty page. */
export const paginationOf = ({ total, count, perPage, page }: Place) => ({
  total,
  count,
  per_page: perPage,
  current_page: page,
  total_pages: Math.max(1, Math.ceil(total / perPage)),
});
