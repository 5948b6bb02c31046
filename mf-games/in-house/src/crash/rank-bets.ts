import type { CrashBets } from '@marquee/contract/in-house';
import { parseAmount } from '@marquee/contract/money';

type TableBet = CrashBets['bets'][number];

/** The order of a round's bets: the player's own, then those of the player's currency, the largest stake first. */
export function rankBets(bets: readonly TableBet[], currency: string): TableBet[] {
  const isForeign = (bet: TableBet) => Number(bet.currency !== currency);
  return [...bets].sort(
    (a, b) =>
      Number(b.mine) - Number(a.mine) ||
      isForeign(a) - isForeign(b) ||
      Number(parseAmount(b.stake) - parseAmount(a.stake)),
  );
}
