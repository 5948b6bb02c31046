import type { MinesRound } from '@marquee/contract/in-house';
import { describe, expect, it } from 'vitest';
import { canOpen, cellLookOf, minesActionOf, movedCell, safeChance } from './mines-controls';

const round = (over: Partial<MinesRound> = {}): MinesRound => ({
  roundId: '6f7c1f6e-7f3e-4a0e-9d3c-0f6f7c1f6e7f',
  state: 'open',
  stake: '10.00',
  mines: 3,
  picks: [],
  payout: '10.00',
  multiplierHundredths: 100,
  nextMultiplierHundredths: 112,
  minePositions: null,
  serverSeedHash: 'h',
  clientSeed: 'c',
  nonce: 0,
  balance: '90.00',
  ...over,
});

describe('the main button of mines', () => {
  it.each([
    ['bets before the first round', null, 'bet'],
    ['cannot cash out before a cell is open', round(), 'wait'],
    ['cashes out afterwards', round({ picks: [4] }), 'cash-out'],
    ['bets again after a loss', round({ state: 'lost', picks: [4] }), 'bet'],
    ['bets again after a refusal', round({ state: 'refused' }), 'bet'],
  ] as const)('%s', (_name, state, action) => {
    expect(minesActionOf(state)).toBe(action);
  });
});

describe('a cell', () => {
  it('opens once, in an open round, while no call is under way', () => {
    const open = round({ picks: [4] });
    expect(canOpen(open, null, 5)).toBe(true);
    expect(canOpen(open, null, 4)).toBe(false);
    expect(canOpen(open, { kind: 'pick', cell: 6 }, 5)).toBe(false);
    expect(canOpen(open, { kind: 'cash-out' }, 5)).toBe(false);
    expect(canOpen(round({ state: 'won' }), null, 5)).toBe(false);
    expect(canOpen(null, null, 5)).toBe(false);
  });

  it('shows the whole board when the round is over', () => {
    const lost = round({ state: 'lost', picks: [0, 7], minePositions: [7, 8, 9] });
    expect([0, 1, 7, 8].map((cell) => cellLookOf(lost, null, cell))).toEqual(['safe', 'unopened', 'hit', 'mine']);
  });

  it('is hidden while the next round starts', () => {
    const won = round({ state: 'won', picks: [0], minePositions: [7, 8, 9] });
    expect(cellLookOf(won, { kind: 'start' }, 7)).toBe('hidden');
  });

  it('is opening until its call is answered', () => {
    expect(cellLookOf(round(), { kind: 'pick', cell: 3 }, 3)).toBe('opening');
  });

  it('of a round that never started stays hidden', () => {
    expect(cellLookOf(round({ state: 'refused', minePositions: [1] }), null, 1)).toBe('hidden');
  });
});

describe('the arrows in the grid', () => {
  it.each([
    [12, 'ArrowLeft', 11],
    [12, 'ArrowDown', 17],
    [10, 'ArrowLeft', 10],
    [4, 'ArrowRight', 4],
    [22, 'ArrowDown', 22],
    [2, 'ArrowUp', 2],
    [13, 'Home', 10],
    [13, 'End', 14],
    [13, 'x', null],
  ])('from cell %i, %s leads to %s', (cell, key, next) => {
    expect(movedCell(cell, key)).toBe(next);
  });
});

describe('the chance of the next cell', () => {
  it('counts the closed cells only', () => {
    expect(safeChance(round({ picks: [1, 2] }))).toBeCloseTo(20 / 23);
    expect(safeChance(round({ state: 'won' }))).toBeNull();
  });
});
