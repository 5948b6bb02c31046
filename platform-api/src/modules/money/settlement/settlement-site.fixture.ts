import { randomUUID } from 'node:crypto';
import { periodAt } from '@marquee/contract/agent-periods';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { lineCashFold, lineFold } from '../../people/agent/line-fold';
import { type ContractSite, startContractSite } from '../../people/contract/contract.fixture';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { createBrandService } from '../../site/brand/service';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, mustVerify, UNIT, winOf } from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { createLedgerService } from '../ledger/service';
import { makeRun } from './make-run';
import { createPayBills } from './pay-bills';
import { signOne, type SignedContract } from './settlement.fixture';
import { ruleOf } from './settlement-rule';

const BRAND = 1;
const OFFSET = 360;
const DAY_MS = 86_400_000;
const PASSWORD = 'Harbour-Beacon-77';

/** A site whose agents have contracts that are settled by the day, with operators of its commissions. */
export interface SettlementSite extends ContractSite {
  /** An operator of commissions. @param brandIds the first brand unless given */
  operator(name: string, brandIds?: readonly number[]): Promise<TestBrowser>;
  /** Puts daily dividends in force. @param upline null: the brand pays */
  sign(account: string, upline: string | null, tiers: SignedContract['tiers']): Promise<void>;
  /** A member loses now: the bets count for the running day. */
  lose(account: string, units: bigint): Promise<void>;
  /** Makes and pays the run of a day from today. */
  settle(days: number): Promise<void>;
  /** A day from today, ISO date. */
  day(days?: number): string;
  /** Verifies the ledger, and closes. */
  close(): Promise<void>;
}

export async function startSettlementSite(): Promise<SettlementSite> {
  const site = await startContractSite();
  const { app, pool, clock } = site;
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  return {
    ...site,
    async operator(name, brandIds = [BRAND]) {
      const email = `${name}@marquee.localhost`;
      await pool.query(
        `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, '{agents,audit}', $4)`,
        [email, name, await hashPassword(PASSWORD), brandIds],
      );
      const browser = site.browser('console');
      await browser.call('operator.login', { email, password: PASSWORD });
      return browser;
    },
    async sign(account, upline, tiers) {
      const uplineId = upline === null ? null : site.idOf(upline);
      const terms = { type: 'dividend', uplineId, downlineId: site.idOf(account), tiers } as const;
      await inTransaction(pool, (tx) => signOne(tx, terms, BRAND));
    },
    async lose(account, units) {
      const memberId = site.idOf(account);
      const amount = units * UNIT;
      await postMovement(pool, {
        source: 'test',
        key: randomUUID(),
        kind: 'adjustment',
        brandId: BRAND,
        memberId,
        lines: [{ from: { kind: 'house', brandId: BRAND }, to: { kind: 'cash', memberId }, amount }],
      });
      const bet = betOf(memberId, amount, { brand_id: BRAND });
      await placeBets(pool, [bet]);
      await settleBets(pool, [winOf(memberId, bet.key, 0n)]);
    },
    async settle(days) {
      const brands = createBrandService(app.platform);
      for (const fold of [lineFold, lineCashFold]) await foldAll(pool, fold);
      const range = periodAt('daily', inDays(days), OFFSET);
      const { config } = await brands.byId(BRAND);
      const key = { brandId: BRAND, offsetMinutes: OFFSET, type: 'dividend', period: 'daily', ...range } as const;
      await inTransaction(pool, (tx) => makeRun(tx, key, ruleOf(BRAND, config.agents), clock.now()));
      await createPayBills({ platform: app.platform, brands, ledger: createLedgerService(app.platform) }).payDue();
    },
    day: (days = 0) => dayOf(inDays(days), OFFSET),
    async close() {
      await mustVerify(pool);
      await site.close();
    },
  };
}
