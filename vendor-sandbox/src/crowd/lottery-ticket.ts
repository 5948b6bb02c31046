import type { FairDraw } from '@marquee/contract/fairness/fair-draw';
import { formatLines, type LotteryLine } from '@marquee/contract/lottery/line';
import { randomPick } from '@marquee/contract/lottery/random-pick';
import type { LotteryRules } from '@marquee/contract/lottery/rules';

/** What a brand offers, as its play menu says. */
export interface OfferedKind {
  readonly code: string;
  /** Thousandths. */
  readonly odds: number;
}

const MOST_LINES = 3;

/**
 * A ticket of one to three lines, each a random unit of a random kind.
 * @param coin what a line stakes at most, ledger units; lines whose least stake is above it cost the least
 * @param leastStake of a unit, ledger units
 */
export function randomTicket(
  rules: LotteryRules,
  offered: readonly OfferedKind[],
  { coin, leastStake }: { readonly coin: bigint; readonly leastStake: bigint },
  draw: FairDraw,
): string {
  const lines = Array.from({ length: 1 + draw(MOST_LINES) }, (): LotteryLine | null => {
    const { code, odds } = offered[draw(offered.length)] ?? { code: '', odds: 0 };
    const kind = rules.kind(code);
    if (!kind) return null;
    const affordable = coin / BigInt(kind.cost);
    const unitStake = affordable > leastStake ? affordable : leastStake;
    return { kind, pick: randomPick(kind, draw), unitStake, odds };
  });
  return formatLines(lines.filter((line) => line !== null));
}
