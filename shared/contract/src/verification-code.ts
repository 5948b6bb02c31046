import { VERIFICATION_CODE_DIGITS } from './constants';
import { latinDigits } from './latin-digits';

const FORMAT = new RegExp(`^\\d{${VERIFICATION_CODE_DIGITS.least},${VERIFICATION_CODE_DIGITS.most}}$`);

/**
 * A code by SMS, e-mail or authenticator as somebody types or pastes it, in digits of any script.
 * @returns its Latin digits; null when no brand sends such a code
 */
export function readVerificationCode(typed: string): string | null {
  const digits = latinDigits(typed.replace(/\s/g, ''));
  return FORMAT.test(digits) ? digits : null;
}
