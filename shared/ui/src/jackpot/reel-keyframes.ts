import { type ReelState, reelPositions } from './reel-positions';

/** Often enough that nobody sees the corners of the curve. */
const SAMPLE_MS = 100;
/** A reel holds 0 to 9 and a second 0, so that it rolls on over its end. */
const CELLS = 11;

interface ReelRoll extends Omit<ReelState, 'amount'> {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
}

/** The way of every reel from one amount to another as key frames, which a browser draws without the page's help. */
export function reelKeyframes({ from, to, durationMs, ...state }: ReelRoll): Keyframe[][] {
  const samples = Math.max(1, Math.ceil(durationMs / SAMPLE_MS));
  const sampledPositions = Array.from({ length: samples + 1 }, (_, sample) =>
    reelPositions({ ...state, amount: from + ((to - from) * sample) / samples }),
  );
  return Array.from({ length: state.reelCount }, (_, reel) =>
    keyframesOf(sampledPositions.map((positions) => positions[reel] ?? 0)),
  );
}

/** Where a reel stands, as a transform of its own height. */
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
