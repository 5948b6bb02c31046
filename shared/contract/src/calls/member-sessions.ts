import { z } from 'zod';
import { defineCall } from '../define-call';
import { emptySchema } from './field-schemas';

const sessionIdSchema = z.string().regex(/^[0-9a-f]{64}$/);

const memberSessionSchema = z
  .strictObject({
    sessionId: sessionIdSchema.meta({ description: 'opens nothing' }),
    isCurrent: z.boolean().meta({ description: 'the one that asks' }),
    isRemembered: z.boolean().meta({ description: 'its device logs in again by itself' }),
    ip: z.string().nullable(),
    userAgent: z.string().meta({ description: 'as the browser names itself' }),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'MemberSession' });
export type MemberSession = z.infer<typeof memberSessionSchema>;

/** Where a member is logged in. */
export const memberSessionCalls = {
  'security.sessions': defineCall({
    methods: ['GET'],
    path: '/wps/member/sessions',
    access: 'member',
    subUser: 'own',
    summary: 'Where the member is logged in at the brand, the asking session first',
    request: emptySchema,
    value: z.array(memberSessionSchema),
    errors: [],
  }),
  'security.endSession': defineCall({
    methods: ['POST'],
    path: '/wps/member/sessions/end',
    access: 'member',
    subUser: 'own',
    summary: 'Ends another session of the member and forgets its device',
    request: z.strictObject({ sessionId: sessionIdSchema }),
    value: z.null(),
    errors: ['not_found'],
  }),
  'security.endOtherSessions': defineCall({
    methods: ['POST'],
    path: '/wps/member/sessions/end-others',
    access: 'member',
    subUser: 'own',
    summary: 'Ends every session of the member but the asking one and forgets their devices',
    request: emptySchema,
    value: z.null(),
    errors: [],
  }),
} as const;
