import { acceptAmount } from '@marquee/contract/amount';

/** Limits of a series of rounds: decimal strings in currency units, empty for no limit. */
export interface AutoLimits {
  readonly loss: string;
  readonly win: string;
}

/** Whether both limits are amounts or empty: no series starts under a limit that cannot be read. */
export const areLimits = ({ loss, win }: AutoLimits): boolean =>
  [loss, win].every((text) => text === '' || acceptAmount(text).fault === null);

/** Whether a series may continue. @param net payouts minus stakes so far, ledger units */
export function canContinue(net: bigint, { loss, win }: AutoLimits): boolean {
  const [maxWin, maxLoss] = [unitsOf(win), unitsOf(loss)];
  return (maxWin === null || net < maxWin) && (maxLoss === null || net > -maxLoss);
}

/** Ledger units of a limit; null when there is none. */
function unitsOf(text: string): bigint | null {
  const accepted = acceptAmount(text);
  return accepted.fault === null ? accepted.units : null;
}
