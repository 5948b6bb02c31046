import { parseAmount } from '@marquee/contract/money';

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

function unitsOf(text: string): bigint | null {
  const clean = text.replace(/\.$/, '');
  const units = clean === '' ? 0n : parseAmount(clean);
  return units > 0n ? units : null;
}
