import type { MinesRound } from '@marquee/contract/in-house';
import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';

/** A sound for each step of the round. */
export function useMinesSounds(round: MinesRound | null): void {
  const { play } = useGame();
  const before = useRef<MinesRound | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = round;
    if (!round || round === known) return;
    if (round.state === 'lost') play('mine');
    else if (round.state === 'won') play('win');
    else if (round.roundId !== known?.roundId) play('bet');
    else if (round.picks.length > known.picks.length) play('open');
  }, [round, play]);
}
