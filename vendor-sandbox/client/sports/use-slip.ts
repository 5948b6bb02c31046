import { useEffect, useReducer, useRef, useState } from 'react';
import type { MatchView } from '../../src/kinds/sports/match-view';
import { newId, PlayError } from '../frame/play-api';
import { usePlay } from '../frame/play-context';
import { priceOn } from './board';
import { changeSlip, emptySlip, legKey, type Slip, type SlipLeg, stakeOf } from './slip';
import { SOUNDS } from './sounds';

interface BetAnswer {
  readonly accepted: boolean;
  readonly reason?: string;
  readonly balance: number | null;
  readonly prices?: Readonly<Record<string, number>>;
}

/** Bets that were accepted together, with the selections they were made of. */
export interface Receipt {
  readonly ids: readonly string[];
  readonly legs: readonly SlipLeg[];
}

/** An intent has one id until it is answered, so that sending it again is harmless. */
type Intents = Map<string, string>;

export function useSlip(matches: readonly MatchView[], onPlaced: () => void) {
  const { api, fail, warn, setBalance, sound, dismissProblem } = usePlay();
  const [slip, change] = useReducer(changeSlip, emptySlip);
  const [placing, setPlacing] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const intents = useRef<Intents>(new Map());

  useEffect(() => {
    const now = slip.legs.flatMap((leg) => {
      const price = priceOn(
        matches.find(({ id }) => id === leg.match),
        leg.kind,
        leg.line,
        leg.pick,
      );
      return price === null ? [] : [[legKey(leg), price] as const];
    });
    change({ do: 'prices', prices: Object.fromEntries(now) });
  }, [matches, slip.legs]);

  /** @returns the number of the accepted bet; null when it was refused */
  const send = async (intent: string, legs: readonly SlipLeg[], stake: number): Promise<string | null> => {
    const body = wagerOf(slip, legs, stake);
    const key = `${intent} ${JSON.stringify(body)}`;
    const id = intents.current.get(key) ?? newId();
    intents.current.set(key, id);
    const answer = await api.post<BetAnswer>('/bets', { id, ...body });
    intents.current.delete(key);
    if (answer.balance !== null) setBalance(answer.balance);
    if (answer.accepted) return id;
    const changedPrices = legs.flatMap((leg) => {
      const price = answer.prices?.[leg.match];
      return price === undefined ? [] : [[legKey(leg), price] as const];
    });
    change({ do: 'prices', prices: Object.fromEntries(changedPrices) });
    warn(answer.reason ?? 'refused');
    return null;
  };

  const place = async () => {
    setPlacing(true);
    dismissProblem();
    setReceipt(null);
    const placedIds: string[] = [];
    const placedLegs: SlipLeg[] = [];
    try {
      for (const { key, legs, stake } of betsOf(slip)) {
        const id = await send(key, legs, stake);
        if (id === null) continue;
        placedIds.push(id);
        placedLegs.push(...legs);
        for (const leg of legs) change({ do: 'remove', key: legKey(leg) });
      }
    } catch (error) {
      if (error instanceof PlayError && error.code !== 'unreachable') intents.current.clear();
      fail(error);
    } finally {
      setPlacing(false);
      if (placedIds.length > 0) {
        setReceipt({ ids: placedIds, legs: placedLegs });
        sound(SOUNDS.placed);
        onPlaced();
      }
    }
  };
  const closeReceipt = () => setReceipt(null);
  const keepSelections = () => {
    if (receipt) change({ do: 'add', legs: receipt.legs });
    closeReceipt();
  };
  return { slip, change, place, placing, receipt, closeReceipt, keepSelections };
}

/** The bets that the slip makes: one a leg, or all legs together; those without a stake are left out. */
export function betsOf({ legs, mode, stakes }: Slip) {
  const groups = mode === 'parlay' ? [{ key: '', legs }] : legs.map((leg) => ({ key: legKey(leg), legs: [leg] }));
  return groups.flatMap((group) => {
    const stake = stakeOf(stakes[group.key] ?? '');
    return stake === null || group.legs.length === 0 ? [] : [{ ...group, stake }];
  });
}

const wagerOf = ({ form, acceptance }: Slip, legs: readonly SlipLeg[], stake: number) => ({
  form: legs.length > 1 ? 'decimal' : form,
  acceptance,
  stake,
  legs: legs.map(({ match, kind, line, pick, price }) => ({ match, kind, line, pick, price })),
});
