import { type ReelState, reelPositions } from './reel-positions';

/** Short enough for a smooth curve. */
const SAMPLE_MS = 100;
/** A reel holds 0 to 9 and a second 0, so that it rolls on over its end. */
const CELLS = 11;

interface ReelRoll extends Omit<ReelState, 'amount'> {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
}

/** Key frames of every reel from one amount to another; the browser animates them without script. */
export function reelKeyframes({ from, to, durationMs, ...state }: ReelRoll): Keyframe[][] {
  const samples = Math.max(1, Math.ceil(durationMs / SAMPLE_MS));
  const sampledPositions = Array.from({ length: samples + 1 }, (_, sample) =>
    reelPositions({ ...state, amount: from + ((to - from) * sample) / samples }),
  );
  return Array.from({ length: state.reelCount }, (_, reel) =>
    keyframesOf(sampledPositions.map((positions) => positions[reel] ?? 0)),
  );
}

/** The transform of a reel at a position. */
export const reelTransform = (position: number): string => `translateY(${((-position * 100) / CELLS).toFixed(2)}%)`;

function keyframesOf(positions: readonly number[]): Keyframe[] {
  const last = positions.length - 1;
  return positions.flatMap((position, index) => {
    const offset = index / last;
    const next = positions[index + 1];
    const keyframe = {
      offset,
      transform: reelTransform(position),
      ...(jumps(position, next) && { easing: 'step-end' }),
    };
    if (next === undefined || next >= position || jumps(position, next)) return [keyframe];
    // Over the second 0 to the first, at the moment in between at which it stands there.
    const wrapOffset = offset + (10 - position) / (10 - position + next) / last;
    return [
      keyframe,
      { offset: wrapOffset, transform: reelTransform(10) },
      { offset: wrapOffset, transform: reelTransform(0) },
    ];
  });
}

/** Between whole digits a reel that is too fast to read jumps. */
const jumps = (position: number, next: number | undefined): boolean =>
  next !== undefined && Number.isInteger(position) && Number.isInteger(next) && position !== next;
