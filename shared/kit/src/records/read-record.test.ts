import { expect, it } from 'vitest';
import { readPages, readParts, type RecordBatch } from './read-record';

async function gathered<Item>(stretches: AsyncIterable<RecordBatch<Item>>) {
  const [items, shares]: [Item[], number[]] = [[], []];
  for await (const { content, share } of stretches) {
    items.push(...content);
    shares.push(share);
  }
  return { items, shares };
}

it('reads page after page and reports its progress', async () => {
  const readPage = async (pageNo: number) => ({ content: [pageNo * 10, pageNo * 10 + 1], totalPages: 3 });
  expect(await gathered(readPages(readPage))).toEqual({ items: [10, 11, 20, 21, 30, 31], shares: [1 / 3, 2 / 3, 1] });
});

it('finishes at once with an empty list', async () => {
  expect(await gathered(readPages(async () => ({ content: [], totalPages: 0 })))).toEqual({ items: [], shares: [1] });
});

it('reads part after part, each from where the last one ended', async () => {
  const requestedCursors: (string | undefined)[] = [];
  const readPart = async (after: string | undefined) => {
    requestedCursors.push(after);
    const first = Number(after ?? 0) + 1;
    return { content: [first, first + 1], next: first < 5 ? String(first + 1) : null };
  };
  expect(await gathered(readParts(readPart, 6))).toEqual({ items: [1, 2, 3, 4, 5, 6], shares: [1 / 3, 2 / 3, 1] });
  expect(requestedCursors).toEqual([undefined, '2', '4']);
});

it('reads 100,000 items in parts', async () => {
  let read = 0;
  const part = Array.from({ length: 1_000 }, (_, index) => index);
  const readPart = async (after: string | undefined) => {
    const place = Number(after ?? 0) + 1;
    return { content: part, next: place < 100 ? String(place) : null };
  };
  for await (const { content } of readParts(readPart, 100_000)) read += content.length;
  expect(read).toBe(100_000);
});
