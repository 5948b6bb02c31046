import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';

/** A sound for each card of the round and for its end. */
export function useHiLoSounds(round: HiLoRound | null): void {
  const { play } = useGame();
  const before = useRef<HiLoRound | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = round;
    if (!round || round === known) return;
    const isNew = round.roundId !== known?.roundId;
    if (isNew || round.cards.length > known.cards.length) play('card');
    if (round.state === 'lost') play('lose');
    else if (round.state === 'won') play('win');
    else if (!isNew && round.moves.length > known.moves.length && round.moves.at(-1) !== 'skip') play('open');
  }, [round, play]);
}
