import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { offsetOf, pageOf } from '../../../../platform/paging';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import type { PrizeParts } from '../prizes-context';
import { readGiven, readRuns, type RunRow } from './prizes-log-repository';

/** What was given, and the rains and raffles. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createPrizesLog({ platform, brands }: PrizeParts) {
  const { pool } = platform.database;

  async function partOf(
    { operator }: Pick<OperatorCaller, 'operator'>,
    { brand, ...page }: { readonly brand?: string | undefined; readonly pageNo: number; readonly pageSize: number },
  ) {
    const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
    return { brandIds, limit: page.pageSize, offset: offsetOf(page) };
  }

  return {
    async given(
      caller: Pick<OperatorCaller, 'operator'>,
      { kind, sort, ...request }: ParsedCallRequest<'prizesAdmin.given'>,
    ): Promise<CallValue<'prizesAdmin.given'>> {
      const { content, total } = await readGiven(pool, { kind, sort }, await partOf(caller, request));
      const view = content.map(({ id, brand, currency, account, at, prize, reward }) => ({
        id,
        kind,
        brand,
        currency,
        account,
        at: at.toISOString(),
        prize,
        reward,
      }));
      return pageOf(view, total, request);
    },

    async runs(
      caller: Pick<OperatorCaller, 'operator'>,
      { kind, ...request }: ParsedCallRequest<'prizesAdmin.runs'>,
    ): Promise<CallValue<'prizesAdmin.runs'>> {
      const { content, total } = await readRuns(pool, kind, await partOf(caller, request));
      const now = platform.clock.now();
      return pageOf(
        content.map((row) => runView(row, now)),
        total,
        request,
      );
    },
  };
}

function runView(row: RunRow, now: Date): CallValue<'prizesAdmin.runs'>['content'][number] {
  const { id, brand, currency, version, startsAt, endsAt, most, taken, budget, spent, seedHash } = row;
  const moneyOf = (units: bigint | null) => (units === null ? null : formatAmount(units));
  return {
    id,
    brand,
    currency,
    version,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    most,
    taken,
    budget: moneyOf(budget),
    spent: moneyOf(spent),
    seedHash,
    state: now < startsAt ? 'ahead' : now < endsAt ? 'open' : 'over',
  };
}
