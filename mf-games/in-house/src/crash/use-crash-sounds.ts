import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';
import type { CrashState } from './crash-state';

/** Sounds for take-off and crash, and for the result of the player's bet. */
export function useCrashSounds({ phase, bet }: CrashState): void {
  const { play } = useGame();
  const phaseName = phase?.phase ?? null;
  const betState = bet?.state ?? null;
  const previousPhaseRef = useRef(phaseName);
  useEffect(() => {
    const previousPhase = previousPhaseRef.current;
    previousPhaseRef.current = phaseName;
    if (previousPhase === null || previousPhase === phaseName) return;
    if (phaseName === 'flying') play('takeOff');
    if (phaseName === 'crashed') play('crash');
  }, [phaseName, play]);
  useEffect(() => {
    if (betState === 'placed') play('bet');
    if (betState === 'won') play('win');
  }, [betState, play]);
}
