import type { RegisterField } from '@marquee/contract/calls/system';
import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation';
import { registerFault, registerPayload } from './register-rules';

const field = (name: string, changes: Partial<RegisterField> = {}): RegisterField => ({
  name,
  required: true,
  order: 1,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 64,
  ...changes,
});
const age = { birthdayAge: 21, today: '2026-11-21' };
const username = field('username', {
  patternId: 'letter-first-alphanumeric',
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  minLength: 4,
  maxLength: 16,
});
const password = field('password', { minLength: 8 });

describe('a field of the registration', () => {
  it.each([
    ['', 'required'],
    ['abc', 'too_short'],
    ['abcdefghijklmnopq', 'too_long'],
    ['1amina', 'pattern.letter-first-alphanumeric'],
  ])('refuses the user name %j: %s', (value, messageKey) => {
    expect(registerFault(username, value, {}, age)).toMatchObject({ messageKey });
  });

  it('accepts a good user name with spaces around it', () => {
    expect(registerFault(username, ' amina7 ', {}, age)).toBeNull();
  });

  it('says both bounds of a password that is too short', () => {
    expect(registerFault(password, 'short', {}, age)).toMatchObject({
      messageKey: 'password_length',
      params: { min: 8, max: password.maxLength },
    });
  });

  it('compares the confirmation with the password', () => {
    const confirmation = field('confirmPassword');
    expect(registerFault(confirmation, 'mangrove-7', { password: 'mangrove-8' }, age)).toEqual({
      messageKey: 'inconsistent_twice',
    });
    expect(registerFault(confirmation, 'mangrove-8', { password: 'mangrove-8' }, age)).toBeNull();
  });

  it('refuses the user name as a password', () => {
    expect(registerFault(password, 'Amina2026', { username: 'amina2026' }, age)).toEqual({
      messageKey: 'password_is_account',
    });
  });

  it.each(['passwort1', '12345678', 'aaaaaaaa'])('refuses the guessable password %s at once', (value) => {
    expect(registerFault(password, value, { username: 'amina2026' }, age)).toEqual({ messageKey: 'password_common' });
  });

  it.each(['0171', '01712345678901234567890'])(
    'refuses %s as no mobile number, without counting characters',
    (value) => {
      const mobile = field('mobileNum', { patternId: 'mobile', minLength: 6, maxLength: 20 });
      expect(registerFault(mobile, value, {}, age)).toEqual({ messageKey: 'pattern.mobile' });
    },
  );

  it('counts years on the brand’s day: too young the day before the birthday, old enough on it', () => {
    const birthday = field('birthday', { patternId: 'date-ymd', minLength: 10, maxLength: 10 });
    expect(registerFault(birthday, '2005-11-22', {}, age)).toEqual({ messageKey: 'under_age', params: { age: 21 } });
    expect(registerFault(birthday, '2005-11-21', {}, age)).toBeNull();
  });
});

it('asks for a code of a mobile number only while no token proves it, and sends the token with the number alone', () => {
  const [code, mobileNum] = [field('verificationCode'), field('mobileNum', { required: false })];
  const proved = { mobileNum: '01712345678', firebaseIdToken: 'the.token' };
  expect(registerFault(code, '', { mobileNum: '01712345678' }, age)).toMatchObject({ messageKey: 'required' });
  expect(registerFault(code, '', proved, age)).toBeNull();
  expect(registerPayload([mobileNum, code], proved)).toEqual(proved);
  expect(registerPayload([mobileNum, code], { ...proved, mobileNum: ' ' })).toEqual({});
});

it('sends the filled-in fields, trimmed, and passwords as they were typed', () => {
  const fields = [username, password, field('mobileNum', { required: false })];
  expect(
    registerPayload(fields, { username: ' amina7 ', password: ' spaced pass ', mobileNum: '', email: 'x' }),
  ).toEqual({
    username: 'amina7',
    password: ' spaced pass ',
  });
});

it('remembers whose link brought the visitor', () => {
  expect(readInvitation('?referralCode=RC77&affiliateCode=')).toEqual({
    referralCode: 'RC77',
    affiliateCode: undefined,
    sub: undefined,
  });
  expect(readInvitation('?referralCode=RC77&sub=post-7.a_B').sub).toBe('post-7.a_B');
  expect(readInvitation('?referralCode=RC77&sub=%3Cscript%3E').sub).toBeUndefined();
});
