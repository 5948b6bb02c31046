import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { Failure, fieldFailure } from '../../../platform/failure';
import { passwordFault } from '../../../platform/password-policy';
import type { CheckedRegistration } from './registration-input';

/**
 * Checks what a sub-user of an agent fills in at the first visit: a password and the terms, nothing else.
 * @throws Failure `validation_failed`, `terms_not_accepted`
 */
export function checkSubUserForm(
  account: string,
  {
    password,
    confirmPassword,
    termsAccepted,
    transport: _way,
    captcha: _letters,
    botCheck: _work,
    ...others
  }: Omit<ParsedCallRequest<'member.activate'>, 'secret'>,
): CheckedRegistration {
  const unknown = Object.entries(others).find(([, value]) => value !== undefined);
  if (unknown) throw fieldFailure({ path: unknown[0], messageKey: 'unknown_field' });
  const fault = passwordFault('password', password, account);
  if (fault) throw fieldFailure(fault);
  if (password !== confirmPassword) throw fieldFailure({ path: 'confirmPassword', messageKey: 'inconsistent_twice' });
  if (!termsAccepted) throw new Failure('terms_not_accepted');
  return { email: null, mobile: null, codeNeeded: false, profile: {} };
}
