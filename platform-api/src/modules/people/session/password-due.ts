import type { BrandConfig } from '../../site/brand/config';
import type { Member } from '../member/account';

/** How a session was opened. */
export type SignInMethod = 'username' | 'sms' | 'firebase' | 'social' | 'trial' | 'passkey';

const DAY_MS = 24 * 3_600_000;

/**
 * Whether a session may only change the password (specification, section 4): the password is an initial or weak one, or
 * it had expired when the session was opened. It does not expire during a session, and logins by other methods are
 * exempt; those by passkey from the expiry only, since somebody else may know an initial password.
 */
export function passwordIsDue(
  { method, openedAt }: { readonly method: SignInMethod; readonly openedAt: Date },
  member: Pick<Member, 'mustChangePassword' | 'passwordChangedAt'>,
  { flags, signIn }: Pick<BrandConfig, 'flags' | 'signIn'>,
): boolean {
  if ((method !== 'username' && method !== 'passkey') || flags['FORCECHANGEPASS'] !== true) return false;
  if (member.mustChangePassword) return true;
  if (method === 'passkey') return false;
  const days = signIn.passwordExpiryDays;
  return days !== null && openedAt.getTime() - member.passwordChangedAt.getTime() >= days * DAY_MS;
}
