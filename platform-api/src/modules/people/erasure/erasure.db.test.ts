import { access } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalData, personalDataErasures, WITHHELD_TABLES } from '../../../composition/personal-data';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { lastCodeTo } from '../../../testing/outbox';
import { failOnDelete } from '../../../testing/fail-on-delete';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createBrandService } from '../../site/brand/service';
import { readOrMakeKey } from '../../../platform/key-file';
import { createUploads } from '../../operators/uploads/service';
import { createExcludedContacts, type ExcludedContacts } from '../contacts/excluded-contacts';
import { openErasure } from './erasing.fixture';
import type { Erasure } from './service';
import { mailOf, memberWithTraces, tablesWithTraces, TRACES } from './erasure.fixture';
import { fileOf } from './picture.fixture';
import { KEPT_COLUMNS } from './repository';

let site: TestApp;
let erasure: Erasure;
let excludedContacts: ExcludedContacts;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  const { platform } = site.app;
  excludedContacts = createExcludedContacts(
    await readOrMakeKey(platform.config.keys, 'excluded-contacts.key'),
    site.clock,
  );
  erasure = openErasure(platform, createBrandService(platform), excludedContacts);
});
afterAll(() => site.close());

let number = 0;
const close = (id: bigint, years: number) =>
  site.pool.query(
    "update member set status = 'closed', closed_at = now() - make_interval(years => $2, days => 1) where id = $1",
    [id, years],
  );
async function closedMember(years = 5) {
  number += 1;
  const member = await memberWithTraces(site, { suffix: `${number}` });
  await close(member.id, years);
  return { ...member, suffix: `${number}` };
}
const stateOf = async (id: bigint) =>
  (
    await site.pool.query<{ account: string; begun: boolean; erased: boolean; messages: number }>(
      `select account, erasing_since is not null as begun, erased_at is not null as erased,
         (select count(*)::int from member_message where member_id = $1) as messages from member where id = $1`,
      [id],
    )
  ).rows[0];
const exclude = (id: bigint, until: string | null) =>
  site.pool.query(
    "insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, 'self_exclusion', now() - interval '10 years', $2)",
    [id, until],
  );

const isEmptied = (value: unknown) =>
  ['', null, false].includes(value as string) ||
  ['{}', '[]'].includes(JSON.stringify(value)) ||
  (typeof value === 'string' && /^erased-public\d+$/i.test(value));

describe('the list of what is erased', () => {
  it('names every table of the exports, and every one that they withhold, or says why it stays', () => {
    const erased = personalDataErasures.flatMap((floor) => floor.erased.flatMap(({ tables }) => tables));
    const kept = personalDataErasures.flatMap((floor) => Object.keys(floor.kept));
    const held = [...personalData.flatMap(({ tables }) => tables), ...Object.keys(WITHHELD_TABLES)];
    expect([...new Set(held)].filter((table) => !erased.includes(table) && !kept.includes(table))).toEqual([]);
    expect(erased.filter((table) => kept.includes(table))).toEqual([]);
    expect(new Set([...erased, ...kept]).size).toBe(erased.length + kept.length);
  });

  it('names every column of the member’s row', async () => {
    const [pictured, drawn] = [await closedMember(), await closedMember()];
    await site.pool.query("update member set picture_id = null, avatar = 'owl' where id = $1", [drawn.id]);
    const columns = async () => {
      const { rows } = await site.pool.query<{ row: Record<string, unknown> }>(
        'select to_jsonb(m) as row from member m where id = any($1)',
        [[pictured.id, drawn.id]],
      );
      const values = rows.flatMap(({ row }) => Object.entries(row)).filter(([name]) => !(name in KEPT_COLUMNS));
      const full = new Set(values.flatMap(([name, value]) => (isEmptied(value) ? [] : name)));
      return { full: [...full], empty: [...new Set(values.map(([name]) => name))].filter((name) => !full.has(name)) };
    };
    expect((await columns()).empty, 'what the members left is in every column').toEqual([]);
    await erasure.run();
    expect((await columns()).full).toEqual([]);
  });
});

