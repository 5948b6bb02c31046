import { Failure } from '../../../platform/failure';
import type { BrandConfig } from '../../site/brand/config';
import { dialingCodesOf } from '../../site/brand/service';
import { normalMobile } from './mobile';

/**
 * Normalises a mobile number by the rules of its country.
 * @param dialingCode country code as given; defaults to the brand's own
 * @returns E.164
 * @throws Failure `sms_missing_number`, `sms_not_allowed` for a country that the brand does not accept,
 *   `sms_invalid_number`
 */
export function mobileOf(config: BrandConfig, text: string, dialingCode: string | undefined): string {
  if (text === '') throw new Failure('sms_missing_number');
  const code = `+${(dialingCode ?? config.countryDialingCode).replace(/^\+/, '')}`;
  if (!dialingCodesOf(config).includes(code)) throw new Failure('sms_not_allowed');
  const mobile = normalMobile(text, code);
  if (!mobile) throw new Failure('sms_invalid_number');
  return mobile;
}
