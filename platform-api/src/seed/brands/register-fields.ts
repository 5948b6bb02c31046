import type { RegisterField } from '@marquee/contract/calls/system';

/** User name: letters and digits, first a letter, 4 to 16. Password: length first (NIST 800-63B). */
const ACCOUNT: RegisterField = {
  name: 'username',
  required: true,
  order: 1,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 'letter-first-alphanumeric',
  minLength: 4,
  maxLength: 16,
};
const PASSWORD: RegisterField = {
  name: 'password',
  required: true,
  order: 2,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 8,
  maxLength: 64,
};
const CONFIRM: RegisterField = { ...PASSWORD, name: 'confirmPassword', order: 3 };
const MOBILE: RegisterField = {
  name: 'mobileNum',
  required: false,
  order: 4,
  acceptedPattern: '^[0-9]+$',
  patternId: 'mobile',
  minLength: 6,
  maxLength: 15,
};
const BIRTHDAY: RegisterField = {
  name: 'birthday',
  required: true,
  order: 5,
  acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$',
  patternId: 'date-ymd',
  minLength: 10,
  maxLength: 10,
};
const AFFILIATE: RegisterField = {
  name: 'affiliateCode',
  required: false,
  order: 6,
  acceptedPattern: '^[A-Za-z0-9]+$',
  patternId: 'letters-or-digits',
  minLength: 4,
  maxLength: 16,
};

/** The fields of a registration by user name. */
export function usernameRegistration({ mobileRequired }: { mobileRequired: boolean }): RegisterField[] {
  return [ACCOUNT, PASSWORD, CONFIRM, { ...MOBILE, required: mobileRequired }, BIRTHDAY, AFFILIATE];
}
