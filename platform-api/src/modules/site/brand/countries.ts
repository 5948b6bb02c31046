import type { CallValue } from '@marquee/contract/calls/index';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

/**
 * The countries of dialing codes, in the order of the codes.
 * @param dialingCodes with the plus
 */
export function countriesOf(dialingCodes: readonly string[], language: string): CallValue<'system.countryCodes'> {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return dialingCodes.flatMap((countryDialingCode) =>
    getCountries()
      .filter((country) => `+${getCountryCallingCode(country)}` === countryDialingCode)
      .map((countryCode) => ({ countryCode, countryDialingCode, name: names.of(countryCode) ?? countryCode })),
  );
}
