import type { CallRequest } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import { isGuessable } from '@marquee/contract/common-passwords';
import type { ErrorCode } from '@marquee/contract/errors';
import { ageOn, type FieldFault, validateField } from '@marquee/contract/registration';

/** What the registration request has besides the fields that visitors fill in. */
type Circumstances = 'termsAccepted' | 'captcha' | 'botCheck' | 'domain' | 'login' | 'transport';
export type RegisterFieldName = Exclude<keyof CallRequest<'member.register'>, Circumstances>;

/** The wire has a string there; the server lists only fields that its request takes. */
export const fieldName = ({ name }: Pick<RegisterField, 'name'>): RegisterFieldName => name as RegisterFieldName;

export type RegisterValues = Readonly<Partial<Record<RegisterFieldName, string>>>;

/** The form while it is filled in. */
export type RegisterFormValues = RegisterValues & { readonly captcha?: string; readonly terms?: boolean };

/** What the brand's page for phones answered: a token in place of a code. */
export const PROOF = 'firebaseIdToken';

interface AgeRule {
  readonly birthdayAge: number;
  /** `yyyy-MM-dd`, the brand's business day. */
  readonly today: string;
}

/**
 * Why a field of the registration is refused, by the rules the server checks too; null when it is good.
 * @param values what the whole form holds: the confirmation is compared with the password
 */
export function registerFault(
  rule: RegisterField,
  value: string | undefined,
  values: RegisterValues,
  age: AgeRule,
): FieldFault | null {
  if (rule.name === 'confirmPassword') {
    if (!value) return { messageKey: 'required' };
    return value === values.password ? null : { messageKey: 'inconsistent_twice' };
  }
  // A code proves a number; without a number there is nothing to prove, and a token proves it as well.
  if (rule.name === 'verificationCode' && (!values.mobileNum?.trim() || values[PROOF])) return null;
  const fault = validateField(rule, value);
  if (rule.name === 'verificationCode' && fault && fault.messageKey !== 'required')
    return { messageKey: 'verification_code' };
  if (fault || !value) return rule.name === 'password' && fault ? passwordFault(fault) : fault;
  if (rule.name === 'birthday' && ageOn(value, age.today) < age.birthdayAge) {
    return { messageKey: 'under_age', params: { age: age.birthdayAge } };
  }
  if (rule.name === 'password' && value.toLowerCase() === values.username?.trim().toLowerCase())
    return { messageKey: 'password_is_account' };
  // Told at once, not after everything else is filled in.
  if (rule.name === 'password' && isGuessable(value)) return { messageKey: 'password_common' };
  return null;
}

/** A password of a wrong length is refused with both bounds. */
export function passwordFault(fault: FieldFault): FieldFault {
  const isLength = fault.messageKey === 'too_short' || fault.messageKey === 'too_long';
  return isLength ? { ...fault, messageKey: 'password_length' } : fault;
}

/** The filled-in fields, trimmed; passwords stay as they were typed. */
export function registerPayload(
  fields: readonly Pick<RegisterField, 'name'>[],
  values: RegisterValues,
): RegisterValues {
  const payload: Partial<Record<RegisterFieldName, string>> = {};
  for (const name of fields.map(fieldName)) {
    const value = values[name] ?? '';
    const submittedValue = /password/i.test(name) ? value : value.trim();
    if (submittedValue !== '') payload[name] = submittedValue;
  }
  if (!payload.mobileNum) return payload;
  // The brand's own country need not be named.
  const { countryDialingCode, [PROOF]: proof } = values;
  return { ...payload, ...(countryDialingCode && { countryDialingCode }), ...(proof && { [PROOF]: proof }) };
}

/** Which field a refusal of the whole request belongs to. */
export const FIELD_OF_CODE: Readonly<Partial<Record<ErrorCode, RegisterFieldName | 'captcha'>>> = {
  account_taken: 'username',
  email_taken: 'email',
  mobile_taken: 'mobileNum',
  invitation_code_error: 'affiliateCode',
  under_age: 'birthday',
  captcha_failed: 'captcha',
  captcha_required: 'captcha',
  sms_missing_code: 'verificationCode',
  sms_invalid_code: 'verificationCode',
  sms_code_expired: 'verificationCode',
};
