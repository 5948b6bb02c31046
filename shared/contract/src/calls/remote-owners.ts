import { z } from 'zod';
import { defineCall } from '../define-call';
import { CLAIM_KINDS } from '../remote-claims';
import { emptySchema, reasonSchema, remoteNameSchema } from './field-schemas';

const claimFields = { kind: z.enum(CLAIM_KINDS), name: z.string().min(1).max(200) };

/** Who owns routes, slots, menu entries, message namespaces and modals: of the whole platform, not of one brand. */
export const remoteOwnerCalls = {
  'remoteOwners.list': defineCall({
    methods: ['GET'],
    path: '/ops/remote-owners',
    access: 'operator',
    summary: 'What each remote owns: claimed by its first release that named it',
    request: emptySchema,
    value: z.array(z.strictObject({ ...claimFields, remote: remoteNameSchema })),
    errors: ['forbidden'],
  }),
  'remoteOwners.move': defineCall({
    methods: ['POST'],
    path: '/ops/remote-owners',
    access: 'operator',
    summary: 'Gives what a remote owns to another, grants a new name, or frees it; open pages follow within seconds',
    request: z.strictObject({
      ...claimFields,
      remote: remoteNameSchema.nullable().meta({ description: 'the new owner; null frees it' }),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'release_claim_taken'],
  }),
} as const;
