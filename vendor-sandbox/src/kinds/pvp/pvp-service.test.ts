import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_OPENING_BALANCE } from '../../studio/bet-book';
import { type OpenStudio, openStudio, type PlaySession } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import { advance, closeRoom } from './table-room';
import type { Action, CardGame, Felt } from './card-game';
import { holdEm } from './hold-em/hold-em-game';
import type { PastHandView, PvpEvents, TableView } from './pvp-messages';
import { sittingOf } from './round-detail';
import { createPvpService, type PvpService } from './pvp-service';
import { teenPatti } from './teen-patti/teen-patti-game';

const MIN = 10_000;
let folder: string;
let studio: OpenStudio;
let clock: number;
let views: Map<string, TableView>;
let pastHands: Map<string, readonly PastHandView[]>;
let intents = 0;
let game: CardGame = holdEm;
const stakeOf = () => (game.buyIns[0] ?? 0) * game.unitOf(MIN);

const openBooks = () =>
  openStudio({
    journalFile: join(folder, 'studio.jsonl'),
    walletOf: () => {
      throw new Error('a demo asks no wallet');
    },
    log: Fastify().log,
  });
/** Players who are always connected; their views are recorded. */
const streams: EventStreams<PvpEvents> = {
  open: () => undefined,
  send: (player, event, data) => {
    if (event === 'table') views.set(player, data as TableView);
    if (event === 'hands') pastHands.set(player, (data as PvpEvents['hands']).hands);
  },
  isOpen: () => true,
  close: () => undefined,
};
const openService = () =>
  createPvpService({ studio, streams, gameOf: () => ({ game, minBet: MIN }), now: () => clock });
const newPlayer = (): Promise<PlaySession> =>
  studio.openSession({
    kind: 'pvp',
    vendor: 'CYC',
    gameCode: 'CYC_0001',
    gameName: 'Poker',
    user: '',
    currency: 'XXX',
    language: 'en',
    demo: true,
    lobbyUrl: null,
    token: 'demo',
  });
const sitRequest = () => ({ intent: `intent-${(intents += 1)}`, room: 'bronze', buyIn: game.buyIns[0] ?? 0 }) as const;

/** Stays in the hand for as little as possible. */
function staying(felt: Felt | null): Action | null {
  if (!felt?.choices) return null;
  if (felt.game === 'holdem') return felt.choices.canCheck ? 'check' : 'call';
  const { choices } = felt;
  if (choices.isAsked) return 'accept';
  if (felt.canSee) return 'see';
  return (['show', 'sideShow'] as const).find((action) => choices[action] !== null) ?? 'chaal';
}

async function step(service: PvpService, ms = 400): Promise<void> {
  clock += ms;
  for (const table of [...service.tableRoom.tables.keys()]) await advance(service.tableRoom, table);
  await studio.note('nothing-here', {});
  await new Promise((resolve) => setTimeout(resolve));
}

/** Calls whatever it costs, until a number of hands is over. */
async function playOn(service: PvpService, players: readonly PlaySession[], hands: number): Promise<void> {
  for (let turn = 0; turn < 3_000; turn += 1) {
    const [first] = service.tableRoom.tables.keys();
    if (!first || (first.handNumber >= hands && first.hand?.settled)) return;
    for (const player of players) {
      const view = views.get(player.id);
      const action = staying(view?.felt ?? null);
      if (view && action && first.turn === view.turn) service.act(player, { turn: view.turn, action });
    }
    await step(service);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pvp-'));
  studio = await openBooks();
  clock = 1_000_000;
  views = new Map();
  pastHands = new Map();
});
afterEach(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});

