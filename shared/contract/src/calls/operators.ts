import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema, reasonSchema, textSchema } from './field-schemas';

const operatorAccountSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    rights: z.array(z.string()),
    brands: z.array(z.string()),
    status: z.enum(['active', 'disabled']),
    hasSecondFactor: z.boolean(),
    sessions: z.number().int().meta({ description: 'open ones' }),
    lastSeenAt: z.iso.datetime().nullable().meta({ description: 'in an open session' }),
  })
  .meta({ id: 'OperatorAccount' });
export type OperatorAccount = z.infer<typeof operatorAccountSchema>;

const operatorIdSchema = z.string().regex(/^[1-9]\d{0,8}$/);

/** Calls of operators who look after operators. */
export const operatorsCalls = {
  'operators.list': defineCall({
    methods: ['GET'],
    path: '/ops/operators',
    access: 'operator',
    summary: 'The operators of the operator’s brands, by name',
    request: emptySchema,
    value: z.array(operatorAccountSchema),
    errors: ['forbidden'],
  }),
  'operators.endSessions': defineCall({
    methods: ['POST'],
    path: '/ops/operators/sessions/end',
    access: 'operator',
    summary: 'Ends every session of another operator',
    request: z.strictObject({ operatorId: operatorIdSchema, reason: reasonSchema }),
    value: z.strictObject({ ended: z.number().int() }),
    errors: ['forbidden', 'not_found'],
  }),
  'operators.resetSecondFactor': defineCall({
    methods: ['POST'],
    path: '/ops/operators/second-factor/reset',
    access: 'operator',
    summary: 'Removes the second factor of another operator, who lost theirs, and ends their sessions',
    request: z.strictObject({
      operatorId: operatorIdSchema,
      reason: reasonSchema,
      /** Of the operator who resets it; not needed within 5 minutes of the login. */
      password: z.string().min(1).max(256).optional(),
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'password_incorrect', 'too_many_requests'],
  }),
  'operators.invite': defineCall({
    methods: ['POST'],
    path: '/ops/operators/invite',
    access: 'operator',
    summary: 'Makes the link by which a person sets up an operator’s account, once; a later one takes its place',
    request: z.strictObject({
      email: z.email().max(254),
      rights: z.array(textSchema(40)).max(40).meta({ description: 'of those that the operator has' }),
      brands: z.array(textSchema(40)).max(1_000).meta({ description: 'codes; empty for every brand' }),
      reason: reasonSchema,
      /** Of the operator who invites; not needed within 5 minutes of the login. */
      password: z.string().min(1).max(256).optional(),
    }),
    value: z.strictObject({
      link: z.string().meta({ description: 'answered this once' }),
      expiresAt: z.iso.datetime(),
    }),
    errors: ['forbidden', 'not_found', 'operator_exists', 'password_incorrect', 'too_many_requests'],
  }),
} as const;
