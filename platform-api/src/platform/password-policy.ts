import { isGuessable } from '@marquee/contract/common-passwords';
import type { FieldError } from '@marquee/contract/envelope';
import type { RegisterField } from '@marquee/contract/calls/system';
import { validateField } from '@marquee/contract/registration';
import { accountKey } from './account-key';

/** NIST 800-63B: a minimum length and a list of the most common passwords, no composition rules. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 64;

/**
 * Checks a new password.
 * @param path the request's field, named in the refusal
 * @param account the password must not repeat it
 * @param rule the brand's own, besides the policy
 * @returns the refusal, null when the password is acceptable
 */
export function passwordFault(
  path: string,
  password: string,
  account: string,
  rule?: RegisterField,
): FieldError | null {
  const { length } = [...password.normalize('NFKC')];
  if (length < PASSWORD_MIN_LENGTH) return { path, messageKey: 'too_short', params: { min: PASSWORD_MIN_LENGTH } };
  if (length > PASSWORD_MAX_LENGTH) return { path, messageKey: 'too_long', params: { max: PASSWORD_MAX_LENGTH } };
  if (accountKey(password) === accountKey(account)) return { path, messageKey: 'password_is_account' };
  if (isGuessable(password)) return { path, messageKey: 'password_common' };
  const fault = rule && validateField(rule, password);
  return fault ? { path, ...fault } : null;
}
