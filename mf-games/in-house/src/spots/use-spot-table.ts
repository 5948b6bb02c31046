import { formatAmount, parseAmount } from '@marquee/contract/money';
import { useMemo, useState } from 'react';
import { useGame } from '../app/game-context';
import { type InstantPlay, type PlayedRound, useInstant } from '../instant/use-instant';
import { useStakeBounds } from '../stake/use-stake-bounds';
import {
  amountsOf,
  type Bets,
  chipsOf,
  cleared,
  doubled,
  EMPTY_LAYOUT,
  isEmpty,
  type Layout,
  type LayoutProblem,
  layoutProblemOf,
  placed,
  played,
  repeated,
  takenOff,
  totalOf,
  undone,
} from './layout-bets';

/** Games in which one round takes bets on several spots. */
export type TableCode = 'BACCARAT' | 'SICBO';

/** A table with several spots a round: its chips, the bets on the layout, the round. */
export interface SpotTable<Code extends TableCode = TableCode> {
  readonly play: InstantPlay<Code>;
  readonly chips: readonly bigint[];
  /** Place of the chosen chip in `chips`. */
  readonly chip: number;
  chooseChip(index: number): void;
  /** What to show on the layout: the bets being placed, or those of the round that is shown. */
  readonly bets: Bets;
  /** The round whose result lies on the layout; null while bets are placed or a round is under way. */
  readonly result: PlayedRound<Code> | null;
  readonly canUndo: boolean;
  readonly canRepeat: boolean;
  /** Why the round cannot be played; null when it can. */
  readonly problem: LayoutProblem | null;
  readonly locked: boolean;
  place(spot: string): void;
  takeOff(spot: string): void;
  undo(): void;
  clear(): void;
  double(): void;
  /** Plays the bets that lie there, or those of the last round again. */
  deal(): void;
}

export function useSpotTable<Code extends TableCode>(code: Code, showMs: number): SpotTable<Code> {
  const { session, play: sound } = useGame();
  const bounds = useStakeBounds();
  const play = useInstant(code, showMs);
  const [layout, setLayout] = useState<Layout>(EMPTY_LAYOUT);
  const [underWay, setUnderWay] = useState<Bets | null>(null);
  const chips = useMemo(() => chipsOf(session.minStake, session.maxStake), [session.minStake, session.maxStake]);
  const [chip, chooseChip] = useState(0);
  const amount = chips[chip] ?? parseAmount(session.minStake);
  const locked = play.phase !== 'ready';
  const free = isEmpty(layout.bets);
  const result = !locked && free && layout.last ? play.round : null;
  const asked = free && layout.last ? layout.last : layout.bets;
  const problem = layoutProblemOf(asked, bounds);

  const change = (next: (layout: Layout) => Layout) => {
    if (locked) return;
    sound('chip');
    setLayout(next);
  };

  const deal = () => {
    if (locked || problem !== null) return;
    setUnderWay(asked);
    void play
      .play({ stake: formatAmount(totalOf(asked)), options: { bets: amountsOf(asked) }, auto: false })
      .then((round) => {
        setUnderWay(null);
        // A round that did not take place leaves its chips where they lay.
        setLayout((known) => (round ? played(known, asked) : { ...known, bets: asked }));
      });
  };

  return {
    play,
    chips,
    chip,
    chooseChip,
    bets: underWay ?? (free && layout.last ? layout.last : layout.bets),
    result,
    canUndo: layout.before.length > 0,
    canRepeat: free && layout.last !== null,
    problem,
    locked,
    place: (spot) => change((known) => placed(known, spot, amount)),
    takeOff: (spot) => change((known) => takenOff(known, spot, amount)),
    undo: () => change(undone),
    clear: () => change((known) => (isEmpty(known.bets) ? { ...known, last: null } : cleared(known))),
    double: () => change((known) => doubled(repeated(known))),
    deal,
  };
}
