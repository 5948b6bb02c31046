import type { BrandConfig } from '../brand/config';
import type { Member } from '../member/account';

/** How a session was opened. */
export type SignInMethod = 'username' | 'sms' | 'firebase' | 'social' | 'trial';

const DAY_MS = 24 * 3_600_000;

/**
 * Whether a session may do nothing before its member has changed the password (specification, section 4): the password is an
 * initial or weak one, or it had expired when the session was opened. It does not expire in the middle of a game, and
 * whoever came in by another way than the password is not asked.
 */
export function passwordIsDue(
  { method, openedAt }: { readonly method: SignInMethod; readonly openedAt: Date },
  member: Pick<Member, 'mustChangePassword' | 'passwordChangedAt'>,
  { flags, signIn }: Pick<BrandConfig, 'flags' | 'signIn'>,
): boolean {
  if (method !== 'username' || flags['FORCECHANGEPASS'] !== true) return false;
  if (member.mustChangePassword) return true;
  const days = signIn.passwordExpiryDays;
  return days !== null && openedAt.getTime() - member.passwordChangedAt.getTime() >= days * DAY_MS;
}
