import { AMOUNT_PATTERN, parseAmount } from '@marquee/contract/amount';
import { useState } from 'react';
import type { PlayMenu } from '../slip/use-stake';

/** A usual first stake, in least stakes. */
const FIRST_STAKE = 1_000n;

/** The stake that new lines get, and all lines on demand. */
export function useStakeForAll({ leastStake }: Pick<PlayMenu, 'leastStake'>) {
  const [text, setText] = useState(() => String((parseAmount(leastStake) * FIRST_STAKE) / parseAmount('1')));
  /** @param typed an amount of money @returns ledger units; 0 where nothing is entered */
  const unitStakeOf = (typed = text): bigint => {
    const amount = AMOUNT_PATTERN.test(typed) ? parseAmount(typed) : 0n;
    return amount > 0n ? amount : 0n;
  };
  return { text, setText, unitStake: unitStakeOf(), unitStakeOf };
}

export type StakeForAllState = ReturnType<typeof useStakeForAll>;
