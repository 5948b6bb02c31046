import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../studio/studio';
import { createStudioDouble, type StudioDouble } from '../studio-double.fixture';
import { fightClock } from './fight';
import { DRAW_PRICE, drawWinner, resultOf, isCancelled, type Pick, priceOf, type Winner } from './pool';
import type { FightEntry } from './fight-book';
import { createRings, type Rings } from './ring';

// The same cases in every run.
fc.configureGlobal({ seed: 2_026 });

const UNIT = 100_000;
const of = (meron: number, wala: number, draw = 0) => ({ meron: meron * UNIT, wala: wala * UNIT, draw: draw * UNIT });

describe('pools', () => {
  it.each([
    [100, 100, 190, 190],
    [300, 100, 126, 380],
    [100, 400, 475, 118],
  ])('of %i against %i are priced %i and %i hundredths', (meron, wala, priceOfMeron, priceOfWala) => {
    expect(priceOf('meron', of(meron, wala))).toBe(priceOfMeron);
    expect(priceOf('wala', of(meron, wala))).toBe(priceOfWala);
  });

  it('that are empty, or priced under 1, cancel the fight', () => {
    expect(isCancelled(of(100, 0))).toBe(true);
    expect(isCancelled(of(0, 0, 50))).toBe(true);
    expect(isCancelled(of(1000, 40))).toBe(true);
    expect(isCancelled(of(1000, 60))).toBe(false);
    expect(resultOf('draw', 10 * UNIT, of(100, 0), 'draw')).toEqual({ kind: 'refund' });
  });

  it('pay the winners, never more than the pools without the take', () => {
    const stakes = fc.array(
      fc.record({ pick: fc.constantFrom<Pick>('meron', 'wala'), units: fc.integer({ min: 1, max: 9999 }) }),
    );
    fc.assert(
      fc.property(stakes, fc.constantFrom<Winner>('meron', 'wala'), (bets, winner) => {
        const sum = (pick: Pick) => bets.reduce((all, bet) => all + (bet.pick === pick ? bet.units : 0), 0);
        const pools = of(sum('meron'), sum('wala'));
        if (isCancelled(pools)) return;
        const payouts = bets.map(({ pick, units }) => resultOf(pick, units * UNIT, pools, winner));
        const paid = payouts.reduce((all, end) => all + (end.kind === 'settled' ? end.payout : Number.NaN), 0);
        expect(paid).toBeLessThanOrEqual((pools.meron + pools.wala) * 0.95);
      }),
    );
  });

  it('give stakes on a side back at a draw, and pay the draw at its price', () => {
    expect(resultOf('meron', UNIT, of(9, 9), 'draw')).toMatchObject({ payout: UNIT, validBet: 0 });
    expect(resultOf('draw', UNIT, of(9, 9), 'draw')).toMatchObject({
      payout: (UNIT * DRAW_PRICE) / 100,
      validBet: UNIT,
    });
    expect(resultOf('draw', UNIT, of(9, 9), 'wala')).toMatchObject({ payout: 0, validBet: UNIT });
  });
});

it('draws 10 draws, 45 meron and 45 wala of a hundred', () => {
  const counts = { meron: 0, wala: 0, draw: 0 };
  for (let at = 0; at < 200; at += 1) counts[drawWinner(() => at)] += 1;
  expect(counts).toEqual({ meron: 90, wala: 90, draw: 20 });
});