describe('the data of a closed account', () => {
  it('leaves no table of the database after its years, apart from the books', async () => {
    const { id, picture, suffix } = await closedMember();
    const traces = Object.values(TRACES);
    expect((await tablesWithTraces(site, traces)).length).toBeGreaterThan(12);
    const balances = async () =>
      (await site.pool.query<{ n: number }>('select count(*)::int as n from deposit where member_id = $1', [id])).rows;
    const before = await balances();
    expect(await erasure.run()).toBe(1);
    expect(await tablesWithTraces(site, traces)).toEqual([]);
    expect(await balances()).toEqual(before);
    expect(await stateOf(id)).toMatchObject({ account: `erased-PUBLIC${suffix}`, erased: true, messages: 0 });
    const { rows } = await site.pool.query('select action, actor_kind from audit_log where subject = $1', [
      `member:PUBLIC${suffix}`,
    ]);
    expect(rows).toEqual([{ action: 'member.data-erased', actor_kind: 'system' }]);
    await access(fileOf(site, picture));
    await createUploads(site.app.platform).sweep();
    await expect(access(fileOf(site, picture))).rejects.toThrow();
  });

  it('stays until then, and that of accounts that are open or blocked stays anyway', async () => {
    const { id } = await closedMember(4);
    const open = await memberWithTraces(site, { suffix: 'open' });
    expect(await erasure.run()).toBe(0);
    for (const member of [id, open.id]) expect(await stateOf(member)).toMatchObject({ begun: false, messages: 2500 });
    await site.pool.query("update member set status = 'disabled', closed_at = null where id = $1", [id]);
    expect(await erasure.run()).toBe(0);
    await site.pool.query('delete from member_message where member_id = any($1)', [[id, open.id]]);
  });

  it.each([
    [
      'a dispute about a withdrawal',
      `update withdrawal set state = 'not_received', receipt = null, finished_at = null where member_id = $1`,
      `update withdrawal set state = 'received', receipt = 'forced', finished_at = now() where member_id = $1`,
    ],
    [
      'a deposit that is under way',
      `update deposit set state = 'pending', finished_at = null where member_id = $1`,
      `update deposit set state = 'declined', finished_at = now() where member_id = $1`,
    ],
    [
      'a case of operators',
      `insert into erasure_hold (member_id, reason, placed_by, placed_at) select $1, 'a report', min(id), now() from operator`,
      'delete from erasure_hold where member_id = $1',
    ],
  ])('waits for %s', async (_name, open, settle) => {
    const { id } = await closedMember();
    await site.pool.query(open, [id]);
    expect(await erasure.run()).toBe(0);
    expect(await stateOf(id)).toMatchObject({ begun: false, messages: 2500 });
    await site.pool.query(settle, [id]);
    expect(await erasure.run()).toBe(1);
  });

  it('goes once, however often and by how many it is asked for', async () => {
    const members = [await closedMember(), await closedMember(6), await closedMember(7)];
    const runs = await Promise.all([erasure.run(), erasure.run(), erasure.run()]);
    expect(runs.reduce((sum, count) => sum + count)).toBe(members.length);
    expect(await erasure.run()).toBe(0);
    for (const { suffix } of members)
      expect(
        (await site.pool.query('select from audit_log where subject = $1', [`member:PUBLIC${suffix}`])).rowCount,
      ).toBe(1);
  });

  it('is gone on with where a fault cut it off, and keeps nobody else waiting', async () => {
    const first = await closedMember(9);
    const mended = await failOnDelete(site.pool, 'chat_message');
    await closedMember(8);
    expect(await erasure.run()).toBe(0);
    expect(await stateOf(first.id)).toMatchObject({
      begun: true,
      erased: false,
      messages: 0,
      account: `amina_rahman${first.suffix}`,
    });
    await mended();
    expect(await erasure.run()).toBe(2);
  });
});

describe('a person who is excluded', () => {
  beforeEach(() => site.pool.query('delete from throttle'));

  it('is known by the contacts, the documents and the bank accounts after the erasure, and nobody can read them', async () => {
    const { id, suffix } = await closedMember();
    await exclude(id, null);
    await erasure.run();
    const held = (kind: 'email' | 'mobile', value: string, brandId = 1) =>
      excludedContacts.includes(site.pool, brandId, kind, value);
    expect(await held('email', mailOf(suffix))).toBe(true);
    expect(await held('mobile', TRACES.mobile + suffix)).toBe(true);
    expect(await held('email', mailOf(suffix), 2)).toBe(false);
    expect((await site.pool.query('select from identity_number where member_id = $1', [id])).rowCount).toBe(1);
    expect(
      (await site.pool.query("select from payee where member_id = $1 and number_digest = sha256('number')", [id]))
        .rowCount,
    ).toBe(1);
    expect(await tablesWithTraces(site, [mailOf(suffix)])).toEqual([]);
  });

  it('comes back when the exclusion ends, and whoever was not excluded at once', async () => {
    const [timed, free] = [await closedMember(), await closedMember()];
    await exclude(timed.id, new Date(Date.now() + 3_600_000).toISOString());
    await erasure.run();
    const held = ({ suffix }: { suffix: string }) => excludedContacts.includes(site.pool, 1, 'email', mailOf(suffix));
    expect([await held(timed), await held(free)]).toEqual([true, false]);
    expect((await site.pool.query('select from identity_number where member_id = $1', [free.id])).rowCount).toBe(0);
    site.clock.pass(2 * 3_600_000);
    expect(await held(timed)).toBe(false);
    await erasure.run();
    expect((await site.pool.query('select from excluded_contact where excluded_until is not null')).rowCount).toBe(0);
    site.clock.pass(-2 * 3_600_000);
  });

  it('cannot register or bind with a contact of the erased account, and hears what everybody hears of a contact in use', async () => {
    const { id, suffix } = await closedMember();
    await exclude(id, null);
    await erasure.run();
    const register = async (fields: object, brand: string) =>
      site.browser(brand).send('member.register', {
        username: `new${suffix}`,
        password: 'Kingfisher-7-Boats',
        confirmPassword: 'Kingfisher-7-Boats',
        mobileNum: '01712345600',
        birthday: '1990-04-21',
        termsAccepted: true,
        ...fields,
        botCheck: await solveBotCheck(await site.browser(brand).call('session.botCheck', {})),
      });
    const email = mailOf(suffix).toUpperCase();
    expect((await register({ email }, 'sundarban')).envelope).toMatchObject({ code: 'email_taken' });

    const browser = site.browser();
    await browser.call('session.login', { type: 'username', username: 'demo', password: 'Mangrove-2026!' });
    await browser.call('security.contactCode', { kind: 'email', value: email, password: 'Mangrove-2026!' });
    const code = await lastCodeTo(site.pool, email.toLowerCase());
    expect(await browser.refusal('security.bindContact', { kind: 'email', value: email, code })).toMatchObject({
      code: 'email_taken',
    });
    await site.pool.query('delete from excluded_contact');
    expect((await register({ email }, 'sundarban')).envelope).toMatchObject({ success: true });
  });
});
