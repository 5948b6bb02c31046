import { useEffect } from 'react';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { usePlay } from '../../frame/play-context';
import { ownResult } from './own-result';
import { CARD_SOUND, SHAKE_SOUND, SPIN_SOUND, WIN_SOUND } from '../sounds';

/** Lets the table be heard: each step as it is shown, and a win. */
export function useStageSounds(round: RoundMessage): void {
  const { shown, phase } = round;
  const { sound } = usePlay();
  const count = shown.length;
  const kind = shown.at(-1)?.step.kind ?? null;
  useEffect(() => {
    if (count === 0) return;
    if (kind === 'card' || kind === 'dice') sound(CARD_SOUND);
    if (kind === 'spin') sound(SPIN_SOUND);
    if (kind === 'shake') sound(SHAKE_SOUND);
  }, [count, kind, sound]);
  const { stake, payout } = ownResult(round);
  const hasWon = phase === 'result' && payout > stake;
  useEffect(() => {
    if (hasWon) sound(WIN_SOUND);
  }, [hasWon, sound]);
}
