import { MEMBER_TYPE } from '@marquee/contract/constants';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import type { TestBrowser } from '../../../testing/browser';
import { type SupportSite, startSupportSite } from '../support/support.fixture';
import { joinLine, PASSWORD, seedGroups } from './line.fixture';

const reason = 'asked for it in writing';
let site: SupportSite;
let first: TestBrowser;
let second: TestBrowser;
let ids: Record<'topper1' | 'middle1' | 'lowest1' | 'target1' | 'abroad1', bigint>;
let number = 0;

beforeAll(async () => {
  site = await startSupportSite();
  await seedGroups(site);
  first = await site.operator('First', [1], ['agents']);
  second = await site.operator('Second', [1], ['agents']);
});
afterAll(() => site.close());
/** topperN > middleN > lowestN and targetN; groups 1940, 1920, 1900 and 1910. */
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  number += 1;
  const top = await joinLine(site, name('topper'));
  const middle = await joinLine(site, name('middle'), { upline: top.id });
  const low = await joinLine(site, name('lowest'), { upline: middle.id, type: MEMBER_TYPE });
  const target = await joinLine(site, name('target'));
  const abroad = await joinLine(site, name('abroad'), { brandId: 2 });
  ids = { topper1: top.id, middle1: middle.id, lowest1: low.id, target1: target.id, abroad1: abroad.id };
  for (const [id, group] of [
    [top.id, 1_940],
    [middle.id, 1_920],
    [low.id, 1_915],
    [target.id, 1_910],
  ])
    await site.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, $2)', [id, group]);
});

const name = (of: string) => `${of}${number}`;
const tomorrow = () => dayOf(new Date(site.clock.now().getTime() + 86_400_000), 360);
const move = (account: string, upline: string | null) => ({ brand: 'sundarban', account, upline, reason });
const linesOf = async (id: bigint) =>
  (
    await site.pool.query<Record<string, unknown>>(
      `select from_day::text as "from", to_day::text as "to", uplines::text[] from member_line where member_id = $1 order by from_day`,
      [id],
    )
  ).rows;
const groupOf = async (id: bigint) =>
  (await site.pool.query<{ held: number }>('select member_prize_group($1) as held', [id])).rows[0]?.held;