describe.each([holdEm, teenPatti])('a sitting of $code', (cardGame) => {
  beforeEach(() => {
    game = cardGame;
  });
  afterEach(() => {
    game = holdEm;
  });

  it('is a bet, and what one leaves with its payout; the rake and the house account for the rest', async () => {
    const service = openService();
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const player of players)
      expect((await service.sit(player, sitRequest())).balance).toBe(DEMO_OPENING_BALANCE - stakeOf());
    await playOn(service, players, 5);
    const [table] = service.tableRoom.tables.keys();
    const rake =
      [...(table?.chairs ?? [])].find((chair) => chair)?.hands.reduce((sum, hand) => sum + hand.rake, 0) ?? 0;
    expect(table?.chairs.some((chair) => chair?.player === null)).toBe(false);
    for (const player of players) await service.leave(player);
    const bets = players.map((player) => studio.history(player, 1)[0]);
    const paid = bets.reduce((sum, bet) => sum + (bet?.payout ?? 0), 0);
    expect(bets.every((bet) => bet?.state === 'settled')).toBe(true);
    expect(paid + rake).toBe(3 * stakeOf());
    const [bet] = bets;
    if (!bet) throw new Error('no bet');
    const sitting = sittingOf(bet);
    expect(sitting.hands).toHaveLength(5);
    expect(sitting.valid_bet).toBe(Math.min(stakeOf(), sitting.wagered));
  });

  it('shows the last hands of the table, to each player with their own cards, of others only what was shown', async () => {
    const service = openService();
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const player of players) await service.sit(player, sitRequest());
    await playOn(service, players, 3);
    await expect.poll(() => pastHands.get(players[1]?.id ?? '')?.[0]?.hand).toBe(3);
    const [first, second] = players.map((player) => pastHands.get(player.id) ?? []);
    expect(first?.map(({ hand }) => hand)).toEqual([3, 2, 1]);
    const [last] = first ?? [];
    const [table] = service.tableRoom.tables.keys();
    const settled = table?.hand?.settled;
    expect(last?.winners.map(({ seat }) => seat)).toEqual([
      ...new Set(settled?.pots.flatMap(({ winners }) => winners)),
    ]);
    expect(last?.shown.map(({ seat }) => seat)).toEqual([...(settled?.shown.keys() ?? [])]);
    expect(last?.own?.cards).not.toEqual(second?.[0]?.own?.cards);
    expect({ ...last, own: null }).toEqual({ ...second?.[0], own: null });
    for (const { seat, isWinner } of views.get(players[0]?.id ?? '')?.chairs.filter((chair) => chair !== null) ?? [])
      expect(isWinner).toBe(last?.winners.some((winner) => winner.seat === seat));
    for (const player of players) await service.leave(player);
  });

  it('that has played nothing is given back', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.sit(player, sitRequest());
    await service.leave(player);
    expect(studio.history(player, 1)[0]?.state).toBe('cancelled');
    expect(await studio.balance(player)).toBe(DEMO_OPENING_BALANCE);
  });

  it('alone is played against the house, which says so', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.sit(player, sitRequest());
    await playOn(service, [player], 2);
    expect(views.get(player.id)?.chairs.filter((chair) => chair?.kind === 'house')).toHaveLength(2);
    await expect.poll(() => studio.history(player, 1)).toMatchObject([{ detail: { played: 2 } }]);
  });
});

describe('a player', () => {
  it('never gets the cards of others before they are shown', async () => {
    const service = openService();
    const [one, two] = [await newPlayer(), await newPlayer()];
    await service.sit(one, sitRequest());
    await service.sit(two, sitRequest());
    for (let turn = 0; turn < 30; turn += 1) {
      await step(service);
      const view = views.get(one.id);
      if (!view || view.isOver) continue;
      for (const chair of view.chairs)
        expect(chair === null || chair.seat === view.you || chair.cards === null).toBe(true);
      expect(JSON.stringify(view)).not.toContain('deck');
    }
  });

  it('may not act out of turn, twice, or in a chair of another', async () => {
    const service = openService();
    const [one, two] = [await newPlayer(), await newPlayer()];
    await service.sit(one, sitRequest());
    await service.sit(two, sitRequest());
    await expect(service.sit(one, sitRequest())).rejects.toThrow('seated_already');
    for (let turn = 0; turn < 60 && !views.get(one.id)?.felt?.choices; turn += 1) await step(service, 1_000);
    const view = views.get(one.id);
    const action = staying(view?.felt ?? null) ?? 'fold';
    expect(() => service.act(two, { turn: view?.turn ?? 0, action: 'fold' })).toThrow('not_your_turn');
    service.act(one, { turn: view?.turn ?? 0, action });
    expect(() => service.act(one, { turn: view?.turn ?? 0, action })).toThrow('not_your_turn');
    expect(() => service.act(one, { turn: 99_999, action: 'raise' })).toThrow('not_your_turn');
  });

  it('who never acts is played for by the clock, and loses the chair', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.sit(player, sitRequest());
    for (let turn = 0; turn < 900 && service.tableRoom.tables.size > 0; turn += 1) await step(service, 2_000);
    expect(['settled', 'cancelled']).toContain(studio.history(player, 1)[0]?.state);
    expect(service.tableRoom.tables.size).toBe(0);
  });
});

