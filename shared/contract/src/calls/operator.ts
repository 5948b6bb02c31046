import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema, textSchema } from './parts';

const operatorSchema = z.strictObject({ id: z.string(), name: z.string(), email: z.string(), rights: z.array(z.string()), brands: z.array(z.string()) });

/** Calls of the operators' realm: another host, another cookie, never a member's session. */
export const operatorCalls = {
  'operator.login': defineCall({
    methods: ['POST'],
    path: '/ops/session/login',
    access: 'public',
    summary: 'An operator logs in',
    request: z.strictObject({ email: textSchema(254), password: z.string().min(1).max(256) }),
    value: operatorSchema,
    errors: ['login_failed', 'account_locked'],
    status: 'live',
  }),
  'operator.logout': defineCall({
    methods: ['POST'],
    path: '/ops/session/logout',
    access: 'operator',
    summary: 'An operator logs out',
    request: emptySchema,
    value: z.null(),
    errors: [],
    status: 'live',
  }),
  'operator.me': defineCall({
    methods: ['GET'],
    path: '/ops/session',
    access: 'operator',
    summary: 'Which operator is signed in, with rights and brands',
    request: emptySchema,
    value: operatorSchema,
    errors: [],
    status: 'live',
  }),
} as const;
