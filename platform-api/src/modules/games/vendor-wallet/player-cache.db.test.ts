import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createCallers } from './callers';
import { makeMember, UNIT } from '../../money/ledger/money.fixture';
import { betFields, callWallet, launch } from './vendor-double.fixture';
import { testedWallet } from './tested-wallet.fixture';

const wallet = testedWallet();

/** A member cached by the process through a bet. */
async function player() {
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  const token = await launch(wallet.db.pool, id);
  const bet = async () =>
    (await callWallet(wallet.app.server, wallet.keys, 'bet', betFields(walletUser, token))).status;
  await vi.waitFor(async () => expect(await bet()).toBe('RS_OK'));
  return { id, bet };
}
/** Changes the database like another process: this one learns of it by notification only. */
const elsewhere = (statement: string, id: bigint) => wallet.db.pool.query(statement, [id]);
const END_SESSIONS = 'update game_session set ended_at = now() where member_id = $1';

test('refuses a bet in a session ended by another process', async () => {
  const { id, bet } = await player();
  await elsewhere(END_SESSIONS, id);
  await vi.waitFor(async () => expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED'));
});

test('refuses a bet of a member barred in another process', async () => {
  const { id, bet } = await player();
  await elsewhere(`update member set status = 'disabled' where id = $1`, id);
  await vi.waitFor(async () => expect(await bet()).toBe('RS_ERROR_USER_DISABLED'));
});

test('invalidates the cache when the notification connection is lost', async () => {
  const { id, bet } = await player();
  const { rows } = await wallet.db.pool.query<{ killed: boolean }>(
    `select pg_terminate_backend(pid) as killed from pg_stat_activity
     where application_name = 'marquee-marquee_player' and datname = current_database()`,
  );
  expect(rows).toEqual([{ killed: true }]);
  await elsewhere(END_SESSIONS, id);
  await vi.waitFor(async () => expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED'));
});

test('a player is read from the database once in ten minutes while changes are heard', async () => {
  const { platform } = wallet.app;
  let nowMs = Date.now();
  const clock = { now: () => new Date(nowMs) };
  const callers = await createCallers(
    { ...platform, clock, metrics: new Registry() },
    { anyGameByCode: () => Promise.resolve(undefined) },
    { poolOf: () => Promise.resolve(null) },
  );
  try {
    const { walletUser } = await makeMember(wallet.db.pool, UNIT);
    const query = vi.spyOn(platform.database.pool, 'query');
    const readsAfter = async (passedMs: number) => {
      nowMs += passedMs;
      query.mockClear();
      expect(await callers.player(walletUser)).toMatchObject({ walletUser });
      return query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes(walletUser)).length;
    };
    expect(await readsAfter(0)).toBe(1);
    expect(await readsAfter(599_999)).toBe(0);
    expect(await readsAfter(1)).toBe(1);
  } finally {
    await callers.close();
  }
});
