import { acceptAmount, AMOUNT_FAULT_CODES, type AmountBounds } from '@marquee/contract/amount';
import { Failure } from './failure';

/**
 * Parses an amount entered by a member or operator, by the rule of `acceptAmount`: the only conversion from a request
 * to money.
 * @param text decimal string in currency units, as are the bounds
 * @returns ledger units
 * @throws Failure `amount_invalid`, and `amount_below_minimum` or `amount_above_maximum` with the bound
 */
export function enteredAmount(text: string, bounds: AmountBounds = {}): bigint {
  const accepted = acceptAmount(text, bounds);
  switch (accepted.fault) {
    case null:
      return accepted.units;
    case 'below':
      throw new Failure(AMOUNT_FAULT_CODES.below, { minimum: bounds.minimum });
    case 'above':
      throw new Failure(AMOUNT_FAULT_CODES.above, { maximum: bounds.maximum });
    default:
      throw new Failure(AMOUNT_FAULT_CODES[accepted.fault]);
  }
}
