import type { RegisterField } from '@marquee/contract/calls/system';
import type { CallValue } from '@marquee/contract/calls/index';
import type { BrandConfig } from './config';

export type RegisterMethod = CallValue<'system.registerSettings'>['methods'][number];

/** The ways to register that the brand's flags open. */
export function registerMethodsOf({ flags }: BrandConfig): RegisterMethod[] {
  const methods: RegisterMethod[] = [];
  if (flags['USERNAMEREG3']) methods.push('username');
  if (flags['MOBILENUMREG3']) methods.push('mobile');
  return methods;
}

/** The fields of a registration in order. A code is asked for only while the brand verifies numbers (flag `SMSVERIF3`). */
export function registerFieldsOf(config: BrandConfig, method: RegisterMethod): RegisterField[] {
  const fields = method === 'mobile' ? config.mobileRegisterFields : config.registerFields;
  return fields
    .filter(({ name }) => name !== 'verificationCode' || config.flags['SMSVERIF3'] === true)
    .toSorted((a, b) => a.order - b.order);
}

/** Country codes whose mobile numbers the brand takes, its own first. */
export const dialingCodesOf = ({ countryDialingCode, furtherDialingCodes }: BrandConfig): string[] => [
  countryDialingCode,
  ...furtherDialingCodes,
];
