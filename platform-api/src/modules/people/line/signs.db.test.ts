import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { type SupportSite, startSupportSite } from '../support/support.fixture';
import { joinLine } from './line.fixture';

let site: SupportSite;
let operator: TestBrowser;
let top: Awaited<ReturnType<typeof joinLine>>;
const ids: Record<string, bigint> = {};

beforeAll(async () => {
  site = await startSupportSite();
  operator = await site.operator('First', [1], ['agents']);
  top = await joinLine(site, 'topper1');
  for (const account of ['double1', 'twin111', 'twin222', 'payer11', 'player1', 'honest1'])
    ids[account] = (await joinLine(site, account, { upline: top.id, type: MEMBER_TYPE })).id;
  ids['strange1'] = (await joinLine(site, 'strange1', { type: MEMBER_TYPE })).id;
  await site.pool.query('delete from member_device');
  await site.pool.query('delete from session where member_id <> $1', [top.id]);
});
afterAll(() => site.close());

const device = (id: bigint | undefined, network: string, name: string) =>
  site.pool.query(
    `insert into member_device (member_id, brand_id, network, agent_digest, first_seen_at, last_seen_at)
     values ($1, 1, $2, sha256(convert_to($3, 'UTF8')), now(), now())`,
    [id, network, name],
  );
const show = (browser = operator) => browser.call('lines.signs', { brand: 'sundarban', account: 'topper1' });

describe('signs of fraud in a line', () => {
  it('are none where nobody shares anything, and none with accounts of other lines', async () => {
    await device(ids['honest1'], '198.51.100.1', 'Chrome');
    await device(ids['strange1'], '198.51.100.1', 'Chrome');
    expect(await show()).toMatchObject({ members: [], links: [], signed: 0, looked: 6 });
  });

  it('name the own second account first, then shared devices, and deposits without play', async () => {
    await device(top.id, '203.0.113.1', 'Firefox');
    await device(ids['double1'], '203.0.113.1', 'Firefox');
    await device(ids['twin111'], '203.0.113.2', 'Safari');
    await device(ids['twin222'], '203.0.113.2', 'Safari');
    for (const account of ['payer11', 'player1'])
      await site.pool.query(
        `insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after)
         values ('test', $1::bigint::text, 'deposit', 1, $1::bigint, 5000000, 5000000)`,
        [ids[account]],
      );
    await site.pool.query(
      `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets) values ($1, current_date, 1, 'rng', 1, 1)`,
      [ids['player1']],
    );
    const { members } = await show();
    expect(members[0]).toMatchObject({
      account: 'double1',
      isUplinesOwn: true,
      shares: [{ sign: 'device', accounts: ['topper1'] }],
      unplayedDeposits: null,
    });
    expect(members.map(({ account }) => account).toSorted()).toEqual(['double1', 'payer11', 'twin111', 'twin222']);
    expect(members.find(({ account }) => account === 'payer11')).toMatchObject({
      shares: [],
      unplayedDeposits: '50.00',
    });
    expect(members.find(({ account }) => account === 'twin111')).toMatchObject({
      isUplinesOwn: false,
      shares: [{ sign: 'device', accounts: ['twin222'] }],
    });
  });

  it('are counted by the link that brought the members', async () => {
    await site.pool.query(
      `with link as (
         insert into invitation_link (code, brand_id, agent_id, type, campaign, created_at) values ('ABCDEFGH2345', 1, $1, 3, 'Fair', now()) returning id)
       insert into invitation_use (member_id, link_id, campaign, registered_at)
       select m.id, link.id, 'Fair', now() from link, unnest($2::bigint[]) as m (id)`,
      [top.id, [ids['double1'], ids['twin111'], ids['honest1']]],
    );
    expect((await show()).links).toEqual([
      { code: 'ABCDEFGH2345', campaign: 'Fair', agent: 'topper1', registrations: 3, signed: 2 },
    ]);
  });

  it('are for operators of the brand with the right alone', async () => {
    const cashier = await site.operator('Cashier', [1], ['cashier']);
    const abroad = await site.operator('Abroad', [2], ['agents']);
    for (const browser of [cashier, abroad])
      expect((await browser.refusal('lines.signs', { brand: 'sundarban', account: 'topper1' })).code).toBe('forbidden');
    expect((await operator.refusal('lines.signs', { brand: 'sundarban', account: 'nobody' })).code).toBe('not_found');
  });
});
