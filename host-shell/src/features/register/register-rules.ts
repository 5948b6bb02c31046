import type { RegisterField } from '@marquee/contract/calls/system';
import { ageOn, type FieldFault, validateField } from '@marquee/contract/registration';

export type RegisterValues = Readonly<Record<string, string | undefined>>;

/** What the brand's page for phones answered: a token in place of a code. */
export const PROOF = 'firebaseIdToken';

/** The form as it is held while it is filled in. */
export type RegisterFormValues = Record<string, string> & { readonly terms?: string };

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
    return value === values['password'] ? null : { messageKey: 'inconsistent_twice' };
  }
  // A code proves a number; without a number there is nothing to prove, and a token proves it as well.
  if (rule.name === 'verificationCode' && (!values['mobileNum']?.trim() || values[PROOF])) return null;
  const fault = validateField(rule, value);
  if (fault || !value) return fault;
  if (rule.name === 'birthday' && ageOn(value, age.today) < age.birthdayAge) {
    return { messageKey: 'under_age', params: { age: age.birthdayAge } };
  }
  if (rule.name === 'password' && value.toLowerCase() === values['username']?.trim().toLowerCase())
    return { messageKey: 'password_is_account' };
  return null;
}

/** The filled-in fields, trimmed; passwords stay as they were typed. */
export function registerPayload(fields: readonly RegisterField[], values: RegisterValues): Record<string, string> {
  const filled = fields.flatMap(({ name }): [string, string][] => {
    const value = values[name] ?? '';
    const kept = /password/i.test(name) ? value : value.trim();
    return kept === '' ? [] : [[name, kept]];
  });
  const payload = Object.fromEntries(filled);
  if (!payload['mobileNum']) return payload;
  // The brand's own country need not be named.
  const { countryDialingCode, [PROOF]: proof } = values;
  return { ...payload, ...(countryDialingCode && { countryDialingCode }), ...(proof && { [PROOF]: proof }) };
}

/** Which field a refusal of the whole request belongs to. */
export const FIELD_OF_CODE: Readonly<Record<string, string>> = {
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
