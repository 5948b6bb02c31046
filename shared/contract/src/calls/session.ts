import { z } from 'zod';
import { defineCall } from '../define-call';
import { memberInfoSchema, sessionStateSchema } from '../session';
import { botCheckSchema, dialingCodeSchema, emptySchema, textSchema } from './field-schemas';

const sessionValueSchema = z.strictObject({
  /** Only for clients that asked for the header transport; the site itself uses an HttpOnly cookie. */
  token: z.string().nullable(),
  state: sessionStateSchema,
  member: memberInfoSchema,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
});

export const sessionCalls = {
  'session.login': defineCall({
    methods: ['POST'],
    path: '/wps/session/login',
    access: 'public',
    subUser: 'own',
    encrypted: true,
    summary: 'Log in by user name and password, or by mobile number and SMS code',
    request: z.strictObject({
      type: z.enum(['username', 'sms', 'firebase']),
      /** `sms`: the mobile number; `firebase`: not looked at, the token names the number. */
      username: textSchema(64),
      /** `sms`: the code; `firebase`: the ID token. */
      password: z.string().min(1).max(4_096),
      countryDialingCode: dialingCodeSchema.optional(),
      captcha: textSchema(16).optional(),
      botCheck: botCheckSchema.optional(),
      rememberMe: z.boolean().optional(),
      /** `agent`: the agent site, where only agents may log in. */
      site: z.enum(['member', 'agent']).optional(),
      transport: z.enum(['cookie', 'header']).optional(),
    }),
    value: sessionValueSchema,
    errors: [
      'login_failed',
      'activation_needed',
      'captcha_required',
      'captcha_failed',
      'bot_check_failed',
      'account_locked',
      'account_closed',
      'account_disabled',
      'agents_only',
      'members_only',
      'preview_without_members',
      'step_up_required',
      'feature_disabled',
      'sms_invalid_number',
      'sms_not_allowed',
      'sms_invalid_code',
      'sms_code_expired',
      'sms_too_many_requests',
    ],
  }),
  'session.logout': defineCall({
    methods: ['POST', 'DELETE'],
    path: '/wps/session/logout',
    access: 'session',
    subUser: 'own',
    whilePasswordDue: true,
    summary: 'Log out: ends the session on the server',
    request: emptySchema,
    value: z.null(),
    errors: [],
  }),
  'session.freePlay': defineCall({
    methods: ['GET', 'POST'],
    path: '/wps/session/login/freeplay',
    access: 'public',
    summary: 'Start a trial session without an account',
    request: z.strictObject({
      os: textSchema(32).optional(),
      platform: textSchema(8).optional(),
      encryption: textSchema(16).optional(),
      version: textSchema(8).optional(),
      transport: z.enum(['cookie', 'header']).optional(),
    }),
    value: sessionValueSchema,
    errors: ['feature_disabled'],
  }),
  'session.captcha': defineCall({
    methods: ['GET', 'POST'],
    path: '/wps/captcha',
    access: 'public',
    summary: 'A captcha image for this visitor; a new one replaces the last',
    request: z.strictObject({ purpose: z.enum(['login', 'register', 'feedback']).optional() }),
    value: z.string().meta({ description: 'base64 png' }),
    errors: [],
  }),
  'session.botCheck': defineCall({
    methods: ['GET'],
    path: '/wps/bot-check',
    access: 'public',
    summary: 'A proof-of-work challenge (ALTCHA)',
    request: emptySchema,
    value: z.record(z.string(), z.unknown()),
    errors: [],
  }),
  'session.affiliate': defineCall({
    methods: ['POST', 'GET'],
    path: '/wps/agent/affiliate',
    access: 'public',
    summary: 'Checks an affiliate code for the brand of the domain',
    request: z.strictObject({ code: textSchema(32), domain: textSchema(255).optional() }),
    value: z.strictObject({ valid: z.literal(true) }),
    errors: ['invitation_code_error', 'invitation_link_ended'],
  }),
} as const;
