import { z } from 'zod';
import { AGENT_RIGHTS, SUB_USER_STATES } from '../agent-access';
import { ACTIVATION_WAYS } from '../agent-line';
import { defineCall } from '../define-call';
import { emptySchema, textSchema } from './field-schemas';

const idSchema = textSchema(64).meta({ description: 'public id of a sub-user of the agent' });
const rightsSchema = z.array(z.enum(AGENT_RIGHTS)).min(1).max(AGENT_RIGHTS.length);
const secretSchema = z.string().meta({ description: 'the one-time password, or the token of the link' });

/** Somebody who works in the agent's office for the agent. */
export const subUserSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque public id' }),
    account: z.string(),
    rights: z.array(z.enum(AGENT_RIGHTS)),
    revision: z.number().int(),
    state: z.enum(SUB_USER_STATES),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    hasAuthenticator: z.boolean().meta({ description: 'a second factor protects the account' }),
  })
  .meta({ id: 'SubUser' });
export type SubUser = z.infer<typeof subUserSchema>;

/** Sub-users of an agent: accounts without money or line, which see what their rights say. The agent alone decides about them. */
export const subUserCalls = {
  'agent.subUsers': defineCall({
    methods: ['GET'],
    path: '/wps/agent/sub-users',
    access: 'agent',
    summary: 'The agent’s sub-users, the oldest first',
    request: emptySchema,
    value: z.strictObject({ most: z.number().int(), subUsers: z.array(subUserSchema) }),
    errors: [],
  }),
  'agent.addSubUser': defineCall({
    methods: ['POST'],
    path: '/wps/agent/sub-users',
    access: 'agent',
    summary: 'Makes an account for a sub-user, who sets the password by a one-time password or a link',
    request: z.strictObject({ account: textSchema(64), rights: rightsSchema, way: z.enum(ACTIVATION_WAYS) }),
    value: z.strictObject({ subUser: subUserSchema, secret: secretSchema }),
    errors: ['account_taken', 'sub_users_full', 'too_many_requests'],
  }),
  'agent.setSubUserRights': defineCall({
    methods: ['POST'],
    path: '/wps/agent/sub-users/rights',
    access: 'agent',
    summary: 'Changes what a sub-user may see; open sessions follow at once',
    request: z.strictObject({ id: idSchema, rights: rightsSchema, revision: z.number().int().min(1) }),
    value: subUserSchema,
    errors: ['not_found', 'conflict'],
  }),
  'agent.renewSubUser': defineCall({
    methods: ['POST'],
    path: '/wps/agent/sub-users/renew',
    access: 'agent',
    summary:
      'A new one-time password or link for a sub-user: the old password and the second factor end, and every session',
    request: z.strictObject({ id: idSchema, way: z.enum(ACTIVATION_WAYS) }),
    value: z.strictObject({ secret: secretSchema }),
    errors: ['not_found', 'too_many_requests'],
  }),
  'agent.signOutSubUser': defineCall({
    methods: ['POST'],
    path: '/wps/agent/sub-users/sign-out',
    access: 'agent',
    summary: 'Ends every session of a sub-user',
    request: z.strictObject({ id: idSchema }),
    value: z.null(),
    errors: ['not_found'],
  }),
  'agent.removeSubUser': defineCall({
    methods: ['POST'],
    path: '/wps/agent/sub-users/remove',
    access: 'agent',
    summary: 'Closes the account of a sub-user for good and ends its sessions',
    request: z.strictObject({ id: idSchema }),
    value: z.null(),
    errors: ['not_found'],
  }),
} as const;
