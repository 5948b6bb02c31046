import { createOpenIntent, newUuid } from '@marquee/kit/query/intent-key';
import { useCallback, useMemo, useState } from 'react';
import { engineErrorOf } from './engine-error';

export interface BetIntent {
  /**
   * Places a bet under an id of its own. Until its result is known, a repetition of the same bet keeps the id, so that it is
   * one bet.
   * @param bet the player's choices; equal choices are the same bet
   */
  place<Answer extends { readonly state: string }>(bet: object, call: (id: string) => Promise<Answer>): Promise<Answer>;
  /** The result of the bet arrived otherwise; the next bet gets a new id. */
  settle(id: string): void;
}

/** Ids of the player's bets: a bet whose answer was lost is repeated under its id. */
export function useBetIntent(): BetIntent {
  const [{ keyOf, settle }] = useState(() => createOpenIntent(newUuid));

  const place = useCallback<BetIntent['place']>(
    async (bet, call) => {
      const id = keyOf(bet);
      const answer = await call(id).catch((cause: unknown) => {
        // Only a bet whose answer was lost is repeated; after a decision of the engine the next one needs a new id.
        if (engineErrorOf(cause).code !== 'network_abnormal') settle(id);
        throw cause;
      });
      if (answer.state !== 'placing') settle(id);
      return answer;
    },
    [keyOf, settle],
  );

  return useMemo(() => ({ place, settle }), [place, settle]);
}
