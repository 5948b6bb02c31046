import { formatAmount, parseAmount } from '@marquee/contract/money';
import { useMemo, useState } from 'react';
import { useGame } from '../app/game-context';
import { type InstantPlay, type PlayedRound, useInstant } from '../instant/use-instant';
import { useStakeBounds } from '../stake/use-stake-bounds';
import {
  amountsOf,
  type Bets,
  chipsOf,
  clearBets,
  doubleBets,
  EMPTY_LAYOUT,
  isEmpty,
  type Layout,
  type LayoutProblem,
  layoutProblemOf,
  placeChip,
  finishRound,
  repeatBets,
  removeChip,
  totalOf,
  undo,
} from './layout-bets';

/** Games in which one round takes bets on several spots. */
export type TableCode = 'BACCARAT' | 'SICBO';

/** A table with several spots a round: its chips, the bets on the layout, the round. */
export interface SpotTable<Code extends TableCode = TableCode> {
  readonly play: InstantPlay<Code>;
  readonly chips: readonly bigint[];
  /** Index of the selected chip in `chips`. */
  readonly chip: number;
  chooseChip(index: number): void;
  /** Bets to show on the layout: those being placed, or those of the round that is shown. */
  readonly bets: Bets;
  /** The round whose result is shown on the layout; null while bets are placed or a round runs. */
  readonly result: PlayedRound<Code> | null;
  readonly canUndo: boolean;
  readonly canRepeat: boolean;
  /** Why the round cannot be played; null when it can. */
  readonly problem: LayoutProblem | null;
  readonly locked: boolean;
  place(spot: string): void;
  removeChip(spot: string): void;
  undo(): void;
  clear(): void;
  double(): void;
  /** Plays the bets on the layout, or on an empty layout those of the last round. */
  deal(): void;
}

export function useSpotTable<Code extends TableCode>(code: Code, showMs: number): SpotTable<Code> {
  const { session, play: sound } = useGame();
  const bounds = useStakeBounds();
  const play = useInstant(code, showMs);
  const [layout, setLayout] = useState<Layout>(EMPTY_LAYOUT);
  const [roundBets, setRoundBets] = useState<Bets | null>(null);
  const chips = useMemo(() => chipsOf(session.minStake, session.maxStake), [session.minStake, session.maxStake]);
  const [chip, chooseChip] = useState(0);
  const amount = chips[chip] ?? parseAmount(session.minStake);
  const locked = play.phase !== 'ready';
  const isLayoutEmpty = isEmpty(layout.bets);
  const result = !locked && isLayoutEmpty && layout.last ? play.round : null;
  const nextBets = isLayoutEmpty && layout.last ? layout.last : layout.bets;
  const problem = layoutProblemOf(nextBets, bounds);

  const change = (next: (layout: Layout) => Layout) => {
    if (locked) return;
    sound('chip');
    setLayout(next);
  };

  const deal = () => {
    if (locked || problem !== null) return;
    setRoundBets(nextBets);
    void play
      .play({ stake: formatAmount(totalOf(nextBets)), options: { bets: amountsOf(nextBets) }, auto: false })
      .then((round) => {
        setRoundBets(null);
        // When the round did not take place, its chips stay.
        setLayout((current) => (round ? finishRound(current, nextBets) : { ...current, bets: nextBets }));
      });
  };

  return {
    play,
    chips,
    chip,
    chooseChip,
    bets: roundBets ?? (isLayoutEmpty && layout.last ? layout.last : layout.bets),
    result,
    canUndo: layout.history.length > 0,
    canRepeat: isLayoutEmpty && layout.last !== null,
    problem,
    locked,
    place: (spot) => change((current) => placeChip(current, spot, amount)),
    removeChip: (spot) => change((current) => removeChip(current, spot, amount)),
    undo: () => change(undo),
    clear: () => change((current) => (isEmpty(current.bets) ? { ...current, last: null } : clearBets(current))),
    double: () => change((current) => doubleBets(repeatBets(current))),
    deal,
  };
}
