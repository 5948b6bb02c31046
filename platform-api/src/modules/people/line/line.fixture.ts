import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@marquee/contract/calls/index';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import type { TestApp } from '../../../testing/test-app';
import { insertMember } from '../member/insert-member';

export const PASSWORD = 'Estuary-Lantern-77';
export const [AGENT] = AGENT_TYPES;

/** Makes an account and logs it in. @param brandId 1: sundarban, 2: meridian */
export async function joinLine(
  site: TestApp,
  account: string,
  { upline = null, type = AGENT, brandId = 1 }: { upline?: bigint | null; type?: number; brandId?: number } = {},
): Promise<{ readonly id: bigint; readonly publicId: string; readonly browser: TestBrowser }> {
  const id = await insertMember(site.pool, {
    brandId,
    account,
    type,
    nickname: account,
    passwordHash: await hashPassword(PASSWORD),
    language: 'en',
    uplineId: upline,
  });
  if (id === null) throw new Error(`${account} exists`);
  await site.pool.query('select open_member_accounts($1)', [id]);
  const browser = site.browser(brandId === 1 ? 'sundarban' : 'meridian');
  const { member } = await browser.call('session.login', { type: 'username', username: account, password: PASSWORD });
  return { id, publicId: member.id, browser };
}

/** An official lottery of both brands, whose prize groups go from 1700 to 1960. */
export async function seedGroups(site: TestApp): Promise<void> {
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values (990, 'GROUPS', 'Groups', 'active', 990)`,
  );
  await site.pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
     values (990100, 990, 'TEST_GROUPS', 'lott', '{"en": "Groups"}', '-', 1, 1)`,
  );
  await site.pool.query(
    `insert into lottery_game (id, code, game_id, area, shape, zone, source)
     values (990, 'TEST_GROUPS', 990100, 'FAST', 'five-digit', 'Asia/Dhaka', 'manual')`,
  );
  await site.pool.query(
    `insert into lottery_brand_game (brand_id, lottery_id, prize_group, lowest_group, least_stake, ticket_cap, payout_cap, outcome_cap, pool_cap)
     select id, 990, 1960, 1700, 1, 1000000, 1000000, 1000000, 1000000 from brand`,
  );
}

/** A request to register accounts, as one upload. */
export const rowsOf = (
  accounts: readonly string[],
  fields: Partial<CallRequest<'agent.register'>['rows'][number]> = {},
): CallRequest<'agent.register'> => ({
  upload: randomUUID(),
  way: 'password',
  rows: accounts.map((account, at) => ({ place: at + 1, account, ...fields })),
});

let numbers = 0;
/** What an owner fills in at the first visit, as a person. */
export const ownerForm = async (site: TestApp, secret: string): Promise<CallRequest<'member.activate'>> => {
  numbers += 1;
  const botCheck = await solveBotCheck(await site.browser().call('session.botCheck', {}));
  return {
    secret,
    botCheck,
    password: 'Kingfisher-7-Boats',
    confirmPassword: 'Kingfisher-7-Boats',
    mobileNum: `018${String(10_000_000 + numbers)}`,
    birthday: '1990-04-21',
    termsAccepted: true,
  };
};
