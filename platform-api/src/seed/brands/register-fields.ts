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
export const MOBILE: RegisterField = {
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

const VERIFICATION_CODE: RegisterField = {
  name: 'verificationCode',
  required: true,
  order: 2,
  acceptedPattern: '*',
  patternId: 'digits',
  minLength: 6,
  maxLength: 6,
};

export const EMAIL: RegisterField = {
  name: 'email',
  required: true,
  order: 4,
  acceptedPattern: '*',
  patternId: 'email',
  minLength: 6,
  maxLength: 120,
};
export const OPTIONAL_EMAIL: RegisterField = { ...EMAIL, required: false };

const messenger = (name: 'zalo' | 'telegram'): RegisterField => ({
  name,
  required: false,
  order: 6,
  acceptedPattern: '*',
  patternId: 'no-spaces',
  minLength: 3,
  maxLength: 40,
});
export const ZALO = messenger('zalo');
export const TELEGRAM = messenger('telegram');

const inThisOrder = (fields: readonly RegisterField[]): RegisterField[] =>
  fields.map((field, index) => ({ ...field, order: index + 1 }));

/** A registration by user name: the brand's own fields follow the passwords. */
export const usernameRegistration = (own: readonly RegisterField[]): RegisterField[] =>
  inThisOrder([ACCOUNT, PASSWORD, CONFIRM, ...own, BIRTHDAY, AFFILIATE]);

/** A registration by mobile number, verified by a code where the flag `SMSVERIF3` is on. */
export const mobileRegistration = (own: readonly RegisterField[]): RegisterField[] =>
  inThisOrder([{ ...MOBILE, required: true }, VERIFICATION_CODE, PASSWORD, CONFIRM, ...own, BIRTHDAY, AFFILIATE]);
