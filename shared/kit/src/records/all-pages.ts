/** What is read of one page. */
export interface Page<Item> {
  readonly content: readonly Item[];
  readonly totalPages: number;
}

/**
 * Reads a paged list whole, page after page.
 * @param onProgress told after each page: a share from 0 to 1
 */
export async function readAllPages<Item>(
  readPage: (pageNo: number) => Promise<Page<Item>>,
  onProgress: (share: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  let totalPages = 1;
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await readPage(pageNo);
    items.push(...page.content);
    totalPages = page.totalPages;
    onProgress(totalPages === 0 ? 1 : pageNo / totalPages);
  }
  return items;
}
