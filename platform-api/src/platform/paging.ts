import type { SortBy } from '@marquee/contract/calls/field-schemas';

/** Paging of a request. */
export interface PageRequest {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Paging of an answer: `pageOf` of the contract. */
export interface Page<Item> {
  content: Item[];
  pageNum: number;
  pageSize: number;
  totalPages: number;
  totalElements: number;
}

/** Number of rows before the page. */
export const offsetOf = ({ pageNo, pageSize }: PageRequest): number => (pageNo - 1) * pageSize;

/**
 * @param content the rows of this page
 * @param total the rows of all pages
 */
export function pageOf<Item>(content: Item[], total: number, { pageNo, pageSize }: PageRequest): Page<Item> {
  return { content, pageNum: pageNo, pageSize, totalPages: Math.ceil(total / pageSize), totalElements: total };
}

/** Cuts a page out of a list in memory. A page beyond the end is empty. */
export function slicePage<Item, View>(
  items: readonly Item[],
  request: PageRequest,
  present: (item: Item) => View,
): Page<View> {
  const offset = offsetOf(request);
  return pageOf(items.slice(offset, offset + request.pageSize).map(present), items.length, request);
}

/**
 * What a list is sorted by in SQL; null without a choice.
 * @param columns SQL expressions by what the call may name: nothing that was sent becomes SQL
 */
export function orderBy<Column extends string>(
  sort: SortBy<Column> | undefined,
  columns: Readonly<Record<Column, string>>,
): string | null {
  if (sort === undefined) return null;
  const isDescending = sort.startsWith('-');
  const column = (isDescending ? sort.slice(1) : sort) as Column;
  return `${columns[column]} ${isDescending ? 'desc' : 'asc'}`;
}
