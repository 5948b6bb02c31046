import type { CrashBets } from '@marquee/contract/in-house';
import { parseAmount } from '@marquee/contract/money';

type TableBet = CrashBets['bets'][number];

/** The order of a round's bets: the player's own first, then the largest stake. */
export function rankBets(bets: readonly TableBet[]): TableBet[] {
  return [...bets].sort(
    (a, b) => Number(b.mine) - Number(a.mine) || Number(parseAmount(b.stake) - parseAmount(a.stake)),
  );
}