describe('a ring', () => {
  const SESSION = { id: 's1', vendor: 'GSP', currency: 'BDT' } as PlaySession;
  let nowMs: number;
  let double: StudioDouble;
  let entries: FightEntry[];
  let rings: Rings;
  let winner: Winner;

  const open = (house = 0) => {
    rings = createRings({
      studio: double.studio,
      now: () => nowMs,
      clock: fightClock(),
      draw: () => winner,
      write: async (entry) => void entries.push(entry),
      storedEntries: [...entries],
      houseStakeOf: () => house * UNIT,
    });
  };
  const bet = (id: string, pick: Pick, units: number, fight = rings.fight('GSP').id) =>
    rings.place(SESSION, { id, pick, fight, stake: units * UNIT });
  const until = async (ms: number) => {
    nowMs = ms;
    await rings.tick(['GSP']);
  };

  beforeEach(() => {
    nowMs = fightClock().at('GSP', Date.UTC(2026, 0, 5)).opensAtMs + 1;
    double = createStudioDouble('cockfight', SESSION);
    entries = [];
    winner = 'meron';
    open();
  });

  it('pays each bet once, from the pools at the end of the fight', async () => {
    await bet('bet-meron', 'meron', 300);
    await bet('bet-wala', 'wala', 100);
    const { closesAtMs, endsAtMs, id } = rings.fight('GSP');
    await until(closesAtMs + 1);
    expect(rings.winner(id)).toBeNull();
    await until(endsAtMs + 1);
    await until(endsAtMs + 500);
    expect(rings.winner(id)).toBe('meron');
    expect(double.bets.get('bet-meron')).toMatchObject({
      state: 'settled',
      payout: 378 * UNIT,
      detail: { price: 126 },
    });
    expect(double.bets.get('bet-wala')).toMatchObject({ state: 'settled', payout: 0 });
    expect(double.closings).toHaveLength(2);
  });

  it('refunds a bet that its player takes back while the fight takes bets, and none later', async () => {
    await bet('bet-one', 'meron', 300);
    await bet('bet-two', 'wala', 100);
    const { closesAtMs, id } = rings.fight('GSP');
    await rings.undo(SESSION, { id: 'bet-one', fight: id });
    expect(double.bets.get('bet-one')).toMatchObject({ state: 'cancelled' });
    expect(rings.pools(id, 'BDT')).toMatchObject({ meron: 0, wala: 100 * UNIT });
    await expect(rings.undo(SESSION, { id: 'bet-nobody', fight: id })).rejects.toMatchObject({ code: 'no_such_bet' });
    await until(closesAtMs + 1);
    await expect(rings.undo(SESSION, { id: 'bet-two', fight: id })).rejects.toMatchObject({ code: 'betting_closed' });
  });

  it('gives the stakes back when nobody is on the other side', async () => {
    await bet('bet-alone', 'meron', 100);
    const { closesAtMs, endsAtMs } = rings.fight('GSP');
    await until(closesAtMs + 1);
    await until(endsAtMs + 1);
    expect(double.bets.get('bet-alone')).toMatchObject({ state: 'cancelled', detail: { cancelled: true } });
  });

  it('pays a lone player from the stake that the house has declared', async () => {
    open(5000);
    await bet('bet-alone', 'meron', 100);
    const { closesAtMs, endsAtMs } = rings.fight('GSP');
    await until(closesAtMs + 1);
    await until(endsAtMs + 1);
    expect(double.bets.get('bet-alone')).toMatchObject({
      state: 'settled',
      payout: 188 * UNIT,
      detail: { house: 5000 * UNIT },
    });
  });

  it('refuses bets after the close, on another fight, and out of limits', async () => {
    const code = (promise: Promise<unknown>) => promise.catch((error: { code: string }) => error.code);
    expect(await code(bet('bet-small', 'meron', 9))).toBe('stake_out_of_limits');
    expect(await code(bet('bet-draw', 'draw', 2001))).toBe('stake_out_of_limits');
    expect(await code(bet('bet-other', 'wala', 100, 'GSP-1'))).toBe('betting_closed');
    nowMs = rings.fight('GSP').closesAtMs;
    expect(await code(bet('bet-late', 'meron', 100))).toBe('betting_closed');
    expect(double.bets.size).toBe(0);
  });

  it('settles after a restart as it would have before, once', async () => {
    await bet('bet-meron', 'meron', 300);
    await bet('bet-wala', 'wala', 100);
    const { closesAtMs, endsAtMs } = rings.fight('GSP');
    await until(closesAtMs + 1);
    winner = 'wala';
    open();
    await until(endsAtMs + 600_000);
    expect(double.bets.get('bet-meron')).toMatchObject({ state: 'settled', payout: 378 * UNIT });
    open();
    await until(endsAtMs + 700_000);
    expect(double.closings).toHaveLength(2);
  });

  it('takes back what a wrong winner has paid, and pays the right one from the same pools, once', async () => {
    await bet('bet-meron', 'meron', 300);
    await bet('bet-wala', 'wala', 100);
    const { closesAtMs, endsAtMs, id } = rings.fight('GSP');
    await until(closesAtMs + 1);
    expect(await rings.correct(id, 'wala')).toBeNull();
    await until(endsAtMs + 1);
    expect(await rings.correct(id, 'wala')).toBe(2);
    expect(double.bets.get('bet-meron')).toMatchObject({ state: 'settled', payout: 0, detail: { winner: 'wala' } });
    expect(double.bets.get('bet-wala')).toMatchObject({ state: 'settled', payout: 380 * UNIT });
    expect(await rings.correct(id, 'wala')).toBe(0);
    open();
    expect(await rings.reverseCorrected()).toBe(0);
    expect(await rings.correct(id, null)).toBe(2);
    expect([...double.bets.values()].map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  it('gives stakes back when it was closed while a fight should have begun', async () => {
    await bet('bet-meron', 'meron', 300);
    await bet('bet-wala', 'wala', 100);
    const { endsAtMs } = rings.fight('GSP');
    open();
    await until(endsAtMs + 60_000);
    expect([...double.bets.values()].map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });
});
