import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contribution } from './contribution';
import { openRequirements, type Play, type RequirementRow } from './open-requirements';

const play = (validBet: bigint, gameType = 'RNG', gameId = 1, odds = 0): Play => ({
  vendorId: 1,
  gameId,
  gameType,
  odds,
  validBet,
});
let ids = 0n;
const requirement = (
  amount: bigint,
  played: bigint | readonly Play[],
  contribution: Contribution = {},
): RequirementRow => ({
  id: (ids += 1n),
  source: 'deposit',
  amount,
  contribution,
  isMet: false,
  withholds: true,
  tenths: 0,
  play: typeof played === 'bigint' ? [play(played)] : played,
});

test.each([
  ['nothing is required', [], 0n, 0n],
  ['a requirement begins whole', [requirement(100n, 0n)], 100n, 100n],
  ['bets count towards it', [requirement(100n, 30n)], 100n, 70n],
  ['what is bet beyond it is not kept for the next', [requirement(100n, 500n), requirement(50n, 0n)], 50n, 50n],
  ['the oldest is met first', [requirement(100n, 40n), requirement(50n, 70n)], 50n, 40n],
  ['a bet that ends one goes on to the next', [requirement(100n, 0n), requirement(50n, 120n)], 50n, 30n],
  ['all are met', [requirement(100n, 0n), requirement(50n, 150n)], 0n, 0n],
])('%s', (_what, rows, required, remaining) => {
  expect(openRequirements(rows)).toMatchObject({ required, remaining, wagered: required - remaining });
});

describe('contribution', () => {
  const slotsOnly: Contribution = { gameTypes: { LIVE: 1_000, SPORTS: 0 } };

  test('counts a part of what is bet on some types of games, and nothing of others', () => {
    const rows = [requirement(100n, [play(30n), play(200n, 'LIVE', 2), play(500n, 'SPORTS', 3)], slotsOnly)];
    expect(openRequirements(rows)).toMatchObject({ wagered: 50n, remaining: 50n });
  });

  test('says more of a game than of its vendor, and of a vendor than of a type', () => {
    const contribution = { games: { 1: 10_000 }, vendors: { 1: 5_000 }, gameTypes: { RNG: 0 } };
    const rows = [
      requirement(100n, [play(10n), play(20n, 'RNG', 2), { ...play(40n, 'RNG', 3), vendorId: 2 }], contribution),
    ];
    expect(openRequirements(rows).wagered).toBe(20n);
  });

  test('leaves to the next requirement what the oldest does not take', () => {
    const first = requirement(100n, [play(60n), play(300n, 'SPORTS', 3)], slotsOnly);
    const second = requirement(200n, [play(300n, 'SPORTS', 3)]);
    expect(openRequirements([first, second])).toMatchObject({ required: 100n, remaining: 40n, met: [second.id] });
  });

  test('rounds once, when it is shown: parts of a unit add up', () => {
    const rows = [requirement(10n, [play(5n, 'LIVE', 2), play(15n, 'LIVE', 4)], slotsOnly)];
    expect(openRequirements(rows).remaining).toBe(8n);
  });

  test('a requirement that takes nothing of what is played stays whole', () => {
    const rows = [requirement(10n, [play(5_000n)], { gameTypes: { RNG: 0 } })];
    expect(openRequirements(rows)).toMatchObject({ remaining: 10n, wagered: 0n, met: [] });
  });
});

test('what was met stays met when its bets are taken back', () => {
  const rows = [{ ...requirement(100n, 0n), isMet: true }, requirement(50n, 10n)];
  expect(openRequirements(rows)).toMatchObject({ required: 50n });
});

test('a requirement that withholds nothing takes its part of the play and no money', () => {
  const rows = [{ ...requirement(100n, 40n), withholds: false }, requirement(50n, 70n)];
  const { required, remaining, progress } = openRequirements(rows);
  expect({ required, remaining }).toEqual({ required: 50n, remaining: 40n });
  expect(progress.get(rows[0]?.id ?? 0n)).toBeUndefined();
});

