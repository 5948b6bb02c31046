import type { CallId } from '@marquee/contract/calls/index';

/** A form of the shell other than the registration by user name. */
export interface OtherForm {
  readonly id: CallId;
  /** The sender; a visitor when absent. */
  readonly from?: 'member' | 'agent';
  /** Valid in form, without a matching session, person or code. */
  readonly good: Readonly<Record<string, unknown>>;
  /** The expected refusal of a valid form, past every check of its fields. */
  readonly pastTheFields: string;
  /** Maximum length of its texts, in characters. */
  readonly tooLong: Readonly<Record<string, number>>;
  /** Texts with a bounded length only. */
  readonly tooShort?: Readonly<Record<string, string>>;
  /** Fields that are not text, with invalid values. */
  readonly notTexts?: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that are answered by their own code instead of `validation_failed`. */
  readonly expectedCodes?: Readonly<Record<string, Readonly<Partial<Record<'empty' | 'script', string>>>>>;
}

const password = 'Estuary-at-dawn';
const challenge = 'c'.repeat(43);
const refusedScript = { script: 'validation_failed' };

export const otherForms: readonly OtherForm[] = [
  {
    id: 'session.login',
    good: { type: 'username', username: 'nobody', password },
    pastTheFields: 'login_failed',
    tooLong: { username: 64, password: 4_096 },
    notTexts: { type: ['email', 1, null], rememberMe: ['true', 1], site: ['console', true] },
  },
  {
    id: 'session.login',
    good: { type: 'sms', username: '01712345678', password: '000000' },
    pastTheFields: 'sms_invalid_code',
    tooLong: { username: 64, password: 4_096 },
    expectedCodes: { username: { script: 'sms_invalid_number' } },
  },
  {
    id: 'session.stepUp',
    good: { challenge, method: 'payeeName', answer: 'Amina Khatun' },
    pastTheFields: 'step_up_expired',
    tooLong: { challenge: 43, answer: 255 },
    tooShort: { challenge: 'c'.repeat(42) },
    notTexts: { method: ['face', 1, null] },
    expectedCodes: { challenge: refusedScript },
  },
  {
    id: 'session.stepUpCode',
    good: { challenge, method: 'sms' },
    pastTheFields: 'step_up_expired',
    tooLong: { challenge: 43 },
    tooShort: { challenge: 'c'.repeat(42) },
    notTexts: { method: ['authenticator', 1, null] },
    expectedCodes: { challenge: refusedScript },
  },
  {
    id: 'security.confirmAuthenticator',
    from: 'member',
    good: { code: '000000' },
    pastTheFields: 'authenticator_code_wrong',
    tooLong: { code: 32 },
  },
  {
    id: 'security.disableAuthenticator',
    from: 'member',
    good: { password },
    pastTheFields: 'password_incorrect',
    tooLong: { password: 256 },
  },
  {
    id: 'verification.smsNoLogin',
    good: { mobileNum: '01712345678' },
    pastTheFields: 'sms_captcha_failed',
    tooLong: { mobileNum: 20 },
    expectedCodes: { mobileNum: { empty: 'sms_missing_number', ...refusedScript } },
  },
  {
    id: 'verification.smsRegister',
    good: { mobileNo: '01712345678' },
    pastTheFields: 'sms_captcha_failed',
    tooLong: { mobileNo: 20 },
    expectedCodes: { mobileNo: { empty: 'sms_missing_number', ...refusedScript } },
  },
  {
    id: 'member.registerMobile',
    good: {
      mobileNum: '01712345678',
      verificationCode: '000000',
      password,
      confirmPassword: password,
      birthday: '1990-04-21',
      termsAccepted: true,
    },
    pastTheFields: 'bot_check_failed',
    tooLong: { mobileNum: 15, verificationCode: 6, birthday: 10 },
    tooShort: { mobileNum: '01712', verificationCode: '00000', birthday: '1990-4-1' },
    notTexts: { termsAccepted: ['true', 1, null], registerMethod: ['APP', 1] },
    expectedCodes: { mobileNum: refusedScript, verificationCode: refusedScript, birthday: refusedScript },
  },
  {
    id: 'member.passwordByEmail',
    good: { username: 'demo', email: 'amina@example.com' },
    pastTheFields: 'bot_check_failed',
    tooLong: { username: 64, email: 254 },
  },
  {
    id: 'member.passwordByLink',
    good: { token: 'x'.repeat(43), newPassword: password, confirmNewPassword: password },
    pastTheFields: 'link_expired',
    tooLong: { token: 64, newPassword: 256, confirmNewPassword: 256 },
    expectedCodes: { newPassword: refusedScript, confirmNewPassword: refusedScript },
  },
  {
    id: 'member.passwordByCode',
    good: { mobileNum: '01712345678', verificationCode: '000000', newPassword: password },
    pastTheFields: 'sms_invalid_code',
    tooLong: { mobileNum: 20, verificationCode: 255, newPassword: 256 },
    expectedCodes: {
      mobileNum: { empty: 'sms_missing_number', ...refusedScript },
      verificationCode: { empty: 'sms_missing_code' },
    },
  },
  {
    id: 'member.changePassword',
    from: 'member',
    good: { oldPassword: 'Estuary-at-dusk', newPassword: password, confirmNewPassword: password },
    pastTheFields: 'password_incorrect',
    tooLong: { oldPassword: 256, newPassword: 256, confirmNewPassword: 256 },
    expectedCodes: {
      oldPassword: { empty: 'password_incorrect' },
      newPassword: refusedScript,
      confirmNewPassword: refusedScript,
    },
  },
  {
    id: 'feedback.send',
    good: { type: 1, content: 'My deposit of yesterday has not arrived.', sender: 'Amina', captcha: '0000' },
    pastTheFields: 'captcha_failed',
    tooLong: { content: 200, sender: 64, captcha: 16 },
    tooShort: { content: 'x'.repeat(19) },
    notTexts: { type: [5, '1', null] },
    expectedCodes: {
      content: { empty: 'feedback_incomplete' },
      sender: { empty: 'captcha_failed' },
      captcha: { empty: 'feedback_incomplete', ...refusedScript },
    },
  },
  {
    id: 'session.affiliate',
    good: { code: 'NOBODY99' },
    pastTheFields: 'invitation_code_error',
    tooLong: { code: 32 },
  },
  {
    id: 'agent.offerContract',
    from: 'agent',
    good: {
      account: 'nobody99',
      type: 'dividend',
      tiers: [{ validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 250, lossRate: null }],
    },
    pastTheFields: 'contract_downline_unknown',
    tooLong: { account: 64 },
    notTexts: { type: ['weekly', 1, null], tiers: [[], 'tiers', null, [{ rate: 250 }]] },
  },
  {
    id: 'agent.dividend',
    from: 'agent',
    good: { contractId: 'nothing', action: 'accept' },
    pastTheFields: 'not_found',
    tooLong: { contractId: 64 },
    notTexts: { action: ['burn', 1, null] },
  },
];
