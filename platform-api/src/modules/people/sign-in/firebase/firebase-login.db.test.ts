import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedIdentity } from '../../../../seed/identity/seed-identity';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { startFirebase, type TestFirebase, type TokenChanges } from './firebase.fixture';

const PROJECT = 'sundarban-phone';
const PHONE = '+8801712345678';

let site: TestApp;
let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startFirebase({ projectId: PROJECT });
  const { jwksUrl } = firebase;
  site = await startTestApp({
    MARQUEE_SIGN_IN: JSON.stringify({ sundarban: { firebase: { projectId: PROJECT, jwksUrl } } }),
  });
  await seedIdentity(site.app.platform.database, {});
  await site.pool.query(
    "insert into member_contact (member_id, brand_id, kind, value) select id, 1, 'mobile', $1 from member where account = 'demo' and brand_id = 1",
    [PHONE],
  );
});
afterAll(async () => {
  await site.close();
  await firebase.close();
});
beforeEach(() => site.pool.query('delete from throttle'));

const secondsAgo = (seconds: number) => new Date(site.clock.now().getTime() - seconds * 1_000);

const token = ({ ageS = 0, ...changes }: TokenChanges & { readonly ageS?: number } = {}) =>
  firebase.token(PHONE, { provedAt: secondsAgo(ageS), ...changes });
const login = (password: string, brand?: string) =>
  site.browser(brand).send('session.login', { type: 'firebase', username: PHONE, password });

describe('a login by firebase', () => {
  it('opens the account of the verified phone, without a required password change', async () => {
    await site.pool.query('update member set must_change_password = true');
    const { envelope } = await login(await token());
    expect(envelope).toMatchObject({ success: true, value: { member: { account: 'demo' }, passwordExpired: false } });
    const { rows } = await site.pool.query<{ verified: boolean }>(
      'select verified_at is not null as verified from member_contact where value = $1',
      [PHONE],
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  it('accepts each token once', async () => {
    const once = await token();
    await login(once);
    expect((await login(once)).envelope).toMatchObject({ code: 'login_failed' });
  });

  it.each<[string, () => Promise<string>]>([
    ['of another project', () => token({ audience: 'somebody-else' })],
    ['of another issuer', () => token({ issuer: 'https://evil.example' })],
    ['signed by another key', async () => token({ key: (await generateKeyPair('RS256')).privateKey })],
    ['whose phone was proved long ago', () => token({ ageS: 400 })],
    ['whose phone will be proved later', () => token({ claims: { auth_time: secondsAgo(-600).getTime() / 1_000 } })],
    ['without the time of the proof', () => token({ claims: { auth_time: undefined } })],
    ['without a phone', () => token({ claims: { phone_number: undefined } })],
    ['of a phone that nobody has here', () => token({ claims: { phone_number: '+8801799999999' } })],
    ['that has expired', () => token({ ageS: 4_000 })],
    ['that is none', async () => 'nonsense'],
    ['without a signature', async () => `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"x","aud":"${PROJECT}"}`)}.`],
  ])('refuses a token %s', async (_name, make) => {
    expect((await login(await make())).envelope).toMatchObject({ success: false, code: 'login_failed' });
  });

  it('is closed where the brand has not configured it', async () => {
    expect((await login(await token(), 'meridian')).envelope).toMatchObject({ code: 'feature_disabled' });
  });
});

describe('a registration by mobile number', () => {
  const NEW_PHONE = '+8801798765432';
  const form = {
    mobileNum: '01798765432',
    password: 'a long sentence of one person',
    confirmPassword: 'a long sentence of one person',
    birthday: '1990-04-21',
    termsAccepted: true,
  };
  const register = async (firebaseIdToken: string, fields: object = {}) => {
    const botCheck = await solveBotCheck(await site.browser().call('session.botCheck', {}));
    return (await site.browser().send('member.registerMobile', { ...form, ...fields, botCheck, firebaseIdToken }))
      .envelope;
  };

  it('accepts the token instead of a code, for its own number only', async () => {
    expect(await register(await token())).toMatchObject({ success: false, code: 'sms_invalid_code' });
    const proof = await token({ claims: { phone_number: NEW_PHONE } });
    expect(await register(proof)).toMatchObject({ success: true });
    const { rows } = await site.pool.query<{ verified: boolean }>(
      'select verified_at is not null as verified from member_contact where value = $1',
      [NEW_PHONE],
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  it('accepts a token once', async () => {
    const proof = await token({ claims: { phone_number: '+8801711111222' } });
    expect(await register(proof, { mobileNum: '01711111222', termsAccepted: false })).toMatchObject({
      code: 'terms_not_accepted',
    });
    expect(await register(proof, { mobileNum: '01711111222' })).toMatchObject({ success: true });
    expect(await register(proof, { mobileNum: '01711111222' })).toMatchObject({
      success: false,
      code: 'sms_invalid_code',
    });
  });
});
