import { createOpenIntent, newUuid } from '@marquee/kit/query/intent-key';
import { useCallback, useMemo, useState } from 'react';
import { engineErrorOf } from './engine-error';

export interface BetIntent {
  /**
   * Asks for a bet under an id of its own. While its fate is not known, the same bet asked for again keeps its id, so that it is one bet.
   * @param bet what the player chose; tells whether it is the same bet
   */
  ask<Answer extends { readonly state: string }>(bet: object, call: (id: string) => Promise<Answer>): Promise<Answer>;
  /** The fate of a bet became known by another way; the next one gets a new id. */
  settle(id: string): void;
}

/** The player's bet that is not yet known to be taken or refused. */
export function useBetIntent(): BetIntent {
  const [{ keyOf, settle }] = useState(() => createOpenIntent(newUuid));

  const ask = useCallback<BetIntent['ask']>(
    async (bet, call) => {
      const id = keyOf(bet);
      const answer = await call(id).catch((cause: unknown) => {
        // Whatever the engine has decided needs a new id; only a lost answer is asked for again.
        if (engineErrorOf(cause).code !== 'network_abnormal') settle(id);
        throw cause;
      });
      if (answer.state !== 'placing') settle(id);
      return answer;
    },
    [keyOf, settle],
  );

  return useMemo(() => ({ ask, settle }), [ask, settle]);
}
