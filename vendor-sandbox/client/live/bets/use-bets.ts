import { useEffect, useRef, useState } from 'react';
import { type TableLimits, spotMax } from '../../../src/kinds/live/limits';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { spotOf } from '../../../src/kinds/live/rules/live-rules';
import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { newId } from '../../frame/play-api';
import { usePlay } from '../../frame/play-context';
import { lay, type PlacedChip, type Steps, stakesOf, sumOf } from './bets-state';
import { CHIP_SOUND } from '../sounds';

export interface Bets {
  readonly chip: number;
  readonly pending: ReadonlyMap<string, number>;
  readonly confirmed: ReadonlyMap<string, number>;
  readonly pendingSum: number;
  readonly confirmedSum: number;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly canRepeat: boolean;
  choose(chip: number): void;
  place(spot: string): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
  confirm(): void;
}

interface BetsInput {
  readonly game: LiveGame;
  readonly limits: TableLimits;
  readonly round: RoundMessage;
}

/** The player's chips: laid down here, and on the table once the server has taken them. */
export function useBets({ game, limits, round }: BetsInput): Bets {
  const { balance, sound, warn } = usePlay();
  const [chip, choose] = useState(limits.chips[1] ?? limits.min);
  const [steps, setSteps] = useState<Steps>([]);
  const ownChips = round.mine.flatMap(({ spots }) => spots);
  const last = useLastBets(round.id, ownChips);
  const { send, busy } = useSendBets(round.id, () => setSteps([]));
  const confirmed = stakesOf(ownChips);
  const chips = steps.flat();
  const pending = stakesOf(chips);
  const isOpen = round.phase === 'betting';

  const maxOf = (spot: string) => {
    const spotRule = spotOf(game, spot);
    return spotRule ? spotMax(limits, spotRule) : 0;
  };
  const add = (more: readonly PlacedChip[]) => {
    if (!isOpen || busy) return;
    const layed = lay(steps, more, { maxOf, confirmed, balance });
    if (layed.problem !== null) return warn(layed.problem);
    setSteps(layed.steps);
    sound(CHIP_SOUND);
  };

  return {
    chip,
    pending,
    confirmed,
    pendingSum: sumOf(chips),
    confirmedSum: sumOf(ownChips),
    isOpen,
    busy,
    canRepeat: last.length > 0,
    choose,
    place: (spot) => add([{ spot, stake: chip }]),
    undo: () => setSteps((now) => now.slice(0, -1)),
    clear: () => setSteps([]),
    repeat: () => add(last),
    double: () => add([...(pending.size > 0 ? pending : confirmed)].map(([spot, stake]) => ({ spot, stake }))),
    confirm: () => isOpen && send([...pending].map(([spot, stake]) => ({ spot, stake }))),
  };
}

/** What the player had on the table in the round before. */
function useLastBets(roundId: string, ownChips: readonly PlacedChip[]): readonly PlacedChip[] {
  const [seenRound, setSeenRound] = useState<{ readonly roundId: string; readonly ownChips: readonly PlacedChip[] }>({
    roundId,
    ownChips,
  });
  const [last, setLast] = useState<readonly PlacedChip[]>([]);
  useEffect(() => {
    if (seenRound.roundId === roundId && seenRound.ownChips.length === ownChips.length) return;
    if (seenRound.roundId !== roundId && seenRound.ownChips.length > 0)
      setLast([...stakesOf(seenRound.ownChips)].map(([spot, stake]) => ({ spot, stake })));
    setSeenRound({ roundId, ownChips });
  }, [seenRound, roundId, ownChips]);
  return last;
}

/** Sends chips as one bet. The same chips sent again after a broken call are the same bet. */
function useSendBets(round: string, onTaken: () => void) {
  const { api, setBalance, fail } = usePlay();
  const [busy, setBusy] = useState(false);
  const intent = useRef<{ readonly id: string; readonly of: string }>({ id: '', of: '' });
  const send = (spots: readonly PlacedChip[]) => {
    if (busy || spots.length === 0) return;
    const of = JSON.stringify([round, spots]);
    if (intent.current.of !== of) intent.current = { id: newId(), of };
    setBusy(true);
    api
      .post<{ balance: number }>('/bets', { id: intent.current.id, round, spots })
      .then(({ balance }) => {
        intent.current = { id: '', of: '' };
        setBalance(balance);
        onTaken();
      }, fail)
      .finally(() => setBusy(false));
  };
  return { send, busy };
}
