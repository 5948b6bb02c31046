import { z } from 'zod';
import { defineCall } from '../define-call';
import {
  IDENTITY_DOCUMENTS,
  IDENTITY_LEVELS,
  IDENTITY_PICTURE_MAX_BYTES,
  IDENTITY_PICTURES,
  IDENTITY_STATES,
} from '../identity';
import { amountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { emptySchema, imageSchema } from './field-schemas';

const levelSchema = z.union(IDENTITY_LEVELS.map((level) => z.literal(level)));

/** A person as a document names them. */
export const identityDetailsSchema = z.strictObject({
  name: plainTextSchema(120).min(2),
  number: plainTextSchema(40).min(4),
  birthday: z.iso.date(),
});
export type IdentityDetails = z.output<typeof identityDetailsSchema>;

const ownCheckSchema = z
  .strictObject({
    level: levelSchema,
    state: z.enum(IDENTITY_STATES),
    documentKind: z.enum(IDENTITY_DOCUMENTS).nullable(),
    pictures: z.array(z.strictObject({ kind: z.enum(IDENTITY_PICTURES), receivedAt: z.iso.datetime() })),
    submittedAt: z.iso.datetime().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    expiresOn: z.iso.date().nullable(),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'why it was refused or what is missing, in the caller’s language' }),
    note: z.string().nullable().meta({ description: 'what the operator added' }),
  })
  .meta({ id: 'IdentityCheck' });
export type IdentityCheck = z.infer<typeof ownCheckSchema>;

const limitsSchema = z.strictObject({
  perWithdrawal: amountSchema,
  perDay: amountSchema,
  per30Days: amountSchema,
});

const overviewSchema = z
  .strictObject({
    level: z.number().int().min(0).max(2).meta({ description: 'that counts now' }),
    limits: z
      .array(limitsSchema)
      .nullable()
      .meta({ description: 'what can be withdrawn, by level from 0 on; null: the brand bounds nothing by levels' }),
    checks: z.array(ownCheckSchema).meta({ description: 'the latest of each level' }),
  })
  .meta({ id: 'IdentityOverview' });
export type IdentityOverview = z.infer<typeof overviewSchema>;

export const identityCalls = {
  'identity.overview': defineCall({
    methods: ['GET'],
    path: '/wps/member/identity',
    access: 'member',
    summary: 'My identity level, and the latest check of each',
    request: emptySchema,
    value: overviewSchema,
    errors: [],
  }),
  'identity.upload': defineCall({
    methods: ['POST'],
    path: '/wps/member/identity/:level/:kind',
    access: 'member',
    upload: true,
    bodyLimitBytes: IDENTITY_PICTURE_MAX_BYTES,
    summary:
      'Adds a picture to the check that I am writing; PNG, JPEG or WebP, 10 MB. Another one of its kind takes its place',
    request: z.strictObject({
      level: z.coerce.number().pipe(levelSchema),
      kind: z.enum(IDENTITY_PICTURES),
      image: imageSchema,
    }),
    value: overviewSchema,
    errors: ['image_refused', 'too_many_requests', 'identity_in_review', 'identity_level_first'],
  }),
  'identity.submit': defineCall({
    methods: ['POST'],
    path: '/wps/member/identity',
    access: 'member',
    encrypted: true,
    summary:
      'Sends the check for review. One that replaces an approved check takes the level away until it is approved',
    request: z.strictObject({
      level: levelSchema,
      document: identityDetailsSchema
        .extend({
          kind: z.enum(IDENTITY_DOCUMENTS),
          expiresOn: z.iso.date().nullable().meta({ description: 'null: an identity card without an end' }),
        })
        .nullable()
        .meta({ description: 'of level 1; null: level 2' }),
    }),
    value: overviewSchema,
    errors: [
      'identity_in_review',
      'identity_level_first',
      'identity_pictures_missing',
      'identity_document_in_use',
      'identity_document_expired',
      'too_many_requests',
    ],
  }),
  'identity.discard': defineCall({
    methods: ['POST'],
    path: '/wps/member/identity/:level/discard',
    access: 'member',
    summary: 'Removes what I have uploaded for a check and not sent',
    request: z.strictObject({ level: z.coerce.number().pipe(levelSchema) }),
    value: overviewSchema,
    errors: ['identity_in_review'],
  }),
} as const;
