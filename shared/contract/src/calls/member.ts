import { z } from 'zod';
import { defineCall } from '../define-call';
import { memberInfoSchema } from '../session';
import { botCheckSchema, emptySchema, languageSchema, textSchema } from './parts';
import { sessionCalls } from './session';

/** Every field that the specification lists for registration; which appear, and their rules, is the brand's setting. */
export const registerRequestSchema = z.strictObject({
  username: textSchema(64),
  password: z.string().min(1).max(256),
  confirmPassword: z.string().min(1).max(256),
  payeeName: textSchema(120).optional(),
  email: textSchema(254).optional(),
  mobileNum: textSchema(20).optional(),
  countryDialingCode: z
    .string()
    .regex(/^\+?\d{1,4}$/)
    .optional(),
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
  affiliateCode: textSchema(32).optional(),
  referralCode: textSchema(32).optional(),
  recommenderId: textSchema(32).optional(),
  captcha: textSchema(16).optional(),
  botCheck: botCheckSchema.optional(),
  domain: textSchema(255).optional(),
  termsAccepted: z.boolean(),
  transport: z.enum(['cookie', 'header']).optional(),
});

export const memberCalls = {
  'member.register': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/register',
    access: 'public',
    encrypted: true,
    summary: 'Register by user name; signs the new member in',
    request: registerRequestSchema,
    value: sessionCalls['session.login'].value,
    errors: [
      'account_taken',
      'email_taken',
      'mobile_taken',
      'captcha_required',
      'captcha_failed',
      'bot_check_failed',
      'invitation_code_error',
      'terms_not_accepted',
      'under_age',
      'feature_disabled',
    ],
    status: 'live',
  }),
  'member.info': defineCall({
    methods: ['GET'],
    path: '/wps/member/info',
    access: 'session',
    summary: 'Who is signed in',
    request: emptySchema,
    value: memberInfoSchema,
    errors: [],
    status: 'live',
  }),
  'member.language': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/language',
    access: 'session',
    summary: 'Remembers the language in which to write to the member',
    request: z.strictObject({ language: languageSchema }),
    value: z.null(),
    errors: [],
    status: 'live',
  }),
  'member.changePassword': defineCall({
    methods: ['POST', 'PUT'],
    path: '/wps/member/password',
    access: 'session',
    encrypted: true,
    summary: 'Change the password; the old one is not asked for 5 minutes after a password login',
    request: z.strictObject({
      oldPassword: z.string().max(256).optional(),
      newPassword: z.string().min(1).max(256),
      confirmNewPassword: z.string().min(1).max(256),
    }),
    value: z.null(),
    errors: ['password_incorrect', 'too_many_requests'],
    status: 'live',
  }),
} as const;
