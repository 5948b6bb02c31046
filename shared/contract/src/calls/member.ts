import { z } from 'zod';
import { VERIFICATION_CODE_MAX_LENGTH } from '../constants';
import { defineCall } from '../define-call';
import { memberInfoSchema } from '../session';
import {
  botCheckSchema,
  dialingCodeSchema,
  emptySchema,
  languageSchema,
  smsInputSchema,
  textSchema,
} from './field-schemas';
import { sessionCalls } from './session';

/** Every field that the specification lists for registration; which appear, and their rules, is the brand's setting. */
export const registerRequestSchema = z.strictObject({
  username: textSchema(64),
  password: z.string().min(1).max(256),
  confirmPassword: z.string().min(1).max(256),
  payeeName: textSchema(120).optional(),
  email: textSchema(254).optional(),
  mobileNum: textSchema(20).optional(),
  countryDialingCode: dialingCodeSchema.optional(),
  /** The code that `verification.smsRegister` sent to `mobileNum`, where the brand asks for one. */
  verificationCode: textSchema(VERIFICATION_CODE_MAX_LENGTH).optional(),
  /** Instead of the code: an ID token of the brand's phone authentication for `mobileNum`, and the app that it comes from. */
  firebaseIdToken: z.string().min(1).max(4_096).optional(),
  firebaseChannel: textSchema(64).optional(),
  nickname: textSchema(40).optional(),
  fullName: textSchema(120).optional(),
  qqNum: textSchema(32).optional(),
  line: textSchema(64).optional(),
  whatsapp: textSchema(64).optional(),
  facebook: textSchema(120).optional(),
  wechat: textSchema(64).optional(),
  zalo: textSchema(64).optional(),
  telegram: textSchema(64).optional(),
  idNumber: textSchema(40).optional(),
  address: textSchema(300).optional(),
  nationality: textSchema(60).optional(),
  occupation: textSchema(80).optional(),
  sourceOfIncome: textSchema(80).optional(),
  placeOfBirth: textSchema(80).optional(),
  birthday: z.iso.date().optional(),
  /** Asked for when money leaves: the withdraw password. */
  paymentPassword: z.string().min(1).max(64).optional(),
  affiliateCode: textSchema(32).optional(),
  referralCode: textSchema(32).optional(),
  /** What `member.invitationVisit` answered for the link by which the visitor came. */
  invitationClick: z.uuid().optional(),
  recommenderId: textSchema(32).optional(),
  captcha: textSchema(16).optional(),
  botCheck: botCheckSchema.optional(),
  domain: textSchema(255).optional(),
  /** false: the account is created, and nobody is logged in. */
  login: z.boolean().default(true),
  termsAccepted: z.boolean(),
  transport: z.enum(['cookie', 'header']).optional(),
});

/** The same fields; the user name is the mobile number. */
export const registerMobileRequestSchema = registerRequestSchema.omit({ username: true }).extend({
  mobileNum: textSchema(20),
  registerUrl: textSchema(2_048).optional(),
  registerMethod: z.literal('WEB').optional(),
});

const registeredSchema = sessionCalls['session.login'].value
  .nullable()
  .meta({ description: 'null: the account was created without a login' });

const newPasswordSchema = z.string().min(1).max(256);

const REGISTER_ERRORS = [
  'preview_without_members',
  'account_taken',
  'nickname_unavailable',
  'email_taken',
  'mobile_taken',
  'captcha_required',
  'captcha_failed',
  'bot_check_failed',
  'invitation_code_error',
  'invitation_link_ended',
  'terms_not_accepted',
  'under_age',
  'feature_disabled',
  'sms_missing_code',
  'sms_invalid_code',
  'sms_code_expired',
  'sms_too_many_requests',
] as const;

export const memberCalls = {
  'member.register': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/register',
    access: 'public',
    encrypted: true,
    summary: 'Register by user name; signs the new member in, unless `login` is false',
    request: registerRequestSchema,
    value: registeredSchema,
    errors: REGISTER_ERRORS,
  }),
  'member.registerMobile': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/register/mobile',
    access: 'public',
    encrypted: true,
    summary: 'Register by mobile number; signs the new member in, unless `login` is false',
    request: registerMobileRequestSchema,
    value: registeredSchema,
    errors: REGISTER_ERRORS,
  }),
  'member.info': defineCall({
    methods: ['GET'],
    path: '/wps/member/info',
    access: 'session',
    subUser: 'own',
    summary: 'Who is signed in',
    request: emptySchema,
    value: memberInfoSchema,
    errors: [],
  }),
  'member.language': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/language',
    access: 'session',
    subUser: 'own',
    summary: 'Remembers the language in which to write to the member',
    request: z.strictObject({ language: languageSchema }),
    value: z.null(),
    errors: [],
  }),
  'member.changePassword': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/password',
    access: 'member',
    subUser: 'own',
    whilePasswordDue: true,
    encrypted: true,
    summary: 'Change the password; the old one is not asked for 5 minutes after a password login',
    request: z.strictObject({
      oldPassword: z.string().max(256).optional(),
      newPassword: newPasswordSchema,
      confirmNewPassword: newPasswordSchema,
    }),
    value: z.null(),
    errors: ['password_incorrect', 'too_many_requests'],
  }),
  'member.passwordByEmail': defineCall({
    methods: ['POST'],
    path: '/wps/member/password/email',
    access: 'public',
    formEncoded: true,
    summary: 'Sends a link to set a new password; answers alike whether or not name and address belong together',
    request: z.strictObject({
      username: textSchema(64),
      email: textSchema(254),
      botCheck: botCheckSchema.optional(),
    }),
    value: z.strictObject({ expiredMinutes: z.number().int() }),
    errors: ['feature_disabled', 'bot_check_failed', 'too_many_requests', 'mail_unavailable'],
  }),
  'member.passwordByLink': defineCall({
    methods: ['POST'],
    path: '/wps/member/password/link',
    access: 'public',
    encrypted: true,
    summary: 'Sets a new password by the link of the e-mail, once; ends every session',
    request: z.strictObject({
      token: textSchema(64),
      newPassword: newPasswordSchema,
      confirmNewPassword: newPasswordSchema,
    }),
    value: z.null(),
    errors: ['link_expired', 'too_many_requests', 'account_closed', 'account_disabled'],
  }),
  'member.passwordByCode': defineCall({
    methods: ['POST'],
    path: '/wps/member/password/verification',
    access: 'public',
    encrypted: true,
    summary: 'Sets a new password by a mobile code, ends every session and signs in anew',
    request: z.strictObject({
      newPassword: newPasswordSchema,
      mobileNum: smsInputSchema(20),
      countryDialingCode: dialingCodeSchema.optional(),
      verificationCode: smsInputSchema(VERIFICATION_CODE_MAX_LENGTH),
      transport: z.enum(['cookie', 'header']).optional(),
    }),
    value: sessionCalls['session.login'].value,
    errors: [
      'feature_disabled',
      'sms_missing_number',
      'sms_invalid_number',
      'sms_not_allowed',
      'sms_missing_code',
      'sms_invalid_code',
      'sms_code_expired',
      'sms_too_many_requests',
      'account_closed',
      'account_disabled',
    ],
  }),
} as const;
