import parsePhoneNumber from 'libphonenumber-js/mobile';
import { latinDigits } from '@marquee/contract/latin-digits';

/**
 * Normalises a mobile number.
 * @param text as entered, with or without the trunk zero or the country code
 * @param dialingCode country code, with or without the plus
 * @returns E.164, null for an invalid mobile number of that country, and for one with an extension
 */
export function normalMobile(text: string, dialingCode: string): string | null {
  const country = dialingCode.replace(/^\+/, '');
  const digits = latinDigits(text);
  const parsed = parsePhoneNumber(
    digits.startsWith('+') ? digits : digits.startsWith('00') ? `+${digits.slice(2)}` : digits,
    // Nothing is looked for in a longer text.
    { defaultCallingCode: country, extract: false },
  );
  return parsed?.isValid() && parsed.ext === undefined && parsed.countryCallingCode === country ? parsed.number : null;
}
