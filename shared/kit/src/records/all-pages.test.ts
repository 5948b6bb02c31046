import { expect, it } from 'vitest';
import { readAllPages } from './all-pages';

it('reads every page in order and tells how far it is', async () => {
  const shares: number[] = [];
  const items = await readAllPages(
    async (pageNo) => ({ content: [pageNo * 10, pageNo * 10 + 1], totalPages: 3 }),
    (share) => shares.push(share),
  );
  expect(items).toEqual([10, 11, 20, 21, 30, 31]);
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
});

it('ends at once when there is nothing', async () => {
  expect(
    await readAllPages(
      async () => ({ content: [], totalPages: 0 }),
      () => undefined,
    ),
  ).toEqual([]);
});
