import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { localisedText } from '../../../messages/texts';
import { rangeOfDays } from '../../../platform/brand-days';
import { createExpiringCache } from '../../../platform/expiring-cache';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import {
  type BillRow,
  readBill,
  readBills,
  readBillTotals,
  readDebts,
  readTotalsByType,
  readWaitingRuns,
} from './bill-repository';
import { readStatement } from './bill-statement';
import { billView, totalsView } from './bill-view';
import { readHoldOf } from './hold-repository';
import { runningView } from './income';
import type { PayBills } from './pay-bills';
import { isCashBound } from './payment-repository';
import { readRunningContracts } from './running-repository';
import { ruleOf } from './settlement-rule';

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
  readonly disputes: { readonly of: (bill: BillRow) => Promise<OwnDisputes> };
}

type OwnDisputes = Pick<CallValue<'agent.bill'>, 'disputes' | 'disputeUntil'>;

const NO_DISPUTES: OwnDisputes = { disputes: [], disputeUntil: null };

/** An agent's own bills: those that pay the agent and those that the agent pays. Others do not exist. */
export function createAgentBills({ platform, brands, ledger, pay, disputes }: AgentBillsParts) {
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
    if (!hold) return null;
    const { since, cause, notice, amount } = hold;
    return {
      since: since.toISOString(),
      cause: localisedText(`holdCause.${cause}`),
      notice,
      amount: formatAmount(amount),
    };
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
      const isPayee = row.agentId === member.id;
      return { ...(await readStatement(pool, row, isPayee)), ...(isPayee ? await disputes.of(row) : NO_DISPUTES) };
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

    /** How many runs of the days have bills of the agent and wait for their approval: what they come to is not shown before. */
    async waitingRuns(
      { member, brand }: Pick<AgentCaller, 'brand'> & { readonly member: Pick<MemberRef, 'id'> },
      days: ParsedCallRequest<'agent.income'>,
    ): Promise<number> {
      const { start, end } = rangeOfDays(days, brand.offsetMinutes, RECORD_MAX_DAYS);
      return readWaitingRuns(pool, { brandId: brand.id, agentId: member.id, start, end });
    },
  };
}
