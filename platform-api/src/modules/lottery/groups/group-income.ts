import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { checkDays, dayOf } from '../../../platform/brand-days';
import type { MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import { payGroupIncome, readIncome, readIncomeTotals } from './income-repository';

/** What uplines earn by the difference of prize groups in their lines. */
export interface GroupIncome {
  /** Pays yesterday's, brand by brand, into the floats. Repeating it changes nothing. */
  payDue(): Promise<void>;
  /** @throws Failure `validation_failed` for an invalid range of days */
  list(
    agent: Pick<MemberRef, 'id'>,
    request: ParsedCallRequest<'agent.groupIncome'>,
  ): Promise<CallValue<'agent.groupIncome'>>;
}

const DAY_MS = 86_400_000;
/** Receivers of a transaction: their floats are locked until it ends. */
const RECEIVERS = 200;

export function createGroupIncome(
  { database: { pool }, clock }: Platform,
  brands: Pick<BrandService, 'all'>,
): GroupIncome {
  return {
    async payDue() {
      for (const { id, offsetMinutes } of await brands.all()) {
        const yesterday = dayOf(new Date(clock.now().getTime() - DAY_MS), offsetMinutes);
        while ((await payGroupIncome(pool, id, yesterday, RECEIVERS)) > 0);
      }
    },

    async list(agent, { by, from, to, ...page }) {
      checkDays({ from, to }, RECORD_MAX_DAYS);
      const filter = { receiverId: agent.id, from, to };
      const [{ rows, total }, totals] = await Promise.all([
        readIncome(pool, by, filter, { limit: page.pageSize, offset: offsetOf(page) }),
        readIncomeTotals(pool, filter),
      ]);
      const content = rows.map(({ key, label, stake, amount, paid }) => ({
        key,
        label,
        stake: formatAmount(stake),
        amount: formatAmount(amount),
        paid: paid === null ? null : formatAmount(paid),
      }));
      return {
        ...pageOf(content, total, page),
        totals: {
          stake: formatAmount(totals.stake),
          amount: formatAmount(totals.amount),
          paid: formatAmount(totals.paid),
        },
      };
    },
  };
}
