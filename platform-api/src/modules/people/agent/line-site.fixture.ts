import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { dayOf } from '../../../platform/brand-days';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { placeBets, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, seedMoneyTest, UNIT, winOf } from '../../money/ledger/money.fixture';
import type { Movement } from '../../money/ledger/movement';
import { postMovement } from '../../money/ledger/repository';
import { insertMember } from '../member/insert-member';

const PASSWORD = 'Estuary-Lantern-77';
const DAY_MS = 86_400_000;
/** Of the brand `sundarban`. */
export const DHAKA_MINUTES = 360;
export const AGENT = AGENT_TYPES[0];

export interface Person {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly brandId: number;
}

/** Days of `sundarban` from today; today and tomorrow, so that a run across midnight loses nothing. */
export function daysFromToday(from = 0, to = 1) {
  const day = (later: number) => dayOf(new Date(Date.now() + later * DAY_MS), DHAKA_MINUTES);
  return { from: day(from), to: day(to) };
}

/** A site with agents, their lines and what they did. */
export interface LineSite {
  readonly site: TestApp;
  join(account: string, upline: Person | null, type?: number, brand?: string): Promise<Person>;
  signedIn(person: Person, brand?: string): Promise<TestBrowser>;
  /** A settled bet in currency units, for which the brand gives the money. */
  bet(person: Person, stake: bigint, payout: bigint): Promise<void>;
  post(person: Person, kind: Movement['kind'], lines: Movement['lines'], source?: string): Promise<void>;
}

export async function startLineSite(): Promise<LineSite> {
  const site = await startTestApp();
  const passwordHash = await hashPassword(PASSWORD);
  await seedMoneyTest(site.pool);
  let keys = 0;
  const post: LineSite['post'] = async ({ id: memberId, brandId }, kind, lines, source = 'test') => {
    const { outcome } = await postMovement(site.pool, {
      source,
      key: `line-${(keys += 1)}`,
      kind,
      brandId,
      memberId,
      lines,
    });
    if (outcome !== 'ok') throw new Error(`the movement was not posted: ${outcome}`);
  };
  return {
    site,
    post,
    async join(account, upline, type = MEMBER_TYPE, brand = 'sundarban') {
      const { rows: brands } = await site.pool.query<{ id: number }>('select id from brand where code = $1', [brand]);
      const brandId = brands[0]?.id ?? 0;
      const profile = {
        brandId,
        account,
        type,
        nickname: account,
        passwordHash,
        language: 'en',
        uplineId: upline?.id ?? null,
      };
      const id = await insertMember(site.pool, profile);
      const { rows } = await site.pool.query<Person>(
        'select id, public_id as "publicId", account, brand_id as "brandId" from member where id = $1',
        [id],
      );
      if (!rows[0]) throw new Error(`${account} exists`);
      return rows[0];
    },
    async signedIn({ account }, brand = 'sundarban') {
      const browser = site.browser(brand);
      await browser.call('session.login', { type: 'username', username: account, password: PASSWORD });
      return browser;
    },
    async bet(person, stake, payout) {
      const { id, brandId } = person;
      const placed = betOf(id, stake * UNIT, { brand_id: brandId });
      const [from, to] = [{ kind: 'house', brandId } as const, { kind: 'cash', memberId: id } as const];
      await post(person, 'adjustment', [{ from, to, amount: stake * UNIT }]);
      await placeBets(site.pool, [placed]);
      await settleBets(site.pool, [winOf(id, placed.key, payout * UNIT, { round_closed: true })]);
    },
  };
}
