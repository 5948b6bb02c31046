import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedGame } from '../../game-lists/listed-games';
import { inEveryLanguage } from '../../game-lists/names';
import { playRoutes } from '../../studio/play-routes';
import { createRoundLinks } from '../../studio/round-links';
import { type GameKind, type OpenStudio, openStudio } from '../../studio/studio';
import { openLiveClient } from './live-client.fixture';
import { liveKind } from './live-kind';
import { liveDetailOf } from './round-detail';
import { payoutOf } from './rules/live-rules';
import { TABLE_TIMING } from './table/timing';
import { createWalletDouble } from './wallet-double.fixture';

const UNIT = 100_000;
vi.setConfig({ testTimeout: 30_000, hookTimeout: 20_000 });
const FAST = {
  ...TABLE_TIMING,
  bettingMs: 2_000,
  closingMs: 60,
  cardMs: 150,
  thirdCardMs: 150,
  spinMs: 400,
  shakeMs: 200,
  resultMs: 500,
};

let folder: string;
let wallet: ReturnType<typeof createWalletDouble>;
let server: FastifyInstance;
let studio: OpenStudio;
let kind: GameKind;
let origin: string;
const clients: { close(): Promise<void> }[] = [];

const NAMES = ['Lotus Baccarat 1', 'Lotus Roulette 1', 'Lotus Sic Bo 1', 'Lotus Dragon Tiger 1'];
const games = NAMES.map(
  (name, index): ListedGame => ({
    vendorCode: 'VRN',
    code: `VRN_${index}`,
    type: 'live',
    kind: 'live',
    names: inEveryLanguage(() => name),
    picture: '',
    minBetUnits: UNIT,
    lines: null,
    volatility: null,
    returnBp: null,
    hasJackpot: false,
    hasDemo: true,
    isNew: false,
  }),
);
const codeOf = (game: string): string => games[['baccarat', 'roulette', 'sicBo', 'dragonTiger'].indexOf(game)]!.code;

