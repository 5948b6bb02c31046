import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createGameSessions } from './game-sessions';

const CRASH = 10_001;

let api: TestApp;
let closedGame: number;

beforeAll(async () => {
  api = await startTestApp();
  await seedCatalogue(api.app.platform.database, api.app.platform.config);
  await seedIdentity(api.app.platform.database, {});
  const { content } = await api.browser().call('games.list', { gameType: 'rng', vassalage: 'PG' });
  closedGame = content[0]?.nodeId ?? 0;
});
afterAll(() => api.close());

const signIn = async () => {
  const member = api.browser();
  await member.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
  return member;
};
const sessions = () => createGameSessions(api.pool);
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

describe('launching', () => {
  test('gives a member a token in the currency of the brand, and a URL on the play host', async () => {
    const member = await signIn();
    const launched = await member.call('games.launch', { nodeId: CRASH, language: 'bn' });
    expect(launched).toMatchObject({ mode: 'real', currency: 'BDT' });
    expect(launched.url).toMatch(
      /^http:\/\/play\.localhost:4000\/in-house\/crash\?token=[\w-]{43}&lang=bn&brand=sundarban$/,
    );
    const session = await sessions().byToken(tokenOf(launched.url));
    expect(session).toMatchObject({ gameId: CRASH, brandId: 1, currency: 'BDT', mode: 'real', endedAt: null });
    const plainTokens = await api.pool.query("select 1 from game_session where encode(token_hash, 'escape') = $1", [
      tokenOf(launched.url),
    ]);
    expect(plainTokens.rowCount).toBe(0);
  });

  test('issues a separate token for every launch', async () => {
    const member = await signIn();
    const [one, other] = [
      await member.call('games.launch', { nodeId: CRASH }),
      await member.call('games.launch', { nodeId: CRASH }),
    ];
    expect(tokenOf(one.url)).not.toBe(tokenOf(other.url));
  });

  test('puts the game first among the recent ones', async () => {
    const member = await signIn();
    await member.call('games.launch', { nodeId: CRASH });
    await member.call('games.launch', { nodeId: CRASH + 1 });
    const recent = await member.call('games.recent', {});
    expect(recent.content.slice(0, 2).map((game) => game.gameCode)).toEqual(['MINES', 'CRASH']);
  });

  test('opens the lobby of a vendor through the relay, under either method', async () => {
    const member = await signIn();
    for (const method of ['POST', 'GET'] as const) {
      const { envelope } = await member.send('games.relayLaunch', { vassalage: 'BGS', gameType: 'bgs' }, { method });
      expect(envelope.success && envelope.value.url).toMatch(/\/in-house\/.+token=/);
    }
    expect((await member.refusal('games.relayLaunch', { vassalage: 'NOBODY' })).code).toBe('game_not_found');
    expect((await api.browser().refusal('games.relayLaunch', { vassalage: 'BGS' })).code).toBe('not_logged_in');
  });

  test('is refused while the password must be changed, except for a demo', async () => {
    const member = await signIn();
    await api.pool.query("update member set must_change_password = true where account = 'demo'");
    api.clock.pass(6_000);
    expect((await member.refusal('games.launch', { nodeId: CRASH })).code).toBe('password_change_required');
    await expect(member.call('games.launch', { nodeId: CRASH, mode: 'demo' })).resolves.toMatchObject({ mode: 'demo' });
    await api.pool.query('update member set must_change_password = false');
  });

  test('a guest may open a demo, which has no member and the currency XXX', async () => {
    const launched = await api.browser().call('games.launch', { nodeId: CRASH, mode: 'demo' });
    expect(launched.currency).toBe('XXX');
    expect(await sessions().byToken(tokenOf(launched.url))).toMatchObject({ memberId: null, mode: 'demo' });
  });

  test('requires a login for real money', async () => {
    expect((await api.browser().refusal('games.launch', { nodeId: CRASH })).code).toBe('not_logged_in');
  });

  test('requires a real account instead of a trial account', async () => {
    const trial = api.browser();
    await trial.call('session.freePlay', {});
    expect((await trial.refusal('games.launch', { nodeId: CRASH })).code).toBe('in_need_true_account');
  });

  test('refuses a game under maintenance and recommends playable ones', async () => {
    const member = await signIn();
    const refusal = await member.refusal('games.launch', { nodeId: closedGame });
    expect(refusal.code).toBe('game_maintenance');
    const recommended = refusal.details?.['recommended'] as { gameCode: string; playable: boolean }[];
    expect(recommended.slice(0, 2).map((game) => game.gameCode)).toEqual(['CRASH', 'MINES']);
    expect(recommended.every((game) => game.playable)).toBe(true);
  });

  test('does not find an unknown game, or one that the brand does not show', async () => {
    const member = await signIn();
    expect((await member.refusal('games.launch', { nodeId: 123_456_789 })).code).toBe('game_not_found');
    expect((await member.refusal('games.launch', { nodeId: 150_001 })).code).toBe('game_not_found');
  });
});

describe('game sessions', () => {
  test('are not found by an unknown token', async () => {
    expect(await sessions().byToken('nobody-knows-this-token')).toBeNull();
  });

  test('stay readable when ended, and keep the first end time', async () => {
    const member = await signIn();
    const { url } = await member.call('games.launch', { nodeId: CRASH });
    const opened = await sessions().byToken(tokenOf(url));
    if (!opened) throw new Error('no session');
    await sessions().end(opened.id);
    const ended = await sessions().byToken(tokenOf(url));
    expect(ended?.endedAt).toBeInstanceOf(Date);
    await sessions().end(opened.id);
    expect((await sessions().byToken(tokenOf(url)))?.endedAt).toEqual(ended?.endedAt);
  });
});
