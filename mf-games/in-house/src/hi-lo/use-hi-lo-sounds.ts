import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';

/** Sounds for each card of the round and for its result. */
export function useHiLoSounds(round: HiLoRound | null): void {
  const { play } = useGame();
  const previousRound = useRef<HiLoRound | null>(null);
  useEffect(() => {
    const previous = previousRound.current;
    previousRound.current = round;
    if (!round || round === previous) return;
    const isNew = round.roundId !== previous?.roundId;
    if (isNew || round.cards.length > previous.cards.length) play('card');
    if (round.state === 'lost') play('lose');
    else if (round.state === 'won') play('win');
    else if (!isNew && round.moves.length > previous.moves.length && round.moves.at(-1) !== 'skip') play('open');
  }, [round, play]);
}
