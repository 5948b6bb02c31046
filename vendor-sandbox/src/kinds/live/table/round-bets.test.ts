import { describe, expect, it } from 'vitest';
import type { PlaySession } from '../../../studio/studio';
import { companyOf, type TableBet } from './round-bets';

const session = (user: string, currency = 'BDT'): PlaySession => ({
  id: user,
  kind: 'live',
  vendor: 'VRN',
  gameCode: 'VRN_1',
  gameName: 'A table',
  user,
  currency,
  language: 'en',
  demo: currency === 'XXX',
  lobbyUrl: null,
  openedAt: '',
});
const ANNA = session('player-anna');
const BORA = session('player-bora');
const CHAU = session('player-chau', 'VND');
const GUEST = session('guest-0001', 'XXX');
const bet = (by: PlaySession, ...spots: [string, number][]): TableBet => ({
  id: `bet of ${by.user}`,
  session: by,
  isTaken: true,
  spots: spots.map(([spot, stake]) => ({ spot, stake })),
});

describe('the company at a live table', () => {
  const bets = [bet(ANNA, ['player', 5], ['tie', 9]), bet(BORA, ['banker', 30]), bet(CHAU, ['banker', 7_000])];

  it('lists who bets what, the own seat first, then the largest stakes', () => {
    const { seats } = companyOf(bets, [ANNA, BORA, CHAU], ANNA);
    expect(seats.map(({ name, stake, spots }) => [name, stake, spots])).toEqual([
      ['•••anna', 14, ['tie', 'player']],
      ['•••bora', 30, ['banker']],
      ['•••chau', null, ['banker']],
    ]);
  });

  it('sums only stakes of one currency, and counts everybody', () => {
    const { totals, watching } = companyOf(bets, [], ANNA);
    expect(totals.banker).toEqual({ stake: 30, players: 1 });
    expect(watching).toBe(3);
  });

  it('shows a guest who plays for money, and not the other way round', () => {
    const all = [...bets, bet(GUEST, ['tie', 1])];
    expect(companyOf(all, [], GUEST).seats.map(({ name }) => name)).toContain('•••anna');
    expect(companyOf(all, [], ANNA).seats.map(({ name }) => name)).not.toContain('•••0001');
  });
});
