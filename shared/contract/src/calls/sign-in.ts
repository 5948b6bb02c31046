import { z } from 'zod';
import { defineCall } from '../define-call';
import { PROTECTION_MEASURES, type ProtectionMeasure } from '../protection';
import { emptySchema, languageSchema, textSchema } from './field-schemas';
import { sessionCalls } from './session';

export const STEP_UP_METHODS = ['sms', 'email', 'payeeName', 'authenticator'] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

const challengeSchema = z.string().regex(/^[\w-]{43}$/);
const codeSchema = textSchema(32);
const measureSchema = z.enum(Object.keys(PROTECTION_MEASURES) as [ProtectionMeasure, ...ProtectionMeasure[]]);
const providerSchema = z.enum(SOCIAL_PROVIDERS);

/** Details of `step_up_required`: what the login goes on with. */
export const stepUpDetailsSchema = z.object({
  challenge: challengeSchema,
  methods: z.array(z.object({ method: z.enum(STEP_UP_METHODS), hint: z.string().nullable() })).min(1),
});
export type StepUpDetails = z.output<typeof stepUpDetailsSchema>;

/** Ways to log in beyond the password, and what protects the account. */
export const signInCalls = {
  'session.stepUpCode': defineCall({
    methods: ['POST'],
    path: '/wps/session/step-up/code',
    access: 'public',
    summary: 'Sends the code of a step-up by SMS or e-mail',
    request: z.strictObject({ challenge: challengeSchema, method: z.enum(['sms', 'email']) }),
    value: z.strictObject({ expiredMinutes: z.number() }),
    errors: ['step_up_expired', 'sms_too_many_requests', 'sms_unknown', 'sms_quota_exceeded'],
  }),
  'session.stepUp': defineCall({
    methods: ['POST'],
    path: '/wps/session/step-up',
    access: 'public',
    subUser: 'own',
    encrypted: true,
    summary: 'Finishes a login from an unregistered IP; five tries',
    request: z.strictObject({ challenge: challengeSchema, method: z.enum(STEP_UP_METHODS), answer: textSchema(255) }),
    value: sessionCalls['session.login'].value,
    errors: ['step_up_failed', 'step_up_expired', 'account_closed', 'account_disabled', 'account_locked'],
  }),
  'session.handOff': defineCall({
    methods: ['POST'],
    path: '/wps/session/hand-off',
    access: 'session',
    summary: 'A code, good once within 60 seconds, that opens this session on the site: `?token=<code>`',
    request: emptySchema,
    value: z.strictObject({ code: z.string(), expiresInSeconds: z.number().int() }),
    errors: [],
  }),
  'session.pendingSocial': defineCall({
    methods: ['GET'],
    path: '/wps/session/social/pending',
    access: 'public',
    summary: 'The social account that this browser has proved and that no account is connected with yet',
    request: emptySchema,
    value: z.strictObject({ provider: providerSchema, email: z.string().nullable() }).nullable(),
    errors: [],
  }),
  'member.firstLogin': defineCall({
    methods: ['POST'],
    path: '/wps/member/first-login',
    access: 'session',
    subUser: 'own',
    summary: 'What follows a first login: remembers the language in which the member reads',
    request: z.strictObject({ language: languageSchema }),
    value: z.null(),
    errors: [],
  }),
  'security.overview': defineCall({
    methods: ['GET'],
    path: '/wps/member/security',
    access: 'member',
    subUser: 'own',
    summary: 'What protects the account',
    request: emptySchema,
    value: z.strictObject({
      authenticator: z.strictObject({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() }),
      social: z.array(
        z.strictObject({ provider: providerSchema, email: z.string().nullable(), connectedAt: z.iso.datetime() }),
      ),
      protection: z.strictObject({
        score: z.number().int().min(0).max(100),
        measures: z.array(z.strictObject({ measure: measureSchema, isDone: z.boolean() })),
      }),
    }),
    errors: [],
  }),
  'security.startAuthenticator': defineCall({
    methods: ['POST'],
    path: '/wps/member/authenticator',
    access: 'member',
    subUser: 'own',
    encrypted: true,
    summary: 'A new secret for an authenticator app; it counts once a code of it was right',
    request: z.strictObject({ password: z.string().max(256).optional() }),
    value: z.strictObject({ secret: z.string(), uri: z.string() }),
    errors: ['authenticator_enabled', 'password_incorrect', 'too_many_requests'],
  }),
  'security.confirmAuthenticator': defineCall({
    methods: ['POST'],
    path: '/wps/member/authenticator/confirm',
    access: 'member',
    subUser: 'own',
    encrypted: true,
    summary: 'Switches the authenticator on; answers the recovery codes, which are never shown again',
    request: z.strictObject({ code: codeSchema }),
    value: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ['authenticator_enabled', 'authenticator_code_wrong', 'too_many_requests'],
  }),
  'security.disableAuthenticator': defineCall({
    methods: ['POST'],
    path: '/wps/member/authenticator/disable',
    access: 'member',
    subUser: 'own',
    encrypted: true,
    summary: 'Switches the authenticator off',
    request: z.strictObject({ password: z.string().min(1).max(256) }),
    value: z.null(),
    errors: ['password_incorrect', 'too_many_requests'],
  }),
  'security.connectSocial': defineCall({
    methods: ['POST'],
    path: '/wps/member/social/connect',
    access: 'member',
    encrypted: true,
    summary: 'Connects the social account that this browser has proved',
    request: z.strictObject({ password: z.string().max(256).optional() }),
    value: z.null(),
    errors: ['social_expired', 'social_taken', 'password_incorrect', 'too_many_requests'],
  }),
  'security.disconnectSocial': defineCall({
    methods: ['POST'],
    path: '/wps/member/social/disconnect',
    access: 'member',
    encrypted: true,
    summary: 'Disconnects a social account',
    request: z.strictObject({ provider: providerSchema, password: z.string().min(1).max(256) }),
    value: z.null(),
    errors: ['password_incorrect', 'too_many_requests'],
  }),
} as const;
