import { type ContractTerms, PREVIEWED_PERIODS, readTier, TRIED_MONTHS } from '@marquee/contract/agent-contract';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { periodAt } from '@marquee/contract/agent-periods';
import { dayOf } from '../../../platform/brand-days';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Right } from '../../operators/rights/rights';
import type { BrandService } from '../../site/brand/service';
import { readInLineSince } from '../../people/agent/line-way';
import type { AgentCaller } from './agent-bills';
import { ruleOf } from './settlement-rule';
import { closedPeriods, requireTerms, type TriedPeriod, tryTerms } from './try-terms';
import { findTriedAgent, readBilled, readOwnTerms } from './tried-repository';

const RIGHT: Right = 'agents';

export interface ContractTrialsParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
}

/** What terms would have given, from the real figures of an agent's own line or of one directly below. Nothing is stored. */
export function createContractTrials({ platform: { database, clock }, brands }: ContractTrialsParts) {
  const { pool } = database;

  async function partsOf(brand: Pick<BrandRef, 'id'>, agentId: bigint) {
    const { id, config, offsetMinutes } = await brands.byId(brand.id);
    return { db: pool, rule: ruleOf(id, config.agents), offsetMinutes, agentId };
  }

  async function monthsOf(
    brand: Pick<BrandRef, 'id'>,
    agentId: bigint,
    { type, terms: wire }: ParsedCallRequest<'agent.whatIf'>,
  ): Promise<CallValue<'agent.whatIf'>> {
    const terms: ContractTerms = { ...wire, tiers: wire.tiers.map(readTier) };
    requireTerms(type, terms);
    const parts = await partsOf(brand, agentId);
    const months = closedPeriods('monthly', clock.now(), parts.offsetMinutes, TRIED_MONTHS);
    const [first] = months;
    const end = months.at(-1)?.to;
    if (!first || !end) return { months: [] };
    const ranges = [];
    for (let at = first.from; at < end; ) {
      const range = periodAt(terms.period, at, parts.offsetMinutes);
      // A week that began before the first month belongs to the month before.
      if (range.from >= first.from) ranges.push(range);
      at = range.to;
    }
    const isOver = ranges.filter(({ to }) => to <= clock.now());
    const tried = await tryTerms(parts, type, terms, isOver);
    const billed = await readBilled(pool, agentId, type, months);
    return {
      months: months.map(({ from, to }, index) => {
        const own = tried.filter(({ range }) => range.from >= from && range.from < to);
        const sum = (read: (period: TriedPeriod) => bigint) => own.reduce((total, each) => total + read(each), 0n);
        const tiers = own.flatMap(({ amounts: { tier } }) => (tier === null ? [] : [tier]));
        return {
          from: from.toISOString(),
          to: to.toISOString(),
          periods: own.length,
          tier: tiers.length === 0 ? null : Math.max(...tiers),
          base: formatAmount(sum(({ base }) => base)),
          gross: formatAmount(sum(({ amounts }) => amounts.gross)),
          billed: formatAmount(billed[index] ?? 0n),
        };
      }),
    };
  }

  return {
    /** @throws Failure `contract_downline_unknown`, `contract_no_right` without an own contract of the type, `contract_tiers_invalid` */
    async preview(
      { member, brand }: AgentCaller,
      { account, type, tiers: wire }: ParsedCallRequest<'agent.contractPreview'>,
    ): Promise<CallValue<'agent.contractPreview'>> {
      const downlineId = await findTriedAgent(pool, brand.id, account, member.id);
      if (downlineId === null) throw new Failure('contract_downline_unknown');
      const own = await readOwnTerms(pool, member.id, type);
      if (!own) throw new Failure('contract_no_right');
      const { period, carriesLoss } = own;
      const terms: ContractTerms = { period, carriesLoss, tiers: wire.map(readTier) };
      requireTerms(type, terms);
      const parts = await partsOf(brand, downlineId);
      // What a downline did before in another line is not the agent's to know.
      const since = (await readInLineSince(pool, member.id, downlineId)) ?? '';
      const ranges = closedPeriods(period, clock.now(), parts.offsetMinutes, PREVIEWED_PERIODS).filter(
        ({ from }) => dayOf(from, parts.offsetMinutes) >= since,
      );
      const given = await tryTerms(parts, type, terms, ranges);
      const received = await tryTerms({ ...parts, agentId: member.id }, type, own, ranges);
      return {
        periods: given.flatMap((tried, index) => {
          const beside = received[index];
          return beside ? [{ ...rangeView(tried), given: resultView(tried), own: resultView(beside) }] : [];
        }),
      };
    },

    /** @throws Failure `contract_tiers_invalid` */
    whatIf: ({ member, brand }: AgentCaller, request: ParsedCallRequest<'agent.whatIf'>) =>
      monthsOf(brand, member.id, request),

    /** For operators with the right `agents`. @throws Failure `forbidden`, `not_found`, `contract_tiers_invalid` */
    async whatIfOf(
      { operator }: OperatorCaller,
      { brand: code, account, ...request }: ParsedCallRequest<'agentContracts.whatIf'>,
    ): Promise<CallValue<'agentContracts.whatIf'>> {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      const agentId = await findTriedAgent(pool, brand.id, account);
      if (agentId === null) throw new Failure('not_found');
      return monthsOf(brand, agentId, request);
    },
  };
}

const rangeView = ({ range: { from, to } }: TriedPeriod) => ({ from: from.toISOString(), to: to.toISOString() });
const resultView = ({ figures, amounts, base }: TriedPeriod) => ({
  tier: amounts.tier,
  members: figures.activeMembers,
  base: formatAmount(base),
  gross: formatAmount(amounts.gross),
});
