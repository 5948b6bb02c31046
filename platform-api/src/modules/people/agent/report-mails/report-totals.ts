import { LINE_SCOPES } from '@marquee/contract/agent-figures';
import { LINE_SCOPES as DOWNLINE_SCOPES, DOWNLINE_STATES, SEEN_FILTERS } from '@marquee/contract/agent-line';
import type { ViewPage } from '@marquee/contract/agent-views';
import { type CallValue, calls, type ParsedCallRequest } from '@marquee/contract/calls/index';
import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { DayRange } from '../../../../platform/brand-days';
import type { BrandRef, MemberRef } from '../../../../platform/http/visitor';
import type { LineFigures } from '../line-figures';
import type { AgentService } from '../service';

type Agent = Pick<MemberRef, 'id'>;

/** The services that answer the pages of the office. */
export interface ReportSources {
  readonly figures: Pick<LineFigures, 'members' | 'days' | 'period'>;
  readonly teamBetting: AgentService['teamBetting'];
  line(agent: Agent, brand: BrandRef, request: ParsedCallRequest<'agent.line'>): Promise<CallValue<'agent.line'>>;
  income(
    caller: { readonly member: Agent; readonly brand: BrandRef },
    days: DayRange,
  ): Promise<CallValue<'agent.income'>>;
  groupIncome(agent: Agent, request: ParsedCallRequest<'agent.groupIncome'>): Promise<CallValue<'agent.groupIncome'>>;
  /** How many runs with bills of the agent still wait for their approval: income has nothing of them. */
  waitingRuns(caller: { readonly member: Agent; readonly brand: BrandRef }, days: DayRange): Promise<number>;
}

/** A figure by its name in the server's catalogues: an amount, or a count. */
export type ReportFigure = readonly [name: string, value: string | number];

interface Asked {
  readonly agent: Agent;
  readonly brand: BrandRef;
  readonly days: DayRange;
  readonly filters: URLSearchParams;
}

/**
 * The totals of a page over days, as the page itself reads them.
 * @param query filters of the page; its own range of days is left out
 * @throws Failure `not_found` where the report is about somebody who is not below the agent any more
 */
export function createReportTotals(sources: ReportSources) {
  const reads: Record<ViewPage, (asked: Asked) => Promise<ReportFigure[]>> = {
    async team({ agent, brand, days }) {
      const { registrations, activeMembers, figures } = await sources.figures.period({ agent, brand }, days);
      return [
        ...pick(figures, ['gameResult', 'net', 'validBet', 'deposits', 'withdrawals', 'promotions']),
        ['registrations', registrations],
        ['firstDeposits', figures.firstDeposits],
        ['activeMembers', activeMembers],
      ];
    },
    async betting({ agent, brand, days, filters }) {
      const request = calls['agent.teamBetting'].request.parse({ ...days, ...ofLine(filters) });
      const { totals } = await sources.teamBetting(agent, brand, request);
      return pick(totals, ['bets', 'turnover', 'validBet', 'payout', 'gameResult']);
    },
    async transactions(asked) {
      const totals = asked.filters.get('view') === 'member' ? await lineTotals(asked) : await dayTotals(asked);
      return pick(totals, ['firstDeposits', 'deposits', 'withdrawals', 'rebates', 'promotions', 'fees', 'commissions']);
    },
    async loss(asked) {
      return pick(await lineTotals(asked), ['deposits', 'withdrawals', 'validBet', 'gameResult', 'net']);
    },
    async income({ agent: member, brand, days }) {
      const { types } = await sources.income({ member, brand }, days);
      const groups = await sources.groupIncome(
        member,
        calls['agent.groupIncome'].request.parse({ ...days, pageSize: 1 }),
      );
      const waiting = await sources.waitingRuns({ member, brand }, days);
      const ofContracts = (['gross', 'due', 'below', 'net', 'paid'] as const).map(
        (name): ReportFigure => [
          name === 'net' ? 'netIncome' : name,
          formatAmount(types.reduce((sum, type) => sum + parseAmount(type[name] ?? '0'), 0n)),
        ],
      );
      // Left out where there is nothing, as the page does.
      const ofGroups: ReportFigure[] =
        groups.totalElements === 0
          ? []
          : [
              ['groupIncome', groups.totals.amount],
              ['groupPaid', groups.totals.paid],
            ];
      return [...ofContracts, ...ofGroups, ...(waiting === 0 ? [] : [['waitingRuns', waiting] as const])];
    },
    async downlines({ agent, brand, filters }) {
      const request = calls['agent.line'].request.parse({ ...downlineFilters(filters), pageSize: 1 });
      const { totalElements } = await sources.line(agent, brand, request);
      return [['members', totalElements]];
    },
  };
  const lineTotals = async ({ agent, brand, days, filters }: Asked) => {
    const scope = LINE_SCOPES.find((option) => option === filters.get('scope')) ?? 'line';
    const request = calls['agent.lineFigures'].request.parse({ ...days, ...ofLine(filters), scope });
    return (await sources.figures.members({ agent, brand }, request)).totals;
  };
  const dayTotals = async ({ agent, brand, days, filters }: Asked) => {
    const request = calls['agent.lineDays'].request.parse({ ...days, ...ofLine(filters) });
    return (await sources.figures.days({ agent, brand }, request)).totals;
  };
  return (page: ViewPage, query: string, asked: Omit<Asked, 'filters'>): Promise<ReportFigure[]> =>
    reads[page]({ ...asked, filters: new URLSearchParams(query) });
}

const pick = <Name extends string>(
  figures: Readonly<Record<Name, string | number>>,
  names: readonly Name[],
): ReportFigure[] => names.map((name) => [name, figures[name]]);

function ofLine(filters: URLSearchParams): { readonly of?: string } {
  const of = filters.get('of');
  return of === null ? {} : { of };
}

/** The filters of the page of downlines; what an address has else is ignored, as the page does. */
function downlineFilters(filters: URLSearchParams) {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) => {
    const value = values.find((option) => option === filters.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  const account = filters.get('account')?.trim();
  return {
    ...ofLine(filters),
    ...oneOf(DOWNLINE_SCOPES, 'scope'),
    ...oneOf(DOWNLINE_STATES, 'state'),
    ...oneOf(SEEN_FILTERS, 'seen'),
    ...oneOf([MEMBER_TYPE, ...AGENT_TYPES].map(String), 'type'),
    ...(account && { account }),
  };
}
