import { periodAt } from '@marquee/contract/agent-periods';
import { parseAmount } from '@marquee/contract/amount';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { dayOf } from '../../../platform/brand-days';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import type { LineSigns } from '../../people/line/signs';
import type { Brand } from '../../site/brand/brand';
import { type BalancedPair, readActivity, readBalancedPairs, readTickets } from './farmed-play-repository';
import { opposedDraws } from './opposed-tickets';

/** Signs that a line plays for its commissions, for operators with the right `agents`; they refuse nobody and nothing. */
export interface FarmedPlay {
  /** @throws Failure `forbidden`, `not_found` */
  show(caller: OperatorCaller, request: ParsedCallRequest<'lines.farmedPlay'>): Promise<CallValue<'lines.farmedPlay'>>;
}

/** How many days back bets are compared. */
const DAYS = 14;
const DAY_MS = 86_400_000;
/** Repeatedly: on so many draws with selections that oppose each other; in so many rounds whose selections only the vendor knows. */
const LEAST = { draws: 3, rounds: 5 } as const;
/** Active members are near the minimum below this percent of it; so many of them, at least half of all, are a sign. */
const NEAR_PERCENT = 120n;
const LEAST_NEAR = 5;

export function createFarmedPlay(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  signs: Pick<LineSigns, 'membersOf' | 'accountsOf'>,
): FarmedPlay {
  /** What a pair did; null where its selections turn out not to oppose each other. */
  async function pairFor({ one, other, drawIds, rounds, balanced, stake }: BalancedPair) {
    if (!drawIds) return { one, other, isLottery: false, rounds, opposed: balanced, stake };
    const found = opposedDraws(await readTickets(pool, drawIds, [one, other]), one, other);
    if (found.draws < LEAST.draws) return null;
    return { one, other, isLottery: true, rounds, opposed: found.draws, stake: found.stake };
  }

  async function readPairs(memberIds: readonly bigint[], since: Date) {
    const pairs = [];
    for (const pair of await readBalancedPairs(pool, { memberIds, since }, LEAST)) {
      const found = await pairFor(pair);
      if (found) pairs.push(found);
    }
    const accounts = await signs.accountsOf(pairs.flatMap(({ one, other }) => [one, other]));
    return pairs.map(({ one, other, stake, ...counts }) => ({
      accounts: [one, other].map((id) => accounts.get(id) ?? ''),
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
    async show(caller, request) {
      const { brand, rootId, belowIds } = await signs.membersOf(caller, request);
      const memberIds = [rootId, ...belowIds];
      const since = new Date(clock.now().getTime() - DAYS * DAY_MS);
      return {
        since: dayOf(since, brand.offsetMinutes),
        pairs: await readPairs(memberIds, since),
        ...(await readMonths(brand, memberIds)),
      };
    },
  };
}
