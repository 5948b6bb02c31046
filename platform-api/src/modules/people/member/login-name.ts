import type { BrandConfig } from '../../site/brand/config';
import { normalMobile } from '../verification/service';
import { accountKey } from '../../../platform/account-key';

/**
 * The account name for a registration by mobile number: its digits with the country code, as in E.164 without the plus.
 */
export const accountOfMobile = (mobile: string): string => mobile.replace(/^\+/, '');

/**
 * The account that a login name refers to: a mobile number may be written in any format.
 * @returns the normalised name
 */
export function loginNameOf({ countryDialingCode }: BrandConfig, typed: string): string {
  const mobile = /^[\p{Nd}+()\s.-]{6,24}$/u.test(typed.trim()) ? normalMobile(typed.trim(), countryDialingCode) : null;
  return mobile ? accountOfMobile(mobile) : accountKey(typed);
}
