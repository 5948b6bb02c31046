import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema, reasonSchema } from './field-schemas';

const operatorAccountSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    rights: z.array(z.string()),
    brands: z.array(z.string()),
    status: z.enum(['active', 'disabled']),
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
} as const;
