import { useEffect, useRef } from 'react';
import { useGame } from '../app/game-context';
import type { CrashState } from './crash-state';

/** A sound for take-off and crash, and for what becomes of the player's bet. */
export function useCrashSounds({ phase, bet }: CrashState): void {
  const { play } = useGame();
  const phaseName = phase?.phase ?? null;
  const betState = bet?.state ?? null;
  const phaseBefore = useRef(phaseName);
  useEffect(() => {
    const before = phaseBefore.current;
    phaseBefore.current = phaseName;
    if (before === null || before === phaseName) return;
    if (phaseName === 'flying') play('takeOff');
    if (phaseName === 'crashed') play('crash');
  }, [phaseName, play]);
  useEffect(() => {
    if (betState === 'placed') play('bet');
    if (betState === 'won') play('win');
  }, [betState, play]);
}
