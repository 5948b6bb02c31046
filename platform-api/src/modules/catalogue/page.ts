interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Cuts one page out of a list that is already in order. A page beyond the end is empty. */
export function pageOf<Item, Shown>(
  items: readonly Item[],
  { pageNo, pageSize }: PageRequest,
  present: (item: Item) => Shown,
) {
  return {
    content: items.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(present),
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(items.length / pageSize),
    totalElements: items.length,
  };
}
