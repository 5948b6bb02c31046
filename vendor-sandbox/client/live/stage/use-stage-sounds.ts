import { useEffect } from 'react';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { usePlay } from '../../frame/play-context';
import { CARD_SOUND, SHAKE_SOUND, SPIN_SOUND, WIN_SOUND } from '../sounds';

/** Lets the table be heard: each step as it is shown, and a win. */
export function useStageSounds({ shown, phase, mine }: RoundMessage): void {
  const { sound } = usePlay();
  const count = shown.length;
  const kind = shown.at(-1)?.step.kind ?? null;
  useEffect(() => {
    if (count === 0) return;
    if (kind === 'card' || kind === 'dice') sound(CARD_SOUND);
    if (kind === 'spin') sound(SPIN_SOUND);
    if (kind === 'shake') sound(SHAKE_SOUND);
  }, [count, kind, sound]);
  const hasWon = phase === 'result' && mine.some(({ spots }) => spots.some(({ payout = 0 }) => payout > 0));
  useEffect(() => {
    if (hasWon) sound(WIN_SOUND);
  }, [hasWon, sound]);
}
