import { writeTier } from '@marquee/contract/agent-contract';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { rangeOfDays } from '../../../platform/brand-days';
import { createExpiringCache } from '../../../platform/expiring-cache';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import { readAdjustmentsOf } from './adjustment-repository';
import {
  readBill,
  readBillDays,
  readBills,
  readBillTotals,
  readCorrections,
  readDebts,
  readPayments,
  readTiers,
  readTotalsByType,
} from './bill-repository';
import { billView, totalsView } from './bill-view';
import { readHoldOf } from './hold-repository';
import { runningView } from './income';
import { countsByDay } from './make-run';
import type { PayBills } from './pay-bills';
import { isCashBound } from './payment-repository';
import { readRunningContracts } from './running-repository';
import { ruleOf } from './settlement-rule';

/** Bills below an agent that one bill shows. */
const MOST_BELOW = 500;
/** A line of 100,000 members is counted in a second or two: estimates are that old at most. */
const ESTIMATE_MS = 60_000;
const MOST_ESTIMATES = 10_000;

export interface AgentCaller {
  readonly member: MemberRef;
  readonly brand: BrandRef;
}

export interface AgentBillsParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly ledger: Pick<LedgerService, 'balanceOf'>;
  readonly pay: Pick<PayBills, 'payNow'>;
}

/** An agent's own bills: those that pay the agent and those that the agent pays. Others do not exist. */
export function createAgentBills({ platform, brands, ledger, pay }: AgentBillsParts) {
  const { database, clock } = platform;
  const { pool } = database;
  const estimates = createExpiringCache<CallValue<'agent.income'>['running']>({
    read: (key) => estimatesOf(key),
    life: () => ESTIMATE_MS,
    maxEntries: MOST_ESTIMATES,
    now: () => clock.now().getTime(),
  });

  async function estimatesOf(key: string): Promise<CallValue<'agent.income'>['running']> {
    const [brandId = 0, member = 0] = key.split(':');
    const { id, config, offsetMinutes } = await brands.byId(Number(brandId));
    const agentId = BigInt(member);
    const now = clock.now();
    const parts = { db: pool, rule: ruleOf(id, config.agents), offsetMinutes, agentId, now };
    const contracts = await readRunningContracts(pool, id, agentId, now);
    return Promise.all(contracts.map((contract) => runningView(parts, contract)));
  }

  async function holdOf(memberId: bigint): Promise<CallValue<'agent.debt'>['hold']> {
    const hold = await readHoldOf(pool, memberId);
    return hold && { since: hold.since.toISOString(), notice: hold.notice, amount: formatAmount(hold.amount) };
  }

  return {
    async list(
      { member, brand }: AgentCaller,
      { from, to, side, type, state, ...page }: ParsedCallRequest<'agent.bills'>,
    ): Promise<CallValue<'agent.bills'>> {
      const days = rangeOfDays({ from, to }, brand.offsetMinutes, RECORD_MAX_DAYS);
      const whose = side === 'received' ? { agentId: member.id } : { payerId: member.id };
      const filter = { brandId: brand.id, ...whose, ...days, type, state };
      const totals = await readBillTotals(pool, filter);
      const rows = await readBills(pool, filter, { limit: page.pageSize, offset: offsetOf(page) });
      const isPayer = side === 'owed';
      const bills = rows.map((row) => billView(row, isPayer));
      return { ...pageOf(bills, totals.bills, page), totals: totalsView(totals, isPayer) };
    },

    /** @throws Failure `not_found` for a bill of others, and for one that is not approved */
    async show({ member, brand }: AgentCaller, id: string): Promise<CallValue<'agent.bill'>> {
      const row = await readBill(pool, brand.id, member.id, id);
      if (!row) throw new Failure('not_found');
      // Who pays a bill sees what it is made of, not what the payee owes in turn.
      const below =
        row.agentId === member.id
          ? await readBills(
              pool,
              { brandId: brand.id, payerId: member.id, runId: row.runId },
              { limit: MOST_BELOW, offset: 0 },
            )
          : [];
      const reducedBy = row.type === 'dividend' ? row.reducedBy : [];
      const days = countsByDay(row.type) && row.type !== 'acquisition' ? await readBillDays(pool, row, reducedBy) : [];
      return {
        bill: billView(row, row.agentId !== member.id),
        tiers: (await readTiers(pool, row.contractId)).map(writeTier),
        days: days.map(({ day, validBet, result, reductions }) => ({
          day,
          validBet: formatAmount(validBet),
          result: formatAmount(result),
          reductions: formatAmount(reductions),
        })),
        below: below.map((own) => billView(own, true)),
        corrections: (await readCorrections(pool, row.id)).map((correction) => ({
          from: correction.from.toISOString(),
          to: correction.to.toISOString(),
          amount: formatAmount(correction.amount),
        })),
        adjustments: (await readAdjustmentsOf(pool, row.id)).map(({ at, reason, amount }) => ({
          at: at.toISOString(),
          reason,
          amount: formatAmount(amount),
        })),
        payments: (await readPayments(pool, row.id)).map(({ at, kind, amount }) => ({
          at: at.toISOString(),
          kind,
          amount: formatAmount(amount),
        })),
      };
    },

    async debt({ member }: AgentCaller): Promise<CallValue<'agent.debt'>> {
      const { open, bills } = await readDebts(pool, member.id);
      const { agent, cash } = await ledger.balanceOf(member.id);
      const isBound = open > 0n && (await isCashBound(pool, member.id));
      return {
        open: formatAmount(open),
        bills,
        float: formatAmount(agent),
        cash: formatAmount(isBound ? 0n : cash),
        bound: formatAmount(isBound ? cash : 0n),
        hold: await holdOf(member.id),
      };
    },

    /** Pays what the agent owes as far as float and cash go. Repeated, it pays what is still open. */
    async payNow({ member, brand }: AgentCaller): Promise<CallValue<'agent.payBills'>> {
      const before = await readDebts(pool, member.id);
      await pay.payNow(brand.id, member.id);
      const after = await readDebts(pool, member.id);
      const paid = before.open - after.open;
      return { paid: formatAmount(paid > 0n ? paid : 0n), open: formatAmount(after.open) };
    },

    async income(
      { member, brand }: Pick<AgentCaller, 'brand'> & { readonly member: Pick<MemberRef, 'id'> },
      days: ParsedCallRequest<'agent.income'>,
    ): Promise<CallValue<'agent.income'>> {
      const range = rangeOfDays(days, brand.offsetMinutes, RECORD_MAX_DAYS);
      const sums = await readTotalsByType(pool, { brandId: brand.id, agentId: member.id, ...range });
      return {
        types: sums.map(({ type, ...totals }) => ({ type, ...totalsView(totals) })),
        running: await estimates.get(`${brand.id}:${member.id}`),
      };
    },
  };
}
