import { AMOUNT_PATTERN, parseAmount } from '@marquee/contract/amount';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { useState } from 'react';
import type { PlayMenu } from '../slip/use-stake';

/** A point is a hundred of the least stakes: a thousand dong, as people count. */
const LEAST_STAKES_OF_A_POINT = 100n;

export type StakeMeasure = 'points' | 'money';

/** How much is staked on a number: in points, or in money for all that the number costs. */
export function usePointStake({ leastStake }: Pick<PlayMenu, 'leastStake'>) {
  const pointValue = LEAST_STAKES_OF_A_POINT * parseAmount(leastStake);
  const [measure, setMeasure] = useState<StakeMeasure>('points');
  const [text, setText] = useState('1');
  /** @param typed points or an amount of money @returns ledger units of a unit stake; 0 where nothing is entered */
  const unitStakeOf = ({ cost }: Pick<LotteryKind, 'cost'>, typed = text): bigint => {
    if (!AMOUNT_PATTERN.test(typed)) return 0n;
    const amount = parseAmount(typed);
    if (amount <= 0n) return 0n;
    return measure === 'points' ? (amount * pointValue) / parseAmount('1') : amount / BigInt(cost);
  };
  const selectMeasure = (next: StakeMeasure, least: string) => {
    setMeasure(next);
    setText(next === 'points' ? '1' : least);
  };
  return { measure, selectMeasure, text, setText, pointValue, unitStakeOf };
}

export type PointStake = ReturnType<typeof usePointStake>;
