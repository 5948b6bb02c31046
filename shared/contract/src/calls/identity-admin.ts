import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import {
  IDENTITY_DOCUMENTS,
  IDENTITY_HINTS,
  IDENTITY_NOTE_MAX_LENGTH,
  IDENTITY_PICTURES,
  IDENTITY_REASONS,
  IDENTITY_STATES,
} from '../identity';
import { plainTextSchema } from '../plain-text';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, sortSchema } from './field-schemas';
import { identityDetailsSchema } from './identity';
import { IDENTITY_SORTS } from './list-sorts';

const entryFields = {
  checkId: z.uuid(),
  brand: z.string(),
  account: z.string(),
  level: z.number().int(),
  state: z.enum(IDENTITY_STATES),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reviewer: z.string().nullable().meta({ description: 'who looks at it, or has decided it' }),
  isOwn: z.boolean().meta({ description: 'the operator has taken it' }),
};
const entrySchema = z.strictObject(entryFields).meta({ id: 'IdentityQueueEntry' });
export type IdentityQueueEntry = z.infer<typeof entrySchema>;

const pictureSchema = z.strictObject({
  documentId: z.uuid(),
  kind: z.enum(IDENTITY_PICTURES),
  version: z.number().int(),
  isCurrent: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  receivedAt: z.iso.datetime(),
  hints: z.array(z.enum(IDENTITY_HINTS)),
  sameFile: z.array(z.string()).meta({ description: 'other accounts of the brand that sent this file' }),
  alike: z.array(z.string()).meta({ description: 'other accounts of the brand whose picture looks much like it' }),
});

const detailSchema = z
  .strictObject({
    ...entryFields,
    documentKind: z.enum(IDENTITY_DOCUMENTS).nullable(),
    expiresOn: z.iso.date().nullable(),
    reason: z.enum(IDENTITY_REASONS).nullable(),
    note: z.string().nullable(),
    pictures: z.array(pictureSchema).meta({ description: 'replaced ones too, current ones first' }),
    numberAttempts: z
      .array(z.string())
      .meta({ description: 'other accounts that entered this document number and were refused' }),
    awaitsSecond: z.boolean().meta({ description: 'a second operator decides about its approval (`proposals.*`)' }),
    memberLevel: z.number().int().meta({ description: 'that counts for the member now' }),
    profile: z.strictObject({
      publicId: z.string(),
      nickname: z.string(),
      birthday: z.iso.date().nullable(),
      payeeName: z.string().nullable().meta({ description: 'on every account that the member withdraws to' }),
      registeredAt: z.iso.datetime(),
    }),
  })
  .meta({ id: 'IdentityCheckDetail' });
export type IdentityCheckDetail = z.infer<typeof detailSchema>;

const byId = z.strictObject({ checkId: z.uuid() });
const refusal = byId.extend({
  reason: z.enum(IDENTITY_REASONS),
  note: plainTextSchema(IDENTITY_NOTE_MAX_LENGTH).nullable(),
});
const ERRORS = ['forbidden', 'not_found'] as const;
const DECISION_ERRORS = [...ERRORS, 'identity_not_taken', 'identity_decided'] as const;

/** The review of identity checks, for operators with the right `identity`. Every sight of a picture or of typed details is audited. */
export const identityAdminCalls = {
  'identityAdmin.queue': defineCall({
    methods: ['GET'],
    path: '/ops/identity-checks',
    access: 'operator',
    summary: 'Checks that wait, the longest first, or those of another state',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(['waiting', 'approved', 'refused', 'more_needed', 'expired', 'replaced']).default('waiting'),
      account: z.string().trim().max(64).optional(),
      sort: sortSchema(IDENTITY_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(entrySchema),
    errors: ERRORS,
  }),
  'identityAdmin.detail': defineCall({
    methods: ['GET'],
    path: '/ops/identity-checks/:checkId',
    access: 'operator',
    summary: 'One check without its pictures and typed details',
    request: byId,
    value: detailSchema,
    errors: ERRORS,
  }),
  'identityAdmin.take': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/review',
    access: 'operator',
    summary: 'Takes a check for review; one operator at a time',
    request: byId,
    value: detailSchema,
    errors: [...ERRORS, 'identity_taken', 'identity_decided'],
  }),
  'identityAdmin.release': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/release',
    access: 'operator',
    summary: 'Puts a check that the operator has taken back into the queue',
    request: byId,
    value: detailSchema,
    errors: DECISION_ERRORS,
  }),
  'identityAdmin.details': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/details',
    access: 'operator',
    summary: 'What the member typed, with the reason of looking at it, which the audit log keeps',
    request: byId.extend({ reason: reasonSchema }),
    value: identityDetailsSchema.nullable(),
    errors: ERRORS,
  }),
  'identityAdmin.picture': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/pictures/:documentId',
    access: 'operator',
    summary: 'A picture, with the reason of looking at it, which the audit log keeps',
    request: byId.extend({ documentId: z.uuid(), reason: reasonSchema }),
    value: z.strictObject({ mediaType: z.literal('image/jpeg'), base64: z.string() }),
    errors: ERRORS,
  }),
  'identityAdmin.approve': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/approval',
    access: 'operator',
    summary: 'Approves a check that the operator has taken, or proposes that where the brand asks for two persons',
    request: byId,
    value: detailSchema,
    errors: [...DECISION_ERRORS, 'identity_level_first', 'identity_document_expired', 'proposal_waiting'],
  }),
  'identityAdmin.refuse': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/refusal',
    access: 'operator',
    summary: 'Refuses a check that the operator has taken, with the reason for the member',
    request: refusal,
    value: detailSchema,
    errors: DECISION_ERRORS,
  }),
  'identityAdmin.askForMore': defineCall({
    methods: ['POST'],
    path: '/ops/identity-checks/:checkId/more',
    access: 'operator',
    summary: 'Gives a check back to its member, who adds what is missing and sends it again',
    request: refusal,
    value: detailSchema,
    errors: DECISION_ERRORS,
  }),
} as const;
