/** What is read of one page. */
export interface RecordPage<Item> {
  readonly content: readonly Item[];
  readonly totalPages: number;
}

/** What is read of one part of a list that is read from each last item on. */
export interface RecordPart<Item> {
  readonly content: readonly Item[];
  /** Where the next part begins; null at the end. */
  readonly next: string | null;
}

/** Some items of a list, and how much of it has been read with them: 0 to 1. */
export interface RecordBatch<Item> {
  readonly content: readonly Item[];
  readonly share: number;
}

/** Reads a paged list whole, page after page. */
export async function* readPages<Item>(
  readPage: (pageNo: number) => Promise<RecordPage<Item>>,
): AsyncGenerator<RecordBatch<Item>, void> {
  let totalPages = 1;
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await readPage(pageNo);
    totalPages = page.totalPages;
    yield { content: page.content, share: totalPages === 0 ? 1 : pageNo / totalPages };
  }
}

/**
 * Reads a long list completely, each part from where the last one ended, so that late parts cost no more than early
 * ones.
 * @param total number of items, if known; for the progress only
 */
export async function* readParts<Item>(
  readPart: (after: string | undefined) => Promise<RecordPart<Item>>,
  total: number,
): AsyncGenerator<RecordBatch<Item>, void> {
  let after: string | undefined;
  let readCount = 0;
  do {
    const part = await readPart(after);
    readCount += part.content.length;
    after = part.next ?? undefined;
    yield { content: part.content, share: after === undefined ? 1 : Math.min(readCount / Math.max(total, 1), 1) };
  } while (after !== undefined);
}
