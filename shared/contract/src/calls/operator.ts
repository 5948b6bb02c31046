import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { plainTextSchema } from '../plain-text';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema, sortSchema, textSchema } from './field-schemas';
import { AUDIT_SORTS } from './list-sorts';

const operatorSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  rights: z.array(z.string()),
  brands: z.array(z.string()),
  /** Minutes east of UTC of each brand's clock. */
  offsets: z.record(z.string(), z.int()),
  /** Mail or SMS of this deployment go to the outbox, which the console shows. */
  outbox: z.boolean(),
  /** The second factor has to be set up first: nothing else is open. */
  secondFactorDue: z.boolean(),
});

export const auditEntrySchema = z
  .strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    brand: z.string().nullable().meta({ description: 'code of the brand; null for what concerns none' }),
    actorKind: z.enum(['operator', 'member', 'system']),
    actor: z.string().nullable().meta({ description: 'name of the operator or account of the member' }),
    action: z.string(),
    subject: z.string().nullable(),
    reason: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

export const outboxMessageSchema = z
  .strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    brand: z.string().meta({ description: 'code of the brand' }),
    channel: z.enum(['mail', 'sms']),
    recipient: z.string(),
    template: z.string(),
    language: z.string(),
    subject: z.string().nullable(),
    text: z.string(),
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/** Not needed within 5 minutes of the login. */
const ownPasswordSchema = z.string().min(1).max(256).optional();

const operatorSessionSchema = z
  .strictObject({
    id: z.string(),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().meta({ description: 'when it ends even if it is used' }),
    ip: z.string().nullable(),
    userAgent: z.string(),
    isCurrent: z.boolean().meta({ description: 'the session that asks' }),
  })
  .meta({ id: 'OperatorSession' });
export type OperatorSession = z.infer<typeof operatorSessionSchema>;

/** Calls of operators: another host and cookie than members'. */
export const operatorCalls = {
  'operator.login': defineCall({
    methods: ['POST'],
    path: '/ops/session/login',
    access: 'public',
    summary: 'An operator logs in',
    request: z.strictObject({
      email: textSchema(254),
      password: z.string().min(1).max(256),
      /** Digits of the last picture of `operator.captcha`, once a refusal asked for them. */
      captcha: textSchema(16).optional(),
    }),
    value: operatorSchema,
    errors: ['login_failed', 'account_locked', 'captcha_required', 'captcha_failed', 'step_up_required'],
  }),
  'operator.secondFactor': defineCall({
    methods: ['POST'],
    path: '/ops/session/second-factor',
    access: 'public',
    summary: 'Continues a login with a code of the operator’s authenticator, or a recovery code; each is valid once',
    request: z.strictObject({ challenge: textSchema(64), code: textSchema(32) }),
    value: operatorSchema,
    errors: ['step_up_failed', 'step_up_expired', 'account_locked'],
  }),
  'operator.captcha': defineCall({
    methods: ['GET'],
    path: '/ops/session/captcha',
    access: 'public',
    summary: 'A captcha image for the console’s login; a new one replaces the last',
    request: emptySchema,
    value: z.string().meta({ description: 'base64 png' }),
    errors: ['too_many_requests'],
  }),
  'operator.invitation': defineCall({
    methods: ['POST'],
    path: '/ops/invitation',
    access: 'public',
    summary: 'Whom the link of an invitation is for',
    request: z.strictObject({ token: textSchema(64) }),
    value: z.strictObject({ email: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['link_expired', 'too_many_requests'],
  }),
  'operator.acceptInvitation': defineCall({
    methods: ['POST'],
    path: '/ops/invitation/accept',
    access: 'public',
    summary: 'Makes the account of an invitation, once, and logs in',
    request: z.strictObject({
      token: textSchema(64),
      name: plainTextSchema(60),
      newPassword: z.string().min(1).max(256),
      confirmNewPassword: z.string().min(1).max(256),
    }),
    value: operatorSchema,
    errors: ['link_expired', 'too_many_requests'],
  }),
  'operator.logout': defineCall({
    methods: ['POST'],
    path: '/ops/session/logout',
    access: 'operator',
    whileSecondFactorDue: true,
    summary: 'An operator logs out',
    request: emptySchema,
    value: z.null(),
    errors: [],
  }),
  'operator.me': defineCall({
    methods: ['GET'],
    path: '/ops/session',
    access: 'operator',
    whileSecondFactorDue: true,
    summary: 'Which operator is signed in, with rights and brands',
    request: emptySchema,
    value: operatorSchema,
    errors: [],
  }),
  'operator.sessions': defineCall({
    methods: ['GET'],
    path: '/ops/sessions',
    access: 'operator',
    summary: 'The operator’s own open sessions, the latest first',
    request: emptySchema,
    value: z.array(operatorSessionSchema),
    errors: [],
  }),
  'operator.endSession': defineCall({
    methods: ['POST'],
    path: '/ops/sessions/end',
    access: 'operator',
    summary: 'Ends one of the operator’s own sessions; one that has ended stays so',
    request: z.strictObject({ sessionId: z.string().regex(/^[1-9]\d{0,17}$/) }),
    value: z.null(),
    errors: [],
  }),
  'operator.authenticator': defineCall({
    methods: ['GET'],
    path: '/ops/authenticator',
    access: 'operator',
    whileSecondFactorDue: true,
    summary: 'Whether the operator has a second factor, and whether the installation requires one',
    request: emptySchema,
    value: z.strictObject({ enabled: z.boolean(), recoveryCodesLeft: z.number().int(), isRequired: z.boolean() }),
    errors: [],
  }),
  'operator.startAuthenticator': defineCall({
    methods: ['POST'],
    path: '/ops/authenticator/start',
    access: 'operator',
    whileSecondFactorDue: true,
    summary: 'A new secret for an authenticator app; it counts from its first right code on',
    request: z.strictObject({ password: ownPasswordSchema }),
    value: z.strictObject({ secret: z.string(), uri: z.string().meta({ description: 'otpauth://totp/…' }) }),
    errors: ['authenticator_enabled', 'password_incorrect', 'too_many_requests'],
  }),
  'operator.confirmAuthenticator': defineCall({
    methods: ['POST'],
    path: '/ops/authenticator/confirm',
    access: 'operator',
    whileSecondFactorDue: true,
    summary: 'Switches the authenticator on by a code of it; the recovery codes are shown this once',
    request: z.strictObject({ code: textSchema(16) }),
    value: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ['authenticator_code_wrong', 'authenticator_enabled'],
  }),
  'operator.disableAuthenticator': defineCall({
    methods: ['POST'],
    path: '/ops/authenticator/disable',
    access: 'operator',
    summary: 'Switches the authenticator off',
    request: z.strictObject({ password: ownPasswordSchema }),
    value: z.null(),
    errors: ['password_incorrect', 'too_many_requests'],
  }),
  'operator.auditLog': defineCall({
    methods: ['GET'],
    path: '/ops/audit-log',
    access: 'operator',
    summary: 'What operators did, and members about their security: of the operator’s brands, latest first',
    request: z.strictObject({
      brand: textSchema(40).optional(),
      sort: sortSchema(AUDIT_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(auditEntrySchema),
    errors: ['forbidden'],
  }),
  'operator.outbox': defineCall({
    methods: ['GET'],
    path: '/ops/outbox',
    access: 'operator',
    summary: 'Mail and SMS that went to the outbox instead of a gateway, latest first; each look is recorded',
    request: z.strictObject({
      brand: textSchema(40).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(outboxMessageSchema),
    errors: ['forbidden', 'feature_disabled'],
  }),
} as const;