describe('a move', () => {
  it('does what its preview says, from the next business day, once a second operator approved it', async () => {
    const preview = await first.call('lines.previewMove', {
      brand: 'sundarban',
      account: name('MIDDLE'),
      upline: name('target'),
    });
    expect(preview).toEqual({
      account: name('middle'),
      fromUpline: name('topper'),
      toUpline: name('target'),
      fromDay: tomorrow(),
      members: 2,
      groups: [
        { account: name('middle'), from: 1_920, to: 1_910 },
        { account: name('lowest'), from: 1_915, to: 1_910 },
      ],
      inherited: null,
      contracts: [],
    });
    const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), name('target')));
    expect((await first.refusal('proposals.approve', { proposalId, reason })).code).toBe('proposal_own');
    const shown = await second.call('proposals.show', { proposalId });
    expect(shown.rows.map(({ label }) => label)).toEqual([
      'lines.account',
      'lines.fromUpline',
      'lines.toUpline',
      'lines.moving',
      'lines.sinks',
      'lines.sinks',
    ]);
    expect((await first.refusal('lines.proposeMove', move(name('middle'), null))).code).toBe('proposal_waiting');
    expect(await second.call('lines.show', { brand: 'sundarban', account: name('middle') })).toMatchObject({
      isMoving: true,
      prizeGroup: 1_920,
      members: 1,
    });
    const decided = await second.call('proposals.approve', { proposalId, reason });
    expect(decided).toMatchObject({ state: 'approved', fromDay: tomorrow() });

    const { topper1, middle1, lowest1, target1 } = ids;
    expect(await linesOf(lowest1)).toEqual([
      { from: '-infinity', to: tomorrow(), uplines: [String(topper1), String(middle1)] },
      { from: tomorrow(), to: null, uplines: [String(target1), String(middle1)] },
    ]);
    expect([await groupOf(middle1), await groupOf(lowest1)]).toEqual([1_910, 1_910]);
    const after = await first.call('lines.show', { brand: 'sundarban', account: name('middle') });
    expect(after).toMatchObject({
      isMoving: false,
      uplines: [{ account: name('target'), prizeGroup: 1_910 }],
      direct: 1,
      history: [
        { fromDay: tomorrow(), toDay: null, uplines: [name('target')] },
        { fromDay: null, uplines: [name('topper')] },
      ],
    });
    const below = await first.call('lines.downlines', { brand: 'sundarban', account: name('target') });
    expect(below.content).toMatchObject([{ account: name('middle'), downlines: 1, prizeGroup: 1_910 }]);
    expect((await first.refusal('lines.proposeMove', move(name('middle'), name('target')))).code).toBe(
      'line_move_refused',
    );
  });

  it('tells which group is inherited below the new upline, and is not approved once it would be another', async () => {
    await site.pool.query('delete from lottery_member_group where member_id in ($1, $2)', [ids.middle1, ids.lowest1]);
    const preview = () =>
      first.call('lines.previewMove', { brand: 'sundarban', account: name('middle'), upline: name('target') });
    expect(await preview()).toMatchObject({ groups: [], inherited: { from: 1_940, to: 1_910 } });
    const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), name('target')));
    const shown = await second.call('proposals.show', { proposalId });
    expect(shown.rows.at(-1)).toMatchObject({ label: 'lines.inherits', after: { text: '1940 → 1910' } });
    await site.pool.query('update lottery_member_group set prize_group = 1930 where member_id = $1', [ids.target1]);
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('conflict');
    await site.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, 1920)', [ids.middle1]);
    expect(await preview()).toMatchObject({ groups: [], inherited: null });
  });

  it('keeps no user names in its proposal', async () => {
    await first.call('lines.proposeMove', move(name('middle'), name('target')));
    const { rows } = await site.pool.query<{ body: string }>(
      `select body::text from proposal where kind = 'line-move' order by proposed_at desc limit 1`,
    );
    expect(rows[0]?.body).not.toContain(name('lowest'));
    expect(rows[0]?.body).not.toContain(name('middle'));
  });

  it('that is approved waits for a contract and a group that change, and is refused when they make it another one', async () => {
    for (const change of [
      {
        lock: `select pg_advisory_xact_lock(hashtext('agent_contract'), hashtext('1:dividend'))`,
        work: (client: PoolClient) => sign('topper', 'middle', client),
      },
      {
        lock: `select pg_advisory_xact_lock(4611021, 1)`,
        work: (client: PoolClient) =>
          client.query('update lottery_member_group set prize_group = 1918 where member_id = $1', [ids.middle1]),
      },
    ]) {
      const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), name('target')));
      const client = await site.pool.connect();
      await client.query('begin');
      await client.query(change.lock);
      const deciding = second.send('proposals.approve', { proposalId, reason });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await change.work(client);
      await client.query('commit');
      client.release();
      const { envelope } = await deciding;
      expect(envelope.success ? 'approved' : envelope.code).toBe('conflict');
      await first.call('proposals.withdraw', { proposalId, reason });
    }
  });

  it('races with a group that the old upline sets: nobody ends above the new upline', async () => {
    const browser = site.browser();
    await browser.call('session.login', { type: 'username', username: name('topper'), password: PASSWORD });
    const { content } = await browser.call('agent.line', { scope: 'direct', account: name('middle') });
    const [id = ''] = content.map((row) => row.id);
    const outcomes = new Set<string>();
    for (let revision = 1; revision <= 4; revision += 1) {
      const { prizeGroup } = await browser.call('agent.lineMember', { id });
      const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), name('target')));
      const set = { id, prizeGroup: 1_916 + revision, revision: prizeGroup?.revision ?? 0 };
      const [decided, written] = await Promise.all([
        second.send('proposals.approve', { proposalId, reason }),
        browser.send('agent.setPrizeGroup', set),
      ]);
      const codes = [decided, written].map(({ envelope }) => (envelope.success ? 'done' : envelope.code));
      outcomes.add(codes.join(' '));
      const isMoved = codes[0] === 'done';
      expect(await groupOf(ids.middle1), codes.join(' ')).toBeLessThanOrEqual(isMoved ? 1_910 : 1_940);
      if (isMoved) break;
      await first.call('proposals.withdraw', { proposalId, reason });
    }
    // The group came first and the move would be another one, or the move came first and the group is refused.
    for (const outcome of outcomes)
      expect(['conflict done', 'done not_found', 'done prize_group_refused', 'done conflict']).toContain(outcome);
  });

  it('ends the contracts between the member and the upline, and tells which before', async () => {
    const types = async () =>
      (
        await first.call('lines.previewMove', { brand: 'sundarban', account: name('middle'), upline: name('target') })
      ).contracts.map(({ upline, downline, type }) => `${type}: ${upline} > ${downline}`);
    await sign('topper', 'middle');
    expect(await types()).toEqual([`dividend: ${name('topper')} > ${name('middle')}`]);
    const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), null));
    await second.call('proposals.approve', { proposalId, reason });
    expect(await stillValid()).toBe(0);
  });

  it('goes to the top, not below itself, not to another brand, and not where nobody is', async () => {
    const refused = async (account: string, upline: string | null) =>
      (await first.refusal('lines.proposeMove', move(account, upline))).code;
    expect(await refused(name('topper'), name('lowest'))).toBe('line_move_refused');
    expect(await refused(name('topper'), name('topper'))).toBe('line_move_refused');
    expect(await refused(name('topper'), null)).toBe('line_move_refused');
    expect(await refused(name('topper'), name('abroad'))).toBe('not_found');
    expect(await refused('nobody11', null)).toBe('not_found');
    const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), null));
    await second.call('proposals.approve', { proposalId, reason });
    expect((await linesOf(ids.middle1)).at(-1)).toMatchObject({ uplines: [] });
  });

  it('is not approved once something else would happen, or the member stands elsewhere', async () => {
    const { proposalId } = await first.call('lines.proposeMove', move(name('middle'), name('target')));
    await site.pool.query('update lottery_member_group set prize_group = 1900 where member_id = $1', [ids.target1]);
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('conflict');
    await site.pool.query('update lottery_member_group set prize_group = 1910 where member_id = $1', [ids.target1]);
    await site.pool.query('select set_upline($1, $2)', [ids.target1, ids.lowest1]);
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('line_move_refused');
  });

  it('is for operators of the brand with the right', async () => {
    const cashier = await site.operator('Cashier', [1], ['cashier']);
    const abroad = await site.operator('Abroad', [2], ['agents']);
    for (const [browser, brand] of [
      [cashier, 'sundarban'],
      [abroad, 'sundarban'],
      [first, 'meridian'],
    ] as const) {
      expect((await browser.refusal('lines.show', { brand, account: name('topper') })).code).toBe('forbidden');
      expect((await browser.refusal('lines.downlines', { brand, account: name('topper') })).code).toBe('forbidden');
      expect((await browser.refusal('lines.proposeMove', { ...move(name('middle'), null), brand })).code).toBe(
        'forbidden',
      );
    }
  });
});

