import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import type { TestBrowser } from '../../../testing/browser';
import { readDueChanges } from '../contacts/repository';
import { failOnDelete } from '../../../testing/fail-on-delete';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PASSWORD = 'Mangrove-2026!';

let site: TestApp;
let demo: TestBrowser;
let id: bigint;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  await site.app.platform.jobs.start();
  const { rows } = await site.pool.query<{ id: bigint }>(
    "select id from member where account = 'demo' and brand_id = 1",
  );
  id = rows[0]?.id ?? 0n;
  demo = await login();
});
afterAll(() => site.close());

async function login(): Promise<TestBrowser> {
  const browser = site.browser();
  await browser.call('session.login', { type: 'username', username: 'demo', password: PASSWORD });
  return browser;
}

const obstacles = async () => (await demo.call('security.closure', {})).obstacles;

/** Adds money as the ledger does. */
const pay = (key: string, units: bigint) =>
  site.pool.query(
    `select post_movement('test', $2, '\\x00', 'promotion', 1::smallint, $1, array[brand_account(1::smallint, 'promotion')],
       array[(select account_id from wallet where member_id = $1 and kind = 'cash')], array[$3::bigint], null)`,
    [id, key, units],
  );

it('waits for money that can be withdrawn, and not for less', async () => {
  await pay('rest', 1_250_000n);
  expect(await demo.call('security.closure', {})).toEqual({ obstacles: [], rest: '12.50' });
  await pay('more', 100_000_000n);
  expect(await demo.call('security.closure', {})).toEqual({ obstacles: ['balance'], rest: '1012.50' });
  const refusal = await demo.refusal('security.closeAccount', { password: PASSWORD });
  expect(refusal).toMatchObject({ code: 'account_not_settled', details: { obstacles: ['balance'] } });
  await site.pool.query('update wallet set balance = 0 where member_id = $1', [id]);
});

