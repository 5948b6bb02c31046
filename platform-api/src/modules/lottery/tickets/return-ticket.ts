import type { LotteryLine } from '@marquee/contract/lottery/line';
import { liabilities } from '@marquee/contract/lottery/selection/price';
import { fingerprintOf } from '../../money/ledger/service';
import { costFields, type TicketReturn } from './ticket-statements';

/** A placed ticket as its return needs it. */
interface ReturnedTicket {
  readonly drawId: bigint;
  /** Of the stake. */
  readonly key: string;
  readonly brandId: number;
  readonly memberId: bigint;
  /** Ledger units. */
  readonly stake: bigint;
}

/** The request that gives a ticket's stake back and takes what it could cost from the exposure. */
export function returnOf(
  { drawId, key, brandId, memberId, stake }: ReturnedTicket,
  lines: readonly LotteryLine[],
): TicketReturn {
  const amounts = lines.flatMap(({ kind, pick, unitStake, odds }) => liabilities(kind, pick, unitStake, odds));
  const cost = [{ pool: -1, outcome: -1, amount: stake }, ...amounts].map((amount) => ({ ...amount, half: false }));
  return {
    draw_id: String(drawId),
    key,
    fingerprint: fingerprintOf('return', memberId, key),
    brand_id: brandId,
    member_id: String(memberId),
    ...costFields(cost),
  };
}
