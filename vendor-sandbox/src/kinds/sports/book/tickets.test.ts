import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySession } from '../../../studio/studio';
import { createStudioDouble, type StudioDouble } from '../../studio-double.fixture';
import { createMatchDay, type MatchDay, type MatchDayParts, type MatchEntry } from '../match/match-day';
import type { Match } from '../match/match';
import type { Price } from '../rules/odds';
import { createTickets, type Tickets } from './tickets';
import { wagerSchema, type Wager } from './wager';

/** Half an hour of matches passes here, on machines that may be busy. */
vi.setConfig({ testTimeout: 40_000 });

const UNIT = 100_000;
const SESSION = { id: 's1', vendor: 'TLN', currency: 'BDT' } as PlaySession;

describe('tickets', () => {
  let nowMs: number;
  let entries: MatchEntry[];
  let day: MatchDay;
  let double: StudioDouble;
  let tickets: Tickets;
  let seeds: number;

  const open = (over: Partial<MatchDayParts> = {}) => {
    day = createMatchDay({
      now: () => nowMs,
      speed: 1,
      newSeed: () => `seed ${(seeds += 1)}`,
      write: async (entry) => void entries.push(entry),
      storedEntries: [...entries],
      ...over,
    });
    tickets = createTickets(double.studio, day, { now: () => nowMs, typeOf: () => 'sports' });
  };
  const pass = async (ms: number, stepMs = 3000) => {
    for (const until = nowMs + ms; nowMs < until; ) {
      nowMs += stepMs;
      await day.tick();
      await tickets.settleDecided();
    }
  };
  const football = (test: (match: Match) => boolean = () => true) =>
    day
      .visibleMatches()
      .find((match) => match.fixture.title.code === 'football' && match.state !== 'ended' && test(match))!;
  let ids = 0;
  const wagerOn = (matches: readonly Match[], change: Partial<Wager> = {}, price?: Price): Wager => ({
    id: `intent-${(ids += 1)}`,
    form: 'decimal',
    acceptance: 'none',
    stake: 100 * UNIT,
    legs: matches.map((match) => ({
      match: match.fixture.id,
      kind: match.markets[0]!.kind,
      line: null,
      pick: 'home',
      price: price ?? match.markets[0]!.selections[0]!.price!,
    })),
    ...change,
  });
  const refusal = (wager: Wager) => tickets.place(SESSION, wager).catch((error: { code: string }) => error.code);

  beforeEach(async () => {
    nowMs = Date.UTC(2026, 0, 5, 12);
    entries = [];
    seeds = 0;
    double = createStudioDouble('sports', SESSION);
    open();
    await day.tick();
  });

  it('pays a single once, by the final score', async () => {
    const match = football();
    await tickets.place(SESSION, wagerOn([match]));
    await pass(match.fixture.kickOffMs - nowMs + 361_000);
    await tickets.settleDecided();
    const [bet] = [...double.bets.values()];
    const score = day.result(match.fixture.id)!;
    const price = match.markets[0]!.selections[0]!.price!;
    expect(bet).toMatchObject({ state: 'settled', payout: score.home > score.away ? price * UNIT : 0 });
    expect(bet!.detail).toMatchObject({
      valid_bet: 100 * UNIT,
      legs: [{ score, outcome: score.home > score.away ? 'won' : 'lost' }],
    });
    expect(double.closings).toHaveLength(1);
  });

  it('takes back what a wrong result has paid, and pays by the right one, once', async () => {
    const match = football();
    const { id, kickOffMs } = match.fixture;
    await tickets.place(SESSION, wagerOn([match]));
    await pass(kickOffMs - nowMs + 361_000);
    const paid = () => [...double.bets.values()][0]!;
    const hadWon = paid().payout > 0;
    const right = hadWon ? { home: 0, away: 1 } : { home: 9, away: 1 };
    expect(await day.correct('no-such-match', right)).toBe(false);
    expect(await day.correct(id, right)).toBe(true);
    expect(await tickets.reverseCorrected()).toBe(1);
    expect(paid().state).toBe('open');
    await tickets.settleDecided();
    expect(paid().payout > 0).toBe(!hadWon);
    expect(paid().detail).toMatchObject({ legs: [{ score: right, outcome: hadWon ? 'lost' : 'won' }] });
    open();
    expect(day.result(id)).toEqual(right);
    expect(await tickets.reverseCorrected()).toBe(0);
    expect(double.closings).toHaveLength(3);
  });

  it('gives the stake back when a match is taken out of the book afterwards', async () => {
    const match = football();
    await tickets.place(SESSION, wagerOn([match]));
    await pass(match.fixture.kickOffMs - nowMs + 361_000);
    await day.correct(match.fixture.id, null);
    await tickets.reverseCorrected();
    await tickets.settleDecided();
    expect([...double.bets.values()][0]).toMatchObject({ state: 'cancelled', detail: { legs: [{ outcome: 'void' }] } });
  });

  it('takes a repeated intent once, at the price it was taken at', async () => {
    const wager = wagerOn([football()]);
    await tickets.place(SESSION, wager);
    await pass(60_000);
    await expect(tickets.place(SESSION, wager)).resolves.toMatchObject({ accepted: true });
    expect(double.bets.size).toBe(1);
  });

  it('asks before it takes another price than the player saw, as far as the player wants to be asked', async () => {
    const match = football();
    const price = match.markets[0]!.selections[0]!.price!;
    const answer = (acceptance: Wager['acceptance'], seen: Price) =>
      tickets.place(SESSION, wagerOn([match], { acceptance }, seen));
    expect(await answer('none', price + 5)).toEqual({ changedPrices: { [match.fixture.id]: price } });
    expect(await answer('none', price - 5)).toEqual({ changedPrices: { [match.fixture.id]: price } });
    expect(await answer('better', price + 5)).toEqual({ changedPrices: { [match.fixture.id]: price } });
    expect(await answer('better', price - 5)).toMatchObject({ accepted: true });
    expect(await answer('any', price + 5)).toMatchObject({ accepted: true });
    for (const { detail } of double.bets.values()) expect(detail).toMatchObject({ legs: [{ price }] });
  });

  it('refuses what is closed, suspended, moved or unknown', async () => {
    const match = football();
    const wager = (change: Partial<Wager['legs'][number]>) => {
      const [leg] = wagerOn([match]).legs;
      return wagerOn([match], { legs: [{ ...leg!, ...change }] });
    };
    expect(await refusal(wager({ match: 'dlt-1700000000-0' }))).toBe('no_such_match');
    expect(await refusal(wager({ kind: 'handicap', line: 399, pick: 'home' }))).toBe('line_moved');
    const further = match.markets.filter(({ kind }) => kind === 'handicap')[1]!;
    nowMs = match.fixture.kickOffMs;
    expect(await refusal(wagerOn([match]))).toBe('market_closed');
    await pass(1000);
    const { line } = further;
    expect(await refusal(wager({ kind: 'handicap', line, pick: 'home', price: further.selections[0]!.price! }))).toBe(
      'line_moved',
    );
    let goal: Match | undefined;
    while (
      !(goal = day.visibleMatches().find(({ suspended, fixture }) => suspended && fixture.title.code === 'football'))
    )
      await pass(1000);
    expect(await refusal(wagerOn([goal], { acceptance: 'any' }))).toBe('market_suspended');
  });

  it('closes a match before its end, and for good after it', async () => {
    const match = football();
    const wager = wagerOn([match], { acceptance: 'any' });
    await pass(match.fixture.kickOffMs - nowMs + 356_000);
    expect(['market_closed', 'market_suspended']).toContain(await refusal(wager));
    await pass(10_000);
    expect(await refusal(wager)).toBe('market_closed');
  });

  it('refuses stakes out of limits, two legs of one match, and impossible bets', async () => {
    const match = football();
    expect(await refusal(wagerOn([match], { stake: 9 * UNIT }))).toBe('stake_out_of_limits');
    expect(await refusal(wagerOn([match], { stake: 25_001 * UNIT }))).toBe('stake_out_of_limits');
    expect(await refusal(wagerOn([match, match]))).toBe('same_match');
    const leg = wagerOn([match]).legs[0]!;
    for (const bad of [
      wagerOn([match], { stake: -100 * UNIT }),
      wagerOn([match], { stake: 1 }),
      wagerOn([match], { stake: 0.5 * UNIT + 0.5 }),
      wagerOn([match], { legs: [] }),
      wagerOn([match], { legs: [{ ...leg, pick: 'over' }] }),
      wagerOn([match], { legs: [{ ...leg, kind: 'handicap', line: null }] }),
      wagerOn([match], { legs: [{ ...leg, kind: 'handicap', line: 0.5 }] }),
      wagerOn([match], { legs: [{ ...leg, price: 100 }] }),
    ])
      expect(wagerSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
    expect(wagerSchema.safeParse({ ...wagerOn([match]), payout: 5 }).success).toBe(false);
  });

  it('risks of a stake at negative Malay odds only what the odds say', async () => {
    const match = football((entry) => entry.markets[0]!.selections.some(({ price }) => price !== null && price > 200));
    const { pick, price } = match.markets[0]!.selections.find(
      (selection) => selection.price !== null && selection.price > 200,
    )!;
    const leg = { ...wagerOn([match]).legs[0]!, pick, price: price! };
    await tickets.place(SESSION, wagerOn([match], { form: 'malay', legs: [leg] }));
    const [bet] = [...double.bets.values()];
    const malay = Math.ceil(10_000 / (price! - 100));
    expect(bet).toMatchObject({
      stake: malay * UNIT,
      detail: { quote: -malay, mostPayout: (100 + malay) * UNIT, odds: Math.floor((100 * (100 + malay)) / malay) },
    });
  });

  it('ends a parlay of two matches when both are over, once', async () => {
    const matches = [football(), day.visibleMatches().find(({ fixture }) => fixture.title.code === 'tennis')!];
    await tickets.place(SESSION, wagerOn(matches));
    await pass(900_000, 6000);
    const [bet] = [...double.bets.values()];
    expect(bet!.state).toBe('settled');
    expect(double.closings).toHaveLength(1);
  });

  it('plays matches on after a restart, to the same result, and pays once', async () => {
    const match = football();
    await tickets.place(SESSION, wagerOn([match]));
    await pass(match.fixture.kickOffMs - nowMs + 120_000);
    const before = day.match(match.fixture.id)!.standing;
    open();
    await day.tick();
    expect(day.match(match.fixture.id)!.standing.happened).toEqual(before.happened);
    await pass(250_000);
    open();
    await pass(5000);
    expect([...double.bets.values()][0]!.state).toBe('settled');
    expect(double.closings).toHaveLength(1);
  });

  it('calls a match off whose kick-off was missed, and gives the stakes back', async () => {
    const match = football();
    await tickets.place(SESSION, wagerOn([match]));
    nowMs = match.fixture.kickOffMs + 60_000;
    open();
    await day.tick();
    await tickets.settleDecided();
    expect([...double.bets.values()][0]).toMatchObject({ state: 'cancelled', detail: { legs: [{ outcome: 'void' }] } });
  });

  it('shows the same fixtures to all requests of the same moment, none of a side against itself', async () => {
    const first = day.visibleMatches().map(({ fixture }) => fixture.id);
    open();
    await day.tick();
    expect(day.visibleMatches().map(({ fixture }) => fixture.id)).toEqual(first);
    for (const { fixture, script } of day.visibleMatches()) expect([fixture.home, script]).not.toContain(fixture.away);
  });
});