it('sets the prize group of the top of a line alone, and writes down who did', async () => {
  const set = { brand: 'sundarban', prizeGroup: 1_944, revision: 1, reason };
  expect((await first.refusal('lines.setPrizeGroup', { ...set, account: name('middle') })).code).toBe('not_found');
  expect(
    (await first.refusal('lines.setPrizeGroup', { ...set, account: name('topper'), prizeGroup: 1_962 })).code,
  ).toBe('prize_group_refused');
  await first.call('lines.setPrizeGroup', { ...set, account: name('topper') });
  expect((await first.refusal('lines.setPrizeGroup', { ...set, account: name('topper') })).code).toBe('conflict');
  const { rows } = await site.pool.query<{ details: object }>(
    `select details from audit_log where action = 'member.prize-group-set' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ details: { before: 1_940, after: 1_944 } }]);
});

/** A dividend contract in force, and the brand's above it. */
async function sign(upline: string, downline: string, db: Pick<PoolClient, 'query'> = site.pool): Promise<void> {
  await db.query(
    `with signed as (
       insert into agent_contract (brand_id, upline_id, downline_id, type, version, period, state, offered_at, expires_at, decided_at, valid_from)
       select 1, case when m.account = $2 then m.upline_id end, m.id, 'dividend', 1, 'daily', 'valid', now(),
         case when m.account = $2 then now() + interval '7 days' end, now(), now()
       from member m where m.account in ($1, $2) returning id
     )
     insert into agent_contract_tier (contract_id, place, rate) select id, 1, 100 from signed`,
    [name(upline), name(downline)],
  );
}

const stillValid = async () =>
  (
    await site.pool.query("select from agent_contract where downline_id = $1 and state = 'valid' and ends_at is null", [
      ids.middle1,
    ])
  ).rowCount;