test('tells of whole tenths once they are more than before', () => {
  const row = { ...requirement(100n, 39n), withholds: false };
  expect(openRequirements([row])).toMatchObject({
    advanced: [{ id: row.id, tenths: 3 }],
    progress: new Map([[row.id, { wagered: 39n }]]),
  });
  expect(openRequirements([{ ...row, tenths: 3 }]).advanced).toEqual([]);
});

test('tells what each type of game has counted for', () => {
  const plays = [play(40n), { ...play(30n), gameId: 2, gameType: 'LIVE' }];
  const { progress } = openRequirements([requirement(100n, plays, { gameTypes: { LIVE: 3_333 } })]);
  expect([...progress.values()]).toEqual([
    {
      wagered: 49n,
      byGameType: new Map([
        ['RNG', { validBet: 40n, counted: 40n }],
        ['LIVE', { validBet: 30n, counted: 9n }],
      ]),
    },
  ]);
});

test('those that are open are named in the order in which play counts for them', () => {
  const [deposit, bonus] = [requirement(100n, 120n), { ...requirement(500n, 0n), source: 'bonus', withholds: false }];
  expect(openRequirements([requirement(100n, 0n), deposit, bonus]).requirements).toEqual([
    { id: deposit.id, source: 'deposit', amount: 100n, withholds: true, remaining: 80n },
    { id: bonus.id, source: 'bonus', amount: 500n, withholds: false, remaining: 500n },
  ]);
});

test('bets below the minimum odds of their type count nothing, and those without odds count', () => {
  const played = [
    play(500n, 'SPORTS', 1, 100),
    play(40n, 'SPORTS', 1, 140),
    play(20n, 'SPORTS', 1, 150),
    play(3n, 'SPORTS', 2),
    play(1n, 'RNG', 3, 100),
  ];
  const rows = [requirement(100n, played, { minOdds: { SPORTS: 150 } })];
  expect(openRequirements(rows)).toMatchObject({ wagered: 24n, remaining: 76n });
  expect(openRequirements([requirement(1_000n, played)])).toMatchObject({ wagered: 564n });
});

test('a cancelled requirement leaves its play to older ones and takes none of later ones', () => {
  const [oldest, cancelled, latest] = [requirement(100n, 0n), requirement(0n, 60n), requirement(50n, 40n)];
  const rows = [oldest, { ...cancelled, isMet: true }, latest];
  expect(openRequirements(rows)).toMatchObject({ required: 50n, remaining: 50n });
});

const category = fc.record({
  vendorId: fc.constantFrom(1, 2),
  gameId: fc.integer({ min: 1, max: 4 }),
  gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS'),
  odds: fc.constantFrom(0, 100, 140, 150, 200),
  validBet: fc.bigInt({ min: 0n, max: 1_000n }),
});
const rate = fc.constantFrom(0, 1, 333, 1_000, 10_000);
const anyRequirement = fc.record({
  id: fc.constant(0n),
  source: fc.constant('deposit'),
  amount: fc.bigInt({ min: 1n, max: 2_000n }),
  contribution: fc.record({
    gameTypes: fc.record({ RNG: rate, LIVE: rate }),
    minOdds: fc.record({ SPORTS: fc.constantFrom(0, 150) }),
  }),
  isMet: fc.constant(false),
  withholds: fc.boolean(),
  tenths: fc.constant(0),
  play: fc.array(category, { maxLength: 5 }),
});

test('never counts more than was played, and more play never leaves more to wager', () => {
  fc.assert(
    fc.property(fc.array(anyRequirement, { maxLength: 5 }), category, (rows, more) => {
      const { required, wagered, remaining } = openRequirements(rows);
      const played = rows.flatMap((row) => row.play).reduce((sum, { validBet }) => sum + validBet, 0n);
      expect(required).toBe(wagered + remaining);
      expect(wagered <= played).toBe(true);
      const last = rows.at(-1);
      if (!last) return;
      const after = openRequirements([...rows.slice(0, -1), { ...last, play: [...last.play, more] }]);
      expect(after.remaining <= remaining).toBe(true);
    }),
    { numRuns: 500 },
  );
});
