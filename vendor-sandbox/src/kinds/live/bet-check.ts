import { LEDGER_SCALE } from '@marquee/contract/amount';
import { z } from 'zod';
import { StudioRefusal } from '../../studio/studio-refusal';
import { type TableLimits, spotMax } from './limits';
import { spotOf } from './rules/live-rules';
import type { LiveGame } from './rules/outcome';

const MOST_SPOTS = 60;

export const betRequestSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{8,64}$/),
  round: z.string().max(64),
  spots: z
    .array(
      z.strictObject({ spot: z.string().max(32), stake: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    )
    .min(1)
    .max(MOST_SPOTS),
});

export type BetRequest = z.infer<typeof betRequestSchema>;
export type SpotStake = BetRequest['spots'][number];

interface BetBounds {
  readonly game: LiveGame;
  readonly limits: TableLimits;
  /** What the player has on each spot in this round. */
  readonly before: ReadonlyMap<string, number>;
}

/**
 * Checks the stakes of a bet. @returns their sum
 * @throws StudioRefusal 400 `impossible_bet` (no such spot, one twice, broken units), `below_limit`, `above_limit`
 */
export function checkBet(spots: readonly SpotStake[], { game, limits, before }: BetBounds): number {
  if (new Set(spots.map(({ spot }) => spot)).size < spots.length) throw new StudioRefusal(400, 'impossible_bet');
  for (const { spot: id, stake } of spots) {
    const spot = spotOf(game, id);
    if (!spot || stake % Number(LEDGER_SCALE) !== 0) throw new StudioRefusal(400, 'impossible_bet');
    const total = stake + (before.get(id) ?? 0);
    if (total < limits.min) throw new StudioRefusal(400, 'below_limit');
    if (total > spotMax(limits, spot)) throw new StudioRefusal(400, 'above_limit');
  }
  return spots.reduce((sum, { stake }) => sum + stake, 0);
}
