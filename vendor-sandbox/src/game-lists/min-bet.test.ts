import { describe, expect, it } from 'vitest';
import { limitsOf } from '../kinds/live/limits';
import { slotGames } from '../kinds/slots/slot-games';
import { listedGames } from './listed-games';
import { minBetOf } from './min-bet';

const UNIT = 100_000;
const slot = listedGames().find(({ vendorCode, type }) => vendorCode === 'PG' && type === 'rng')!;
const session = (currency: string) => ({ vendor: slot.vendorCode, gameCode: slot.code, currency });

describe('the smallest bet of a game', () => {
  it('is what the list states in taka and in demo play, and a thousand times as much in dong', () => {
    expect(minBetOf({ minBetUnits: UNIT / 2 }, 'BDT')).toBe(UNIT / 2);
    expect(minBetOf({ minBetUnits: UNIT / 2 }, 'XXX')).toBe(UNIT / 2);
    expect(minBetOf({ minBetUnits: UNIT / 2 }, 'VND')).toBe(500 * UNIT);
  });

  it('is the first stake of a slot, and its steps are multiples of it', () => {
    const games = slotGames([slot]);
    const stakes = games.stakes(session('VND'));
    expect(stakes[0]).toBe(minBetOf(slot, 'VND'));
    expect(stakes).toEqual(games.stakes(session('BDT')).map((stake) => stake * 1_000));
  });

  it('is the minimum of a live table, in whole units of the list', () => {
    expect(limitsOf('VND', { minBetUnits: UNIT / 2 }).min).toBe(1_000 * UNIT);
    expect(limitsOf('BDT', { minBetUnits: 5 * UNIT }).min).toBe(5 * UNIT);
  });

  it('is at least one unit at tables, where chips and blinds are paid', () => {
    const tables = listedGames().filter(({ type }) => type === 'pvp' || type === 'live');
    expect(tables.filter(({ minBetUnits }) => minBetUnits < UNIT)).toEqual([]);
  });
});