describe('a hand that the house breaks off', () => {
  it('is void after a crash: everybody gets what he had before it, exactly once', async () => {
    const service = openService();
    const players = [await newPlayer(), await newPlayer()];
    for (const player of players) await service.sit(player, sitRequest());
    await playOn(service, players, 2);
    const [table] = service.tableRoom.tables.keys();
    const stacks = players.map((player) => table?.chairs.find((chair) => chair?.player === player.id)?.stack ?? 0);
    for (let turn = 0; turn < 20 && table?.hand?.settled !== null; turn += 1) await step(service, 3_000);
    expect(table?.handNumber).toBe(3);
    await studio.close();
    studio = await openBooks();
    for (let start = 0; start < 2; start += 1) await openService().restore();
    for (const [index, player] of players.entries()) {
      expect(studio.history(player, 1)[0]).toMatchObject({ state: 'settled', payout: stacks[index] });
      expect(await studio.balance(player)).toBe(DEMO_OPENING_BALANCE - stakeOf() + (stacks[index] ?? 0));
    }
  });

  it('is void when the house closes', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.sit(player, sitRequest());
    for (let turn = 0; turn < 20 && !views.get(player.id)?.hand; turn += 1) await step(service);
    await closeRoom(service.tableRoom);
    expect(await studio.balance(player)).toBe(DEMO_OPENING_BALANCE);
  });
});

describe('a table of Teen Patti', () => {
  beforeEach(() => {
    game = teenPatti;
  });
  afterEach(() => {
    game = holdEm;
  });

  it('tells nobody his own cards before he has looked at them, and looking takes no turn', async () => {
    const service = openService();
    const [one, two] = [await newPlayer(), await newPlayer()];
    await service.sit(one, sitRequest());
    await service.sit(two, sitRequest());
    for (let turn = 0; turn < 60 && !views.get(one.id)?.felt?.choices; turn += 1) await step(service, 900);
    const before = views.get(one.id);
    expect(before?.chairs.every((chair) => chair === null || chair.cards === null)).toBe(true);
    service.act(one, { turn: before?.turn ?? 0, action: 'see' });
    const after = views.get(one.id);
    expect(after).toMatchObject({ turn: before?.turn, toAct: before?.you });
    expect(after?.chairs[after.you]?.cards).toHaveLength(3);
    expect(views.get(two.id)?.chairs.every((chair) => chair === null || chair.cards === null)).toBe(true);
    expect(views.get(two.id)?.felt).toMatchObject({ seen: [before?.you] });
  });

  it('refuses what belongs to another game', async () => {
    const service = openService();
    const player = await newPlayer();
    await service.sit(player, sitRequest());
    for (let turn = 0; turn < 60 && !views.get(player.id)?.felt?.choices; turn += 1) await step(service, 900);
    const { turn = 0 } = views.get(player.id) ?? {};
    expect(() => service.act(player, { turn, action: 'check' })).toThrow('not_possible');
    await expect(service.sit(await newPlayer(), { ...sitRequest(), buyIn: 20 })).rejects.toThrow('malformed');
  });
});
