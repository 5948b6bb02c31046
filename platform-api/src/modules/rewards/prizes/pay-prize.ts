import { parseAmount } from '@marquee/contract/money';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import type { PrizeGiven, PrizeReward } from '@marquee/contract/prizes/reward';
import { localisedText } from '../../../messages/texts';
import type { Queryable } from '../../../platform/database';
import type { PaidReward, Reward, Rewards } from '../rewards/rewards';

interface Winner {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly kind: PrizeKind;
  /** Idempotency key, unique within the kind permanently. */
  readonly key: string;
}

const TEXT_KEYS: Readonly<Record<PrizeKind, string>> = {
  'check-in': 'record.checkIn',
  wheel: 'record.wheel',
  envelope: 'record.envelope',
  raffle: 'record.raffle',
};

function rewardOf(given: PrizeGiven): Reward {
  switch (given.kind) {
    case 'cash': {
      const amount = parseAmount(given.amount);
      return { kind: 'cash', amount, wagering: amount * BigInt(given.wageringTimes) };
    }
    case 'points':
      return { kind: 'points', amount: BigInt(given.points) };
    case 'tickets':
      return given;
  }
}

/** Pays a prize in the caller's transaction, under its kind and key. @returns null for a prize that gives nothing */
export async function payPrize(
  tx: Queryable,
  rewards: Pick<Rewards, 'pay'>,
  { brandId, memberId, kind, key }: Winner,
  prize: PrizeReward,
): Promise<PaidReward | null> {
  if (prize.kind === 'nothing') return null;
  const names = localisedText(TEXT_KEYS[kind]);
  return rewards.pay(tx, { brandId, memberId, source: kind, key, reward: rewardOf(prize), names });
}
