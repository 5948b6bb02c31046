import { SCATTER } from './slot-game';

/** How fast a slot is played. Times in milliseconds. */
export interface Pace {
  /** Between the starts of two reels. */
  readonly startGapMs: number;
  /** From the press of the button to the first reel's stop, at least. */
  readonly turnMs: number;
  /** Between the stops of two reels. */
  readonly stopGapMs: number;
  /** The longer turn of a reel that could bring the third scatter. */
  readonly suspenseMs: number;
  /** From one spin to the next, at least. */
  readonly roundMs: number;
}

/** Fast play is barred where autoplay is: no turbo, and 2.5 s from spin to spin (UK remote technical standards, 14D and 14E). */
export const STRICT_ROUND_MS = 2_500;

export function paceOf({ turbo, isFastAllowed }: { readonly turbo: boolean; readonly isFastAllowed: boolean }): Pace {
  if (turbo && isFastAllowed) return { startGapMs: 0, turnMs: 180, stopGapMs: 35, suspenseMs: 0, roundMs: 0 };
  const pace = { startGapMs: 70, turnMs: 750, stopGapMs: 190, suspenseMs: 950 };
  return { ...pace, roundMs: isFastAllowed ? 0 : STRICT_ROUND_MS };
}

/** Reels that turn longer because two scatters lie before them. @param grid reels from the left */
export const suspenseReels = (grid: readonly (readonly number[])[]): readonly boolean[] =>
  grid.map(
    (_, reel) =>
      grid
        .slice(0, reel)
        .flat()
        .filter((symbol) => symbol === SCATTER).length >= 2,
  );

/** The pause before each reel's stop, after the stop of the one before. */
export const stopPauses = (grid: readonly (readonly number[])[], pace: Pace): number[] =>
  suspenseReels(grid).map((isLonger, reel) => (reel === 0 ? 0 : pace.stopGapMs) + (isLonger ? pace.suspenseMs : 0));
