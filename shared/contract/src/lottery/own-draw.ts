import { hmacSha256, wordsOf } from '../fairness/fair-bytes';
import { type FairDraw, playFromBlocks } from '../fairness/fair-draw';
import type { BallForm, LotteryResult } from './result';
import { lotteryRules } from './rules';
import type { LotteryShape } from './shape';

/** What decides an own draw. SHA-256 of the seed is published before the issue opens, the beacon follows after it closed. */
export interface OwnDraw {
  /** Hex text; the HMAC key is its UTF-8 form, so that it can be checked with any tool. */
  readonly seed: string;
  readonly issue: string;
  /** The randomness of the round that was fixed with the issue, hex. */
  readonly beacon: string;
}

/** The result that seed, issue and beacon give: numbers from HMAC-SHA256(seed, `issue|beacon|block`), by rejection. */
export function ownResult(shape: LotteryShape, { seed, issue, beacon }: OwnDraw): Promise<LotteryResult> {
  const blockOf = async (block: number) => wordsOf(await hmacSha256(seed, `${issue}|${beacon}|${block}`));
  return playFromBlocks(blockOf, (draw) => drawResult(shape, draw));
}

/** A random result: prize after prize, ball after ball. */
export function drawResult(shape: LotteryShape, draw: FairDraw): LotteryResult {
  const { form } = lotteryRules(shape);
  if (form.type === 'balls') return { balls: drawBalls(form, draw) };
  const number = (digits: number) => String(draw(10 ** digits)).padStart(digits, '0');
  return { prizes: form.rows.map(({ count, digits }) => Array.from({ length: count }, () => number(digits))) };
}

function drawBalls({ count, from, to, isDistinct }: BallForm, draw: FairDraw): number[] {
  const balls = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return Array.from({ length: count }, () => {
    const at = draw(balls.length);
    return (isDistinct ? balls.splice(at, 1)[0] : balls[at]) ?? from;
  });
}