it('waits for bets, payments, wins and people that are not settled', async () => {
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values (900, 'CLOSURE', 'Closure', 'active', 900)`,
  );
  await site.pool.query(
    `insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free)
     values (1, now(), 1, $1, 900, 1, 'rng', 'r', 100000, false)`,
    [id],
  );
  expect(await obstacles()).toEqual(['bet']);
  await site.pool.query("update bet set status = 'lost', settled_at = now() where id = 1");
  await site.pool.query(
    `insert into bonus (brand_id, member_id, source, key, names, mode, amount, wagering, contribution, in_steps, excluded_games, lifetime_hours, state, granted_at)
     values (1, $1, 'test', 'b', '{}', 'playable', 100000, 0, '{}', false, '{}', 24, 'queued', now())`,
    [id],
  );
  expect(await obstacles()).toEqual(['bonus']);
  await site.pool.query("update bonus set state = 'forfeited', ended_at = now() where member_id = $1", [id]);
  await site.pool.query(
    `with channel as (
       insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
       values (1, 'closure', 'sandpay', '{"en": "Closure"}', 1, 2, '{}', 900) returning id)
     insert into deposit (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint)
     select 1, $1, id, 100000, 'BDT', 'k', '\\x00' from channel`,
    [id],
  );
  expect(await obstacles()).toEqual(['deposit']);
  await site.pool.query("update deposit set state = 'expired', finished_at = now() where member_id = $1", [id]);
  await site.pool.query(
    `with institution as (
       insert into payout_institution (brand_id, code, kind, payer, names, number_pattern, number_example, sort_order)
       values (1, 'closure', 'bank', 'sandpay', '{"en": "Closure"}', '.', '1', 900) returning id),
     payee as (
       insert into payee (id, brand_id, member_id, institution_id, holder, sealed_number, number_digest, number_tail, added_at, usable_from)
       select gen_random_uuid(), 1, $1, id, 'Demo', '\\x00', '\\x00', '1234', now(), now() from institution returning id)
     insert into withdrawal (brand_id, member_id, payee_id, amount, currency, hits, score, approvals_needed, idempotency_key, fingerprint, created_at)
     select 1, $1, id, 100000, 'BDT', '[]', 0, 1, 'k', '\\x00', now() from payee`,
    [id],
  );
  expect(await obstacles()).toEqual(['withdrawal']);
  await site.pool.query("update withdrawal set state = 'cancelled', finished_at = now() where member_id = $1", [id]);
  await site.pool.query(
    `insert into withheld_win (source, key, fingerprint, brand_id, member_id, bet_id, bet_key, amount)
     values ('test', 'w', '\\x00', 1, $1, 1, 'b', 100000)`,
    [id],
  );
  expect(await obstacles()).toEqual(['withheldWin']);
  await site.pool.query('delete from withheld_win where member_id = $1', [id]);
  await site.pool.query(
    `select set_upline(id, $1) from member where brand_id = 1 and id <> $1 and status = 'active' limit 1`,
    [id],
  );
  expect(await obstacles()).toEqual(['team']);
  await site.pool.query('select set_upline(id, null) from member where upline_id = $1', [id]);
  expect(await obstacles()).toEqual([]);
});

it('takes the password each time, and nothing of another account', async () => {
  expect(await demo.refusal('security.closeAccount', { password: 'wrong' })).toMatchObject({
    code: 'password_incorrect',
  });
  expect((await site.pool.query("select from member where status = 'closed'")).rowCount).toBe(0);
});

it('closes nothing when the sessions cannot be ended', async () => {
  const mended = await failOnDelete(site.pool, 'session');
  expect((await demo.refusal('security.closeAccount', { password: PASSWORD })).code).toBe('unknown_error');
  await mended();
  expect((await site.pool.query("select from member where status = 'closed'")).rowCount).toBe(0);
});

it('ends every session at once, opens none again, and tells the owner why', async () => {
  await site.pool.query(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at) values ($1, 1, 'email', 'demo@example.test', now())
     on conflict (member_id, kind) do update set value = excluded.value, verified_at = now()`,
    [id],
  );
  await site.pool.query(
    `insert into identity_check (id, brand_id, member_id, level, state, document_kind, number_digest, created_at, submitted_at, decided_by, decided_at)
     select gen_random_uuid(), 1, $1, 1, 'approved', 'passport', sha256('1'), now(), now(), o.id, now() from operator o limit 1`,
    [id],
  );
  await demo.call('member.setIcon', { nickname: 'A Name To Forget' });
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await demo.call('member.uploadIcon', { image });
  const other = await login();
  const answers = await Promise.all(
    [demo, other].map((browser) => browser.send('security.closeAccount', { password: PASSWORD })),
  );
  expect(answers.map(({ envelope }) => envelope.success).toSorted()).toEqual([false, true]);
  for (const browser of [demo, other])
    expect(await browser.refusal('member.info', {})).toMatchObject({ code: 'not_logged_in' });
  const visitor = site.browser();
  const asked = { type: 'username', username: 'demo', password: PASSWORD } as const;
  expect(await visitor.refusal('session.login', asked)).toMatchObject({ code: 'account_closed' });
  expect(await visitor.refusal('session.login', { ...asked, password: 'wrong' })).toMatchObject({
    code: 'login_failed',
  });
  await expect
    .poll(
      async () => (await site.pool.query("select from outbox_message where template = 'account_closed'")).rowCount,
      { timeout: 10_000 },
    )
    .toBe(1);
});

it('keeps a contact that was to be changed, and ends what was confirmed', async () => {
  await site.pool.query(
    `insert into contact_change (brand_id, member_id, kind, value, requested_at, effective_at)
     values (1, $1, 'email', 'burner@example.test', now() - interval '2 days', now() - interval '1 day')`,
    [id],
  );
  expect(await readDueChanges(site.pool, new Date())).toEqual([]);
  const { rows } = await site.pool.query('select state from identity_check where member_id = $1', [id]);
  expect(rows).toEqual([{ state: 'replaced' }]);
});

it('takes the nickname and the picture away', async () => {
  const { rows } = await site.pool.query(
    'select nickname, avatar, picture_id, nickname_changed_at, appearance_changed_at from member where id = $1',
    [id],
  );
  const nothing = { avatar: null, picture_id: null, nickname_changed_at: null, appearance_changed_at: null };
  expect(rows).toEqual([{ nickname: 'demo', ...nothing }]);
  const pictures = await site.pool.query(`select subject from uploaded_image where owner_id = $1`, [id]);
  expect(pictures.rows).toEqual([{ subject: null }]);
});

it('keeps contacts with the account, so that a new one cannot shed its limits', async () => {
  const { rows } = await site.pool.query<{ barred: boolean }>('select is_barred($1, now()) as barred', [id]);
  expect(rows[0]?.barred).toBe(true);
  const { rowCount } = await site.pool.query(
    `insert into member_contact (member_id, brand_id, kind, value) select id, 1, 'email', 'demo@example.test' from member
     where brand_id = 1 and id <> $1 limit 1 on conflict (brand_id, kind, value) do nothing`,
    [id],
  );
  expect(rowCount).toBe(0);
});
