import { periodAt } from '@marquee/contract/agent-periods';
import { parseAmount } from '@marquee/contract/amount';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { accountKey } from '../../../platform/account-key';
import { dayOf } from '../../../platform/brand-days';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import { LINES_RIGHT } from '../../people/line/moves';
import { readNamed, readPlacedByKey } from '../../people/line/moves-repository';
import { readNewestBelow } from '../../people/line/sign-repository';
import type { Brand } from '../../site/brand/brand';
import { type BalancedPair, readActivity, readBalancedPairs, readTickets } from './farmed-play-repository';
import { opposedDraws } from './opposed-tickets';

/** Signs that a line plays for its commissions, for operators with the right `agents`; they refuse nobody and nothing. */
export interface FarmedPlay {
  /** @throws Failure `forbidden`, `not_found` */
  show(caller: OperatorCaller, request: ParsedCallRequest<'lines.farmedPlay'>): Promise<CallValue<'lines.farmedPlay'>>;
}

/** The newest members below that are looked at, and how many days back. */
const LOOKED_AT = 2_000;
const DAYS = 14;
const DAY_MS = 86_400_000;
/** Repeatedly: on so many draws with selections that oppose each other; in so many rounds whose selections only the vendor knows. */
const LEAST = { draws: 3, rounds: 5 } as const;
/** Active members are near the minimum below this percent of it; so many of them, at least half of all, are a sign. */
const NEAR_PERCENT = 120n;
const LEAST_NEAR = 5;

export function createFarmedPlay(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  brands: OperatedBrands,
): FarmedPlay {
  /** What a pair did; null where its selections turn out not to oppose each other. */
  async function pairFor({ one, other, drawIds, rounds, balanced, stake }: BalancedPair) {
    if (!drawIds) return { one, other, isLottery: false, rounds, opposed: balanced, stake };
    const found = opposedDraws(await readTickets(pool, drawIds, [one, other]), one, other);
    if (found.draws < LEAST.draws) return null;
    return { one, other, isLottery: true, rounds, opposed: found.draws, stake: found.stake };
  }

  async function readPairs(memberIds: readonly bigint[]) {
    const since = new Date(clock.now().getTime() - DAYS * DAY_MS);
    const pairs = [];
    for (const pair of await readBalancedPairs(pool, { memberIds, since }, LEAST)) {
      const found = await pairFor(pair);
      if (found) pairs.push(found);
    }
    const named = await readNamed(
      pool,
      pairs.flatMap(({ one, other }) => [one, other]),
    );
    return pairs.map(({ one, other, stake, ...counts }) => ({
      accounts: [one, other].map((id) => named.get(id)?.account ?? ''),
      ...counts,
      stake: formatAmount(stake),
    }));
  }

  /** The running month and the one before. */
  async function readMonths({ offsetMinutes, config }: Brand, memberIds: readonly bigint[]) {
    const minimum = parseAmount(config.agents.activeMinimum);
    const below = (minimum * NEAR_PERCENT) / 100n;
    const running = periodAt('monthly', clock.now(), offsetMinutes);
    const before = periodAt('monthly', new Date(running.from.getTime() - 1), offsetMinutes);
    const months = [];
    for (const { from, to } of [running, before]) {
      const days = { firstDay: dayOf(from, offsetMinutes), lastDay: dayOf(new Date(to.getTime() - 1), offsetMinutes) };
      const { members, near, accounts } = await readActivity(pool, memberIds, days, { minimum, below });
      const isSign = near >= LEAST_NEAR && near * 2 >= members;
      months.push({ month: days.firstDay, active: members, near, isSign, accounts: [...accounts] });
    }
    return { minimum: formatAmount(minimum), below: formatAmount(below), months };
  }

  return {
    async show({ operator }, { brand: code, account }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const root = await readPlacedByKey(pool, brand.id, accountKey(account));
      if (!root) throw new Failure('not_found');
      const memberIds = [root.id, ...(await readNewestBelow(pool, root.id, LOOKED_AT))];
      return { days: DAYS, pairs: await readPairs(memberIds), ...(await readMonths(brand, memberIds)) };
    },
  };
}
