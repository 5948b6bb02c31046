const MAX_PAGES_WITHOUT_GAPS = 7;

/** The pages a pagination shows: first, last, the current with its neighbours, and gaps between. Never more than seven. */
export function pageWindow(page: number, pageCount: number): ReadonlyArray<number | 'gap'> {
  if (pageCount <= MAX_PAGES_WITHOUT_GAPS) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
