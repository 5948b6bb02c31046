import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playRoutes } from '../../studio/play-routes';
import { createRoundLinks } from '../../studio/round-links';
import { type GameKind, openStudio, type OpenStudio } from '../../studio/studio';
import type { MatchView } from './match-view';
import { sportsKind } from './sports-kind';

const UNIT = 100_000;
let stateFolder: string;
let server: FastifyInstance;
let studio: OpenStudio;
let kind: GameKind;

const open = async () => {
  server = Fastify();
  studio = await openStudio({
    journalFile: join(stateFolder, 'studio.jsonl'),
    walletOf: () => {
      throw new Error('a demo asks no wallet');
    },
    log: server.log,
  });
  kind = sportsKind({ stateFolder, speed: 1 });
  await kind.start(studio);
  playRoutes(server, { studio, kinds: [kind], games: [], links: createRoundLinks('secret') });
};
const close = async () => {
  await kind.stop();
  await studio.close();
  await server.close();
};
const openSession = async (vendor: string, kindName = 'sports') => {
  const game = { kind: kindName, vendor, gameCode: `${vendor}_0001`, gameName: 'Book', user: '', language: 'en' };
  const { id } = await studio.openSession({ ...game, currency: 'XXX', demo: true, lobbyUrl: null, token: 'token' });
  return id;
};
const call = async <Answer = Record<string, unknown>>(session: string, path: string, body?: object) => {
  const url = `/play/sports/api${path}`;
  const headers = { 'x-play-session': session };
  const answer = body
    ? await server.inject({ method: 'POST', url, headers, payload: body })
    : await server.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
const wagerOn = async (session: string) => {
  const { matches } = (await call<{ matches: MatchView[] }>(session, '/board')).body;
  const match = matches.filter(({ state }) => state === 'scheduled').at(-1)!;
  const [market] = match.markets;
  const { pick, price } = market!.selections[0]!;
  const leg = { match: match.id, kind: market!.kind, line: null, pick, price };
  return { id: 'intent-0001', form: 'decimal', acceptance: 'none', stake: 10 * UNIT, legs: [leg] };
};

beforeEach(async () => {
  stateFolder = mkdtempSync(join(tmpdir(), 'sports-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(stateFolder, { recursive: true, force: true });
});

it('takes an intent once, keeps it over a restart, and shows it among the tickets', async () => {
  const session = await openSession('TLN');
  const wager = await wagerOn(session);
  expect((await call(session, '/bets', wager)).body).toMatchObject({ accepted: true });
  expect((await call(session, '/bets', wager)).body).toMatchObject({ accepted: true });
  await close();
  await open();
  const { bets } = (await call<{ bets: object[] }>(session, '/tickets')).body;
  expect(bets).toMatchObject([{ state: 'open', stake: 10 * UNIT, ticket: { simulated: true, legs: wager.legs } }]);
});

it('answers a price that has moved with the price of now', async () => {
  const session = await openSession('TLN');
  const wager = await wagerOn(session);
  const [leg] = wager.legs;
  const { body } = await call(session, '/bets', { ...wager, legs: [{ ...leg, price: leg!.price! + 1 }] });
  expect(body).toMatchObject({ accepted: false, reason: 'price_changed', prices: { [leg!.match]: leg!.price } });
});

it('shows of a match nothing that decides how it goes on', async () => {
  const { matches } = (await call<{ matches: object[] }>(await openSession('TLN'), '/board')).body;
  const shown = 'id title league home away kickOffAt state score played innings suspended markets'.split(' ').sort();
  expect(matches.length).toBeGreaterThan(0);
  for (const match of matches) expect(Object.keys(match).sort()).toEqual(shown);
});

it('refuses tampered bets and strangers', async () => {
  const session = await openSession('TLN');
  const wager = await wagerOn(session);
  for (const bad of [{ stake: -UNIT }, { stake: 1 }, { legs: [] }, { payout: UNIT }, { id: '../../x' }])
    expect((await call(session, '/bets', { ...wager, ...bad })).status).toBe(400);
  expect((await call('nobody', '/bets', wager)).status).toBe(401);
  expect((await call(await openSession('GSP', 'cockfight'), '/bets', wager)).status).toBe(401);
  expect(studio.open('sports')).toEqual([]);
});

it('sells sports at vendors of sports, and e-sports at vendors of e-sports', async () => {
  const titlesAt = async (vendor: string) => {
    const { matches } = (await call<{ matches: MatchView[] }>(await openSession(vendor), '/board')).body;
    return [...new Set(matches.map(({ title }) => title))].sort();
  };
  expect(await titlesAt('TLN')).toEqual(['basketball', 'cricket', 'football', 'tennis']);
  expect(await titlesAt('AV')).toEqual(['breachline', 'emberrift', 'turbopitch']);
  const wager = await wagerOn(await openSession('AV'));
  expect(await call(await openSession('TLN'), '/bets', wager)).toMatchObject({
    status: 409,
    body: { error: 'no_such_match' },
  });
});
