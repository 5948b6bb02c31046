import { describe, expect, it } from 'vitest';
import { passwordIsDue } from './password-due';

const openedAt = new Date('2026-05-01T12:00:00Z');
const changed = (daysBefore: number, mustChangePassword = false) => ({
  mustChangePassword,
  passwordChangedAt: new Date(openedAt.getTime() - daysBefore * 86_400_000),
});
const brand = (passwordExpiryDays: number | null, forced = true) => ({
  flags: { FORCECHANGEPASS: forced },
  signIn: { passwordExpiryDays, initialPassword: null },
});

describe('a required password change', () => {
  it.each([
    ['when it is an initial or weak one', 'username', changed(0, true), brand(null), true],
    ['when it had expired at the login', 'username', changed(90), brand(90), true],
    ['not before it expires', 'username', changed(89), brand(90), false],
    ['not where nothing expires', 'username', changed(5_000), brand(null), false],
    ['not where the brand forces nothing', 'username', changed(5_000, true), brand(90, false), false],
    ['not after a login by SMS', 'sms', changed(90, true), brand(90), false],
    ['not after a login by firebase', 'firebase', changed(90, true), brand(90), false],
    ['not after a login at a provider', 'social', changed(90, true), brand(90), false],
  ] as const)('%s', (_name, method, member, config, isDue) => {
    expect(passwordIsDue({ method, openedAt }, member, config)).toBe(isDue);
  });
});
