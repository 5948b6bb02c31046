import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import type { FieldError } from '@marquee/contract/envelope';
import { ageOn, validateField } from '@marquee/contract/registration';
import { Failure, fieldFailure } from '../../platform/failure';
import type { BrandConfig } from '../brand/config';
import { normalMobile } from './mobile';
import { passwordFault } from './password-policy';

export type RegisterInput = ParsedCallRequest<'member.register'>;

/** Parts of the request that are no fields of the form. */
const AROUND_THE_FORM = new Set([
  'captcha',
  'botCheck',
  'domain',
  'termsAccepted',
  'countryDialingCode',
  'transport',
  'affiliateCode',
  'referralCode',
  'recommenderId',
]);

/** Fields with a column or a table of their own; the others are kept in the member's profile. */
const WITH_A_HOME = new Set([
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'mobileNum',
]);

export interface CheckedRegistration {
  readonly email: string | null;
  /** E.164. */
  readonly mobile: string | null;
  readonly profile: Readonly<Record<string, string>>;
}

/**
 * Checks a registration against the brand's fields and rules.
 * @param today the brand's business day, `yyyy-MM-dd`
 * @throws Failure `validation_failed` with every refused field, `terms_not_accepted`, `under_age`, `feature_disabled`
 */
export function checkRegistration(input: RegisterInput, config: BrandConfig, today: string): CheckedRegistration {
  if (!config.registerMethods.includes('username')) throw new Failure('feature_disabled');
  const values = Object.fromEntries(Object.entries(input).filter(([name]) => !AROUND_THE_FORM.has(name))) as Record<
    string,
    string | undefined
  >;
  const mobile = input.mobileNum
    ? normalMobile(input.mobileNum, input.countryDialingCode ?? config.countryDialingCode)
    : null;
  const faults = [
    ...unknownFields(values, config.registerFields),
    ...faultsOf(values, config.registerFields),
    ...faultsOfPair(input),
  ];
  if (input.mobileNum && !mobile) faults.push({ path: 'mobileNum', messageKey: 'pattern.mobile' });
  if (faults.length > 0) throw fieldFailure(...firstOfEach(faults));
  if (!input.termsAccepted) throw new Failure('terms_not_accepted');
  if (input.birthday && ageOn(input.birthday, today) < config.birthdayAge)
    throw new Failure('under_age', { age: config.birthdayAge });
  const profile = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value && !WITH_A_HOME.has(name) ? [[name, value]] : [])),
  );
  return { email: input.email?.toLowerCase() ?? null, mobile, profile };
}

function unknownFields(values: Record<string, string | undefined>, rules: readonly RegisterField[]): FieldError[] {
  const known = new Set(rules.map((rule) => rule.name));
  return Object.keys(values)
    .filter((name) => values[name] !== undefined && !known.has(name))
    .map((path) => ({ path, messageKey: 'unknown_field' }));
}

function faultsOf(values: Record<string, string | undefined>, rules: readonly RegisterField[]): FieldError[] {
  return rules
    .filter((rule) => !AROUND_THE_FORM.has(rule.name))
    .flatMap((rule) => {
      const fault = validateField(rule, values[rule.name]);
      return fault ? [{ path: rule.name, ...fault }] : [];
    });
}

function faultsOfPair({ username, password, confirmPassword }: RegisterInput): FieldError[] {
  const fault = passwordFault('password', password, username);
  const faults = fault ? [fault] : [];
  return password === confirmPassword
    ? faults
    : [...faults, { path: 'confirmPassword', messageKey: 'inconsistent_twice' }];
}

const firstOfEach = (faults: readonly FieldError[]) =>
  faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index);