async function start(timing = FAST): Promise<void> {
  server = Fastify();
  studio = await openStudio({
    journalFile: join(folder, 'studio.jsonl'),
    walletOf: () => wallet.client,
    log: server.log,
  });
  kind = liveKind(games, { stateFolder: folder }, timing);
  await kind.start(studio);
  playRoutes(server, { studio, kinds: [kind], games, links: createRoundLinks('a secret of tests') });
  await server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** Nothing moves on by itself while a test is busy. */
const STILL = { ...FAST, bettingMs: 60_000 };

async function restart(timing = FAST): Promise<void> {
  await stop();
  await start(timing);
}

/** The process ends, whatever the round was doing. */
async function stop(): Promise<void> {
  await kind.stop();
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.close();
  await studio.close();
}

async function sit(user: string, game = 'roulette', demo = false) {
  const { id } = await studio.openSession({
    kind: 'live',
    vendor: 'VRN',
    gameCode: codeOf(game),
    gameName: 'A table',
    user,
    currency: demo ? 'XXX' : 'BDT',
    language: 'en',
    demo,
    lobbyUrl: null,
    token: 'launch-token-1',
  });
  const client = openLiveClient(origin, id);
  clients.push(client);
  return client;
}

const betting = (client: ReturnType<typeof openLiveClient>) =>
  client.round(({ phase, dueMs }) => phase === 'betting' && dueMs - Date.now() > 1_300);
const on = (id: string, round: string, ...spots: [string, number][]) => ({
  id,
  round,
  spots: spots.map(([spot, units]) => ({ spot, stake: units * UNIT })),
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-live-'));
  wallet = createWalletDouble(1_000 * UNIT);
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a live table', () => {
  it('lets two players bet on one round, shows each the other, and pays both by the same number', async () => {
    const [first, second] = [await sit('player-one'), await sit('player-two')];
    const { id: round } = await betting(first);
    expect((await first.bet(on('bet-first-1', round, ['red', 10], ['straight-7', 20]))).body.balance).toBe(970 * UNIT);
    expect((await second.bet(on('bet-second-1', round, ['black', 10]))).status).toBe(200);

    const message = await second.round(({ totals }) => 'red' in totals && 'black' in totals);
    expect(message.totals.red).toEqual({ stake: 10 * UNIT, players: 1 });
    expect(message.seats.map(({ name, me }) => [name, me])).toEqual([
      ['•••-two', true],
      ['•••-one', false],
    ]);
    expect(message.mine.map(({ id }) => id)).toEqual(['bet-second-1']);
    expect(JSON.stringify(message)).not.toContain('player-one');

    const result = await first.round(({ id, phase }) => id === round && phase === 'result');
    const outcome = result.outcome!;
    const paid = (['red', 'straight-7'] as const).map((spot, index) =>
      payoutOf(spot, [10, 20][index]! * UNIT, outcome),
    );
    expect(result.mine[0]?.spots.map(({ payout }) => payout)).toEqual(paid);
    const payout = payoutOf('black', 10 * UNIT, outcome);
    await expect.poll(() => wallet.balanceOf('player-one')).toBe(970 * UNIT + paid[0]! + paid[1]!);
    await expect.poll(() => wallet.balanceOf('player-two')).toBe(990 * UNIT + payout);
  });

  it('takes no bet after the close, and keeps the outcome to itself until it is shown', async () => {
    const player = await sit('player-one', 'baccarat');
    const dealing = await player.round(({ phase }) => phase === 'dealing');
    expect((await player.bet(on('bet-too-late', dealing.id, ['player', 10]))).body.error).toBe('bets_closed');
    expect(wallet.balanceOf('player-one')).toBe(1_000 * UNIT);
    const before = player.events.slice(
      0,
      player.events.findIndex(({ data }) => data === dealing),
    );
    expect(dealing.outcome).toBeNull();
    expect(JSON.stringify(before.filter(({ event }) => event === 'round'))).not.toContain('"card"');
  });

  it('refuses bets on another round, off the table, negative, broken, or over the limits', async () => {
    await restart(STILL);
    const player = await sit('player-one');
    const { id: round } = await betting(player);
    const errorOf = async (request: object) => (await player.bet(request)).body.error;
    expect(await errorOf(on('bet-00000001', round, ['straight-37', 10]))).toBe('impossible_bet');
    expect(await errorOf(on('bet-00000002', round, ['red', -10]))).toBe('impossible_bet');
    expect(await errorOf(on('bet-00000003', round, ['red', 10.5]))).toBe('impossible_bet');
    expect(await errorOf(on('bet-00000004', round, ['red', 10], ['red', 10]))).toBe('impossible_bet');
    expect(await errorOf(on('bet-00000005', round, ['red', 25_001]))).toBe('above_limit');
    expect(await errorOf(on('bet-00000006', round, ['straight-7', 25_000]))).toBe('above_limit');
    expect(await errorOf(on('bet-00000007', 'another-round', ['red', 10]))).toBe('bets_closed');
    expect(await errorOf(on('bet-00000008', round, ['red', 5_000]))).toBe('not_enough_money');
    expect(wallet.balanceOf('player-one')).toBe(1_000 * UNIT);
  });

  it('takes a repeated bet once, and no bet under the id of a stranger', async () => {
    await restart(STILL);
    const [player, stranger] = [await sit('player-one'), await sit('player-two')];
    const { id: round } = await betting(player);
    const bet = on('bet-repeated', round, ['odd', 10]);
    const answers = await Promise.all([player.bet(bet), player.bet(bet)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stranger.bet(bet)).body.error).toBe('bet_id_taken');
    expect(wallet.balanceOf('player-one')).toBe(990 * UNIT);
    expect(wallet.balanceOf('player-two')).toBe(1_000 * UNIT);
  });

  it('plays a demo from the purse of the session, apart from those who play for money', async () => {
    const [member, guest] = [await sit('player-one', 'sicBo'), await sit('guest', 'sicBo', true)];
    const { id: round } = await betting(guest);
    expect((await guest.bet(on('bet-of-guest', round, ['big', 10]))).body.balance).toBe(9_990 * UNIT);
    const message = await member.round(({ id, phase }) => id === round && phase === 'result');
    expect(message.totals).toEqual({});
    expect(message.seats).toHaveLength(1);
  });
});

describe('a restart', () => {
  it('gives back the stakes of a round whose outcome was not decided', async () => {
    await restart(STILL);
    const player = await sit('player-one');
    const { id: round } = await betting(player);
    await player.bet(on('bet-refunded', round, ['red', 10]));
    await restart();
    await expect.poll(() => wallet.balanceOf('player-one')).toBe(1_000 * UNIT);
    expect(studio.find('bet-refunded')?.state).toBe('cancelled');
  });

  it('pays a decided round by its outcome, once, though the wallet was away and the process died twice', async () => {
    const [player, other] = [await sit('player-one', 'dragonTiger'), await sit('player-two', 'dragonTiger')];
    const { id: round } = await betting(player);
    await player.bet(on('bet-of-one', round, ['dragon', 10], ['tiger', 10], ['tie', 10]));
    await other.bet(on('bet-of-two', round, ['dragon', 10]));
    await player.round(({ id, phase }) => id === round && phase === 'dealing');
    wallet.down = true;
    await stop();
    await start();
    await stop();
    wallet.down = false;
    await start();
    for (const [id, user, stake] of [
      ['bet-of-one', 'player-one', 30],
      ['bet-of-two', 'player-two', 10],
    ] as const) {
      const bet = studio.find(id)!;
      const { outcome, spots } = liveDetailOf(bet);
      const due = spots.reduce((sum, spot) => sum + payoutOf(spot.spot, spot.stake, outcome!), 0);
      expect([bet.state, bet.payout]).toEqual(['settled', due]);
      await expect.poll(() => wallet.balanceOf(user)).toBe((1_000 - stake) * UNIT + due);
      await expect.poll(() => wallet.booked('win', id)).toHaveLength(1);
    }
  });
});

describe('a wrong outcome', () => {
  const balances = () => [wallet.balanceOf('player-red'), wallet.balanceOf('player-black')].map((all) => all / UNIT);

  /** Two players on opposite colours, paid by a number; again until a colour has won, for both lose on zero. */
  async function playColours() {
    const [red, black] = [await sit('player-red'), await sit('player-black')];
    for (;;) {
      const [funds] = balances();
      const { id: round } = await betting(red);
      const bets = [`red-${round}`, `black-${round}`] as const;
      await red.bet(on(bets[0], round, ['red', 10]));
      await black.bet(on(bets[1], round, ['black', 10]));
      const { outcome } = await red.round(({ id, phase }) => id === round && phase === 'result');
      await expect.poll(() => bets.map((id) => wallet.booked('win', id).length)).toEqual([1, 1]);
      await expect.poll(() => studio.settled('live').filter((bet) => bet.round === round)).toHaveLength(2);
      const [redWon, blackWon] = (['red', 'black'] as const).map((spot) => payoutOf(spot, 10 * UNIT, outcome!) > 0);
      if (!redWon && !blackWon) continue;
      return {
        round,
        redBet: bets[0],
        redWon,
        funds: funds!,
        other: { game: 'roulette', number: redWon ? 2 : 1 } as const,
      };
    }
  }

  it('is taken back and paid by the right one, once, also when the process died in between', async () => {
    const { round, redBet, redWon, funds, other } = await playColours();
    expect(await kind.correct!({ round, outcome: other })).toBe(2);
    await stop();
    await start();
    const expectedBalances = redWon ? [funds - 10, funds + 10] : [funds + 10, funds - 10];
    await expect.poll(balances).toEqual(expectedBalances);
    expect(await kind.correct!({ round, outcome: other })).toBe(0);
    expect(liveDetailOf(studio.find(redBet)!).outcome).toEqual(other);
    expect(studio.find(redBet)?.ends.map((end) => end.kind)).toEqual(['win', 'rollback', 'win']);
    expect(balances()).toEqual(expectedBalances);
  });

  it('gives the stakes back when the round does not count', async () => {
    const { round, funds } = await playColours();
    expect(await kind.correct!({ round, outcome: null })).toBe(2);
    await expect.poll(balances).toEqual([funds, funds]);
  });

  it('cannot be that of another game, of an unknown round, or of one that is not over', async () => {
    const player = await sit('player-one');
    const { id: round } = await betting(player);
    await player.bet(on('bet-under-way', round, ['red', 10]));
    expect(await kind.correct!({ round, outcome: { game: 'roulette', number: 1 } })).toBeNull();
    await player.round(({ id, phase }) => id === round && phase === 'result');
    await expect.poll(() => studio.find('bet-under-way')?.state).toBe('settled');
    expect(await kind.correct!({ round, outcome: { game: 'sicBo', dice: [1, 2, 3] } })).toBeNull();
    expect(await kind.correct!({ round: 'no-such-round', outcome: null })).toBeNull();
    await expect(kind.correct!({ round, outcome: { game: 'roulette', number: 37 } })).rejects.toThrow();
    expect(studio.find('bet-under-way')?.ends).toHaveLength(1);
  });
});
