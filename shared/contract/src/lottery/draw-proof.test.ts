import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDraw } from './draw-proof';
import { ownResult } from './own-draw';
import type { LotteryResult } from './result';

const own = { issue: '202606010001', seed: '0f'.repeat(32), beacon: 'ab'.repeat(32) };

test('confirms a true draw, and names what is wrong with a false one', async () => {
  const result = await ownResult('five-digit', own);
  const published = { ...own, shape: 'five-digit', seedHash: hash('sha256', own.seed), result } as const;
  expect(await checkDraw(published)).toEqual({ isSeedCommitted: true, isResultDrawn: true });
  const other: LotteryResult = { balls: [0, 0, 0, 0, 0] };
  expect(await checkDraw({ ...published, result: other })).toEqual({ isSeedCommitted: true, isResultDrawn: false });
  expect(await checkDraw({ ...published, seed: '0e'.repeat(32) })).toEqual({
    isSeedCommitted: false,
    isResultDrawn: false,
  });
  expect(await checkDraw({ ...published, beacon: 'cd'.repeat(32) })).toMatchObject({ isResultDrawn: false });
});
