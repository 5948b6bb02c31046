import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import type { FieldError } from '@marquee/contract/envelope';
import { ageOn, validateField } from '@marquee/contract/registration';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandConfig } from '../../site/brand/config';
import { dialingCodesOf, registerFieldsOf, type RegisterMethod, registerMethodsOf } from '../../site/brand/service';
import { normalMobile } from '../verification/service';
import { isMonotone } from '@marquee/contract/common-passwords';
import { passwordFault } from '../../../platform/password-policy';

/** A registration of either method; by mobile number without a name. */
export type RegisterInput = Omit<ParsedCallRequest<'member.register'>, 'username'> & {
  readonly username?: string | undefined;
  readonly registerUrl?: string | undefined;
  readonly registerMethod?: 'WEB' | undefined;
};

/** Parts of the request that are not form fields. */
const AROUND_THE_FORM = new Set([
  'captcha',
  'invitationClick',
  'botCheck',
  'domain',
  'login',
  'termsAccepted',
  'countryDialingCode',
  'transport',
  'registerUrl',
  'registerMethod',
  'firebaseIdToken',
  'firebaseChannel',
]);

/** They may come from a link, so a form need not have them. */
const INVITATIONS = new Set(['affiliateCode', 'referralCode', 'recommenderId']);

/** The brand's form for somebody who was invited already: it asks for no code. */
export function withoutInvitations(config: BrandConfig): BrandConfig {
  const own = (fields: readonly RegisterField[]) => fields.filter(({ name }) => !INVITATIONS.has(name));
  return {
    ...config,
    registerFields: own(config.registerFields),
    mobileRegisterFields: own(config.mobileRegisterFields),
  };
}

/** Fields with their own column or table; the others are stored in the member's profile. */
const WITH_A_HOME = new Set([
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
]);

export interface CheckedRegistration {
  readonly email: string | null;
  /** E.164. */
  readonly mobile: string | null;
  /** The mobile number must be verified, by the form's code or by a token. */
  readonly codeNeeded: boolean;
  readonly profile: Readonly<Record<string, string>>;
}

/**
 * Checks a registration against the brand's fields and rules.
 * @param today the brand's business day, `yyyy-MM-dd`
 * @throws Failure `validation_failed` with every refused field, `terms_not_accepted`, `under_age`, `feature_disabled`
 */
export function checkRegistration(
  method: RegisterMethod,
  input: RegisterInput,
  config: BrandConfig,
  today: string,
): CheckedRegistration {
  if (!registerMethodsOf(config).includes(method)) throw new Failure('feature_disabled');
  const rules = registerFieldsOf(config, method);
  const values = Object.fromEntries(Object.entries(input).filter(([name]) => !AROUND_THE_FORM.has(name))) as Record<
    string,
    string | undefined
  >;
  const mobile = input.mobileNum ? mobileNumberOf(config, input.mobileNum, input.countryDialingCode) : null;
  const codeNeeded = mobile !== null && rules.some(({ name }) => name === 'verificationCode');
  const faults = [
    ...unknownFields(values, rules),
    // A code verifies a number; it is not required without a number, or with a token.
    ...faultsOf(values, rules).filter(
      ({ path }) => path !== 'verificationCode' || (codeNeeded && input.firebaseIdToken === undefined),
    ),
    ...faultsOfPasswords(input),
  ];
  if (input.mobileNum && !mobile) faults.push({ path: 'mobileNum', messageKey: 'pattern.mobile' });
  if (faults.length > 0) throw fieldFailure(...firstOfEach(faults));
  if (!input.termsAccepted) throw new Failure('terms_not_accepted');
  if (input.birthday && ageOn(input.birthday, today) < config.birthdayAge)
    throw new Failure('under_age', { age: config.birthdayAge });
  const profile = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value && !WITH_A_HOME.has(name) && !INVITATIONS.has(name) ? [[name, value]] : [],
    ),
  );
  return { email: input.email?.toLowerCase() ?? null, mobile, codeNeeded, profile };
}

function unknownFields(values: Record<string, string | undefined>, rules: readonly RegisterField[]): FieldError[] {
  const fieldNames = new Set(rules.map((rule) => rule.name));
  return Object.keys(values)
    .filter((name) => values[name] !== undefined && !fieldNames.has(name) && !INVITATIONS.has(name))
    .map((path) => ({ path, messageKey: 'unknown_field' }));
}

function faultsOf(values: Record<string, string | undefined>, rules: readonly RegisterField[]): FieldError[] {
  return rules.flatMap((rule) => {
    const fault = validateField(rule, values[rule.name]);
    return fault ? [{ path: rule.name, ...fault }] : [];
  });
}

function faultsOfPasswords({ username, password, confirmPassword, paymentPassword }: RegisterInput): FieldError[] {
  const faults: (FieldError | null)[] = [
    passwordFault('password', password, username ?? ''),
    password === confirmPassword ? null : { path: 'confirmPassword', messageKey: 'inconsistent_twice' },
    paymentPassword && isMonotone(paymentPassword) ? { path: 'paymentPassword', messageKey: 'password_common' } : null,
  ];
  return faults.filter((fault) => fault !== null);
}

function mobileNumberOf(config: BrandConfig, text: string, dialingCode = config.countryDialingCode): string | null {
  const code = `+${dialingCode.replace(/^\+/, '')}`;
  return dialingCodesOf(config).includes(code) ? normalMobile(text, code) : null;
}

const firstOfEach = (faults: readonly FieldError[]) =>
  faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index);
