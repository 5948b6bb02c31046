import type { MinesRound } from '@marquee/contract/in-house';
import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';

/** Sounds for each step of the round. */
export function useMinesSounds(round: MinesRound | null): void {
  const { play } = useGame();
  const previousRound = useRef<MinesRound | null>(null);
  useEffect(() => {
    const previous = previousRound.current;
    previousRound.current = round;
    if (!round || round === previous) return;
    if (round.state === 'lost') play('mine');
    else if (round.state === 'won') play('win');
    else if (round.roundId !== previous?.roundId) play('bet');
    else if (round.picks.length > previous.picks.length) play('open');
  }, [round, play]);
}
