import type { RegisterField } from './calls/system';

/** Fields of a member's profile, in the order of its form; names as in the registration. */
export const PROFILE_FIELDS = [
  'payeeName',
  'fullName',
  'birthday',
  'nationality',
  'address',
  'placeOfBirth',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'whatsapp',
  'telegram',
  'facebook',
  'zalo',
  'line',
  'wechat',
  'qqNum',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Those that say who somebody is: entered once, shown masked, and corrected by customer service only. */
export const LOCKED_PROFILE_FIELDS: readonly ProfileField[] = ['payeeName', 'fullName', 'birthday', 'idNumber'];

/** Asked of every member, whether or not the brand's registration has them. */
export const COMMON_PROFILE_FIELDS: readonly ProfileField[] = ['payeeName', 'birthday', 'nationality', 'address'];

type Rule = Pick<RegisterField, 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength'>;

const text = (minLength: number, maxLength: number): Rule => ({
  acceptedPattern: '*',
  patternId: 'any',
  minLength,
  maxLength,
});
const name = (minLength: number, maxLength: number): Rule => ({
  ...text(minLength, maxLength),
  acceptedPattern: "^[\\p{L}'’][\\p{L}\\p{M}\\u200c\\u200d'’. -]*$",
});
const account = (maxLength: number): Rule => ({ ...text(3, maxLength), patternId: 'no-spaces' });

/** Rules of fields for which the brand's registration has none. */
export const STANDARD_PROFILE_RULES: Readonly<Record<ProfileField, Rule>> = {
  payeeName: name(2, 120),
  fullName: name(2, 120),
  birthday: { acceptedPattern: '*', patternId: 'date-ymd', minLength: 10, maxLength: 10 },
  nationality: name(2, 60),
  address: text(5, 300),
  placeOfBirth: text(2, 80),
  occupation: text(2, 80),
  sourceOfIncome: text(2, 80),
  idNumber: account(40),
  whatsapp: account(64),
  telegram: account(64),
  facebook: account(120),
  zalo: account(64),
  line: account(64),
  wechat: account(64),
  qqNum: { ...account(32), patternId: 'digits' },
};
