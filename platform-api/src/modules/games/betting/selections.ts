import type { BetSelection } from '@marquee/contract/calls/records';
import { z } from 'zod';

const MOST_LEGS = 20;
const name = z.string().max(120);
/** The legs of a ticket in a vendor's snapshot. Prices in hundredths, lines in quarters. */
const legsSchema = z
  .array(
    z.object({
      home: name,
      away: name,
      kind: name,
      pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
      line: z.number().nullable(),
      price: z.number().positive(),
    }),
  )
  .max(MOST_LEGS);

/** Selections of a sports bet; none when the vendor's snapshot has no readable ones. @param legs of the bet's terms */
export function selectionsOf(legs: unknown): BetSelection[] {
  const parsed = legsSchema.safeParse(legs);
  if (!parsed.success) return [];
  return parsed.data.map(({ kind, line, price, ...leg }) => ({
    ...leg,
    market: kind,
    line: line === null ? null : line / 4,
    odds: (price / 100).toFixed(2),
  }));
}
