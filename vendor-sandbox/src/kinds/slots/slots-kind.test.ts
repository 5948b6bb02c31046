import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WalletClient } from '../../conformance/wallet-client';
import { listedGames } from '../../game-lists/listed-games';
import { playRoutes } from '../../studio/play-routes';
import { createRoundLinks } from '../../studio/round-links';
import { type OpenStudio, openStudio } from '../../studio/studio';
import type { SlotRoundView } from './slot-rounds';
import { slotsKind } from './slots-kind';

const games = listedGames().filter(({ vendorCode }) => vendorCode === 'PG');
const game = games[0];
const STAKE = game?.minBetUnits ?? 0;

let folder: string;
let server: FastifyInstance;
let studio: OpenStudio;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-slots-'));
  server = Fastify();
  const walletOf = () => ({}) as WalletClient;
  studio = await openStudio({ journalFile: join(folder, 'studio.jsonl'), walletOf, log: server.log });
  const kind = slotsKind(games);
  await kind.start(studio);
  playRoutes(server, { studio, kinds: [kind], games, links: createRoundLinks('secret') });
});
afterEach(async () => {
  await server.close();
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

/** A demo player; everything but the wallet is as for money. */
async function player({ autoplay = false, gameCode = game?.code ?? '' } = {}) {
  const { id } = await studio.openSession({
    kind: 'slots',
    vendor: 'PG',
    gameCode,
    gameName: 'Test',
    user: '',
    currency: 'XXX',
    language: 'en',
    demo: true,
    lobbyUrl: null,
    autoplay,
    token: 'never-shown-to-a-client',
  });
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { 'x-play-session': id };
    const response = await server.inject({
      method,
      url: `/play/slots/api${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), text: response.body };
  };
  const spin = async (betId: string, stake = STAKE) => {
    const { status, body } = await send('POST', '/spin', { id: betId, stake });
    return { status, error: body['error'], round: body['round'] as SlotRoundView };
  };
  const balance = async () => (await send('GET', '/session')).body['balance'];
  return { send, spin, balance };
}

let bets = 0;
const newBet = () => `bet-${String(++bets).padStart(8, '0')}`;

describe('a tampered client', () => {
  test.each([-STAKE, 0, STAKE / 3, STAKE * 7, Number.MAX_SAFE_INTEGER, '1'])('cannot stake %s', async (stake) => {
    const { spin, balance } = await player();
    const before = await balance();
    expect(await spin(newBet(), stake as number)).toMatchObject({ status: 400, error: 'bet_malformed' });
    expect(await balance()).toBe(before);
  });

  test('gets the same round for the same id, and pays once', async () => {
    const { spin, balance } = await player();
    const id = newBet();
    const first = await spin(id);
    const after = await balance();
    const second = await spin(id);
    expect(second.round.spins).toEqual(first.round.spins);
    expect(await balance()).toBe(after);
  });

  test('cannot play on a round of somebody else, nor repeat a bet of theirs', async () => {
    const [own, stranger] = [await player(), await player()];
    const id = newBet();
    await own.spin(id);
    for (const [path, body] of [
      ['/collect', { bet: id }],
      ['/gamble', { bet: id, pick: 'red', step: 0 }],
      ['/free', { bet: id, spin: 1 }],
    ] as const)
      expect(await stranger.send('POST', path, body)).toMatchObject({ status: 404, body: { error: 'no_round' } });
    expect(await stranger.spin(id)).toMatchObject({ status: 409, error: 'bet_id_taken' });
  });

  test('cannot go on with a round that is settled', async () => {
    const { spin, send } = await player();
    const id = newBet();
    await spin(id);
    const paid = await send('POST', '/collect', { bet: id });
    expect(await send('POST', '/gamble', { bet: id, pick: 'red', step: 0 })).toMatchObject({
      status: 409,
      body: { error: 'round_over' },
    });
    expect((await send('POST', '/collect', { bet: id })).body['payout']).toBe(paid.body['payout']);
  });

  test('cannot spin in a series where the licence has none', async () => {
    const series = { stake: STAKE, auto: true };
    const { send, balance } = await player();
    const before = await balance();
    expect(await send('POST', '/spin', { id: newBet(), ...series })).toMatchObject({
      status: 403,
      body: { error: 'auto_barred' },
    });
    expect(await balance()).toBe(before);
    const allowed = await player({ autoplay: true });
    expect(await allowed.send('POST', '/spin', { id: newBet(), ...series })).toMatchObject({ status: 200 });
  });

  test('without a session, or with a made-up one, gets nothing; the session does not tell the launch token', async () => {
    const response = await server.inject({ method: 'POST', url: '/play/slots/api/spin', payload: {} });
    expect(response.statusCode).toBe(401);
    const { send } = await player();
    expect((await send('GET', '/session')).text).not.toContain('never-shown');
  });
});

describe('a round', () => {
  /** Plays until one round fits. */
  async function until(matches: (round: SlotRoundView) => boolean) {
    for (let turn = 0; turn < 3_000; turn++) {
      // The balance of a demo is finite.
      const own = await player();
      for (let spin = 0; spin < 50; spin++) {
        const { round } = await own.spin(newBet());
        if (matches(round)) return { ...own, round };
      }
    }
    throw new Error('no such round');
  }

  test('with free spins is taken up where it was, and paid in one', async () => {
    const { send, round, balance } = await until(({ freeLeft }) => freeLeft > 0);
    const before = Number(await balance());
    const { body } = await send('POST', '/free', { bet: round.bet, spin: 1 });
    const repeatAnswer = await send('POST', '/free', { bet: round.bet, spin: 1 });
    expect((repeatAnswer.body['round'] as SlotRoundView).spins).toEqual((body['round'] as SlotRoundView).spins);
    const reloaded = (await send('GET', '/game')).body['round'] as SlotRoundView;
    expect(reloaded).toMatchObject({ bet: round.bet, freeLeft: (body['round'] as SlotRoundView).freeLeft });
    const { payout, balance: after } = (await send('POST', '/collect', { bet: round.bet })).body;
    expect(after).toBe(before + Number(payout));
    const [bet] = (await send('GET', '/history')).body['bets'] as { payout: number; detail: SlotRoundView }[];
    expect(bet?.detail.freeLeft).toBe(0);
    expect(bet?.detail.spins.reduce((sum, { won }) => sum + won, 0)).toBe(bet?.payout);
  });

  test('of a game without a gamble is settled with its win', async () => {
    const open = await Promise.all(games.slice(0, 20).map(({ code }) => player({ gameCode: code })));
    const offers = await Promise.all(open.map(async ({ send }) => (await send('GET', '/game')).body['hasGamble']));
    const plain = open[offers.indexOf(false)];
    if (!plain) throw new Error('every game has a gamble');
    const stakes = (await plain.send('GET', '/game')).body['stakes'] as number[];
    for (let turn = 0; turn < 200; turn++) {
      const { round } = await plain.spin(newBet(), stakes[0]);
      if (round.won === 0 || round.freeLeft > 0) continue;
      expect(round).toMatchObject({ open: false, mayGamble: false });
      return;
    }
    throw new Error('no such round');
  });

  test('that was won may be doubled or lost', async () => {
    const { send, round } = await until(({ mayGamble }) => mayGamble);
    const { body } = await send('POST', '/gamble', { bet: round.bet, pick: 'red', step: 0 });
    expect([0, round.won * 2]).toContain((body['round'] as SlotRoundView).won);
    const { payout } = (await send('POST', '/collect', { bet: round.bet })).body;
    expect(payout).toBe((body['round'] as SlotRoundView).won);
  });
});
