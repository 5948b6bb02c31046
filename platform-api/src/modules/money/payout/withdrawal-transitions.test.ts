import { expect, test } from 'vitest';
import type { PostResult } from '../ledger/movement';
import { createWithdrawalTransitions } from './withdrawal-transitions';

const release = (result: PostResult) =>
  createWithdrawalTransitions({} as never, { post: () => Promise.resolve(result) } as never).releaseHold(
    {} as never,
    { id: 'w-1', brand_id: 1, member_id: 7n, amount: 5n } as never,
  );

test('gives the held money back once, or fails loudly', async () => {
  expect(await release({ outcome: 'ok', transactionId: 1n, balance: 12n })).toBe(12n);
  for (const result of [
    { outcome: 'repeat', transactionId: 1n, balance: 12n },
    { outcome: 'conflict', transactionId: 1n },
    { outcome: 'insufficient', balance: 0n },
  ] as const)
    await expect(release(result)).rejects.toThrow(`withdrawal w-1 could not be released: ${result.outcome}`);
});
