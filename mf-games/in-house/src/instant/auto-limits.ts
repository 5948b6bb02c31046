import { acceptAmount } from '@marquee/contract/amount';

/** Where a series of rounds ends; decimal strings in currency units, empty: no limit. */
export interface AutoLimits {
  readonly loss: string;
  readonly win: string;
}

/** Whether a series may go on. @param net won less staked so far, ledger units */
export function goesOn(net: bigint, { loss, win }: AutoLimits): boolean {
  const [most, least] = [unitsOf(win), unitsOf(loss)];
  return (most === null || net < most) && (least === null || net > -least);
}

/** Ledger units of a limit; null when there is none. */
function unitsOf(text: string): bigint | null {
  const accepted = acceptAmount(text);
  return accepted.fault === null ? accepted.units : null;
}
