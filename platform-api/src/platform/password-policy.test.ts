import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-policy';

const faultOf = (password: string) => passwordFault('password', password, 'amina2026')?.messageKey ?? null;

describe('password policy', () => {
  it.each([
    'correct horse battery',
    'Mangrove-2026!',
    'সুন্দরবন-নদী',
    'مفتاح-البحر-الطويل',
    'a'.repeat(30) + 'b'.repeat(34),
  ])('accepts %s', (password) => {
    expect(faultOf(password)).toBeNull();
  });

  it.each([
    ['short7!', 'too_short'],
    ['x'.repeat(65), 'too_long'],
    ['Password123!', 'password_common'],
    ['P@ssw0rd', 'password_common'],
    ['iloveyou', 'password_common'],
    ['qwertyuiop1', 'password_common'],
    ['dragondragon', 'password_common'],
    ['12345678', 'password_common'],
    ['19870412', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['abcdefghijkl', 'password_common'],
    ['Amina2026', 'password_is_account'],
  ])('refuses %s: %s', (password, messageKey) => {
    expect(faultOf(password)).toBe(messageKey);
  });

  it('counts characters, not code units', () => {
    expect(faultOf('🐅🐅🐅🐅🌊🌊🌊')).toBe('too_short');
    expect(faultOf('🐅🦀🌿🌊🐅🦀🌿🌊')).toBeNull();
  });
});
