import parsePhoneNumber from 'libphonenumber-js/mobile';
import { latinDigits } from '@marquee/contract/latin-digits';

/**
 * A mobile number as it is compared and dialled.
 * @param text as entered, with or without the trunk zero or the country's code
 * @param dialingCode country code, with or without the plus
 * @returns E.164, null when no mobile number of that country looks so
 */
export function normalMobile(text: string, dialingCode: string): string | null {
  const country = dialingCode.replace(/^\+/, '');
  const digits = latinDigits(text);
  const parsed = parsePhoneNumber(
    digits.startsWith('+') ? digits : digits.startsWith('00') ? `+${digits.slice(2)}` : digits,
    { defaultCallingCode: country },
  );
  return parsed?.isValid() && parsed.countryCallingCode === country ? parsed.number : null;
}
