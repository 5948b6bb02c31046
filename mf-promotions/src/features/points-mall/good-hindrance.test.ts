import type { PointGood } from '@marquee/contract/calls/points';
import { describe, expect, it } from 'vitest';
import { goodHindrance, mostPieces } from './good-hindrance';

const good = (change: Partial<PointGood> = {}): PointGood => ({
  rewardId: '1',
  name: 'A mug',
  description: '',
  picture: 'mug',
  delivery: 'shipped',
  points: 100,
  amountRequirement: '0.00',
  vipLevel: 0,
  stock: 5,
  perMember: null,
  redeemed: 0,
  ...change,
});

describe('why goods cannot be redeemed', () => {
  it.each([
    [good(), 100, null],
    [good(), 99, 'points'],
    [good({ stock: 0 }), 0, 'soldOut'],
    [good({ perMember: 2, redeemed: 2 }), 500, 'limit'],
    [good({ perMember: 2, redeemed: 1 }), 500, null],
  ])('case %#', (goods, points, hindrance) => {
    expect(goodHindrance(goods, points)).toBe(hindrance);
  });
});

describe('the pieces of one redeem', () => {
  it.each([
    [good(), 350, 3],
    [good(), 10_000, 5],
    [good({ perMember: 3, redeemed: 1 }), 10_000, 2],
    [good({ stock: 400 }), 1_000_000, 10],
    [good(), 99, 0],
  ])('case %#', (goods, points, pieces) => {
    expect(mostPieces(goods, points)).toBe(pieces);
  });
});
