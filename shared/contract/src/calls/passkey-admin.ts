import { z } from 'zod';
import { defineCall } from '../define-call';
import { brandCodeSchema, reasonSchema, textSchema } from './field-schemas';

const place = { brand: brandCodeSchema, account: textSchema(64).meta({ description: 'the user name of the member' }) };

/** Passkeys of a member whose device was lost or stolen. */
export const passkeyAdminCalls = {
  'passkeyAdmin.list': defineCall({
    methods: ['GET'],
    path: '/ops/members/passkeys',
    access: 'operator',
    summary: 'The passkeys of a member, the latest first',
    request: z.strictObject(place),
    value: z.strictObject({
      account: z.string(),
      passkeys: z.array(
        z
          .strictObject({
            passkeyId: z.string(),
            name: z.string(),
            host: z.string(),
            isSynced: z.boolean(),
            createdAt: z.iso.datetime(),
            lastUsedAt: z.iso.datetime().nullable(),
          })
          .meta({ id: 'PasskeyOfMember' }),
      ),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'passkeyAdmin.removeAll': defineCall({
    methods: ['POST'],
    path: '/ops/members/passkeys/remove',
    access: 'operator',
    summary: 'Removes every passkey of a member and ends their sessions; the member is told',
    request: z.strictObject({
      ...place,
      reason: reasonSchema,
      /** Of the operator; not needed within 5 minutes of the login. */
      password: z.string().min(1).max(256).optional(),
    }),
    value: z.strictObject({ removed: z.number().int() }),
    errors: ['forbidden', 'not_found', 'password_incorrect', 'too_many_requests'],
  }),
} as const;
