import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDraw, isInChain, isRoundSigned, isSigned } from './draw-proof';
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

test('finds the place of a seed in its chain, by hashing it down to the anchor', async () => {
  const seeds = ['0f'.repeat(32)];
  for (let at = 0; at < 3; at++) seeds.unshift(hash('sha256', seeds[0] ?? ''));
  const [anchor = '', first = '', second = ''] = seeds;
  expect(await isInChain(first, 1, anchor)).toBe(true);
  expect(await isInChain(second, 2, anchor)).toBe(true);
  expect(await isInChain(second, 1, anchor)).toBe(false);
  expect(await isInChain('0e'.repeat(32), 3, anchor)).toBe(false);
});

test('holds the randomness of a round against its signature', async () => {
  const signature = 'a3f5c1d2';
  expect(await isSigned(hash('sha256', Buffer.from(signature, 'hex')), signature)).toBe(true);
  expect(await isSigned(hash('sha256', signature), signature)).toBe(false);
  expect(await isSigned(hash('sha256', Buffer.from(signature, 'hex')), 'a3f5c1d3')).toBe(false);
});

test('checks a round of a local beacon by its key, and of a public one its randomness alone', async () => {
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(7n);
  const signed = sign(null, Buffer.from(hash('sha256', number), 'hex'), keys.privateKey);
  const round = { round: 7, signature: signed.toString('hex'), randomness: hash('sha256', signed), publicKey };
  expect(await isRoundSigned(round)).toBe(true);
  expect(await isRoundSigned({ ...round, round: 8 })).toBe(false);
  expect(await isRoundSigned({ ...round, randomness: '00' })).toBe(false);
  expect(await isRoundSigned({ ...round, publicKey: 'ab'.repeat(32) })).toBe(false);
  expect(await isRoundSigned({ ...round, round: 8, publicKey: null })).toBe(true);
});
