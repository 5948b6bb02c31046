import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { PROPOSAL_KINDS, PROPOSAL_LABELS, PROPOSAL_STATES, PROPOSAL_WORDS, type ProposalLabel } from '../proposals';
import { brandCodeSchema, flagSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema } from './field-schemas';

const valueSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('money'), amount: amountSchema, currency: z.string() }),
    z.strictObject({ type: z.literal('number'), number: z.number() }),
    z.strictObject({ type: z.literal('percent'), percent: z.number() }),
    z.strictObject({ type: z.literal('level'), level: z.number().int().meta({ description: 'of the VIP levels' }) }),
    z.strictObject({ type: z.literal('text'), text: z.string() }),
    z.strictObject({ type: z.literal('word'), word: z.enum(PROPOSAL_WORDS) }),
    z.strictObject({ type: z.literal('instant'), instant: z.iso.datetime() }),
  ])
  .meta({ id: 'ProposalValue' });
export type ProposalValue = z.infer<typeof valueSchema>;

/** By its name in the call table: its labels and words written out are more than the compiler writes into a declaration. */
export interface ProposalRow {
  label: ProposalLabel;
  of: ProposalValue[];
  before: ProposalValue | null;
  after: ProposalValue | null;
}
const rowSchema: z.ZodType<ProposalRow> = z
  .strictObject({
    label: z.enum(PROPOSAL_LABELS).meta({ description: 'key of the console’s catalogue' }),
    of: z.array(valueSchema).meta({ description: 'which one of several: a level, a type of games' }),
    before: valueSchema.nullable().meta({ description: 'null: there was none' }),
    after: valueSchema.nullable().meta({ description: 'null: there will be none' }),
  })
  .meta({ id: 'ProposalRow' });

/** Of what a proposal was made from; calls without it are not checked. */
export const revisionSchema = z
  .string()
  .max(64)
  .nullable()
  .optional()
  .meta({ description: 'of what the form was loaded from; null: there was nothing' });

/** Of a stored value that a form may change. */
export const storedRevisionSchema = z
  .string()
  .max(64)
  .meta({ description: 'digest of the stored value: a save names the one that its form was loaded from' });

/** Of what a save replaces. */
export const newOrStoredRevisionSchema = storedRevisionSchema
  .nullable()
  .default(null)
  .meta({ description: 'of what the form was loaded from; null: there was nothing' });

/** Details of `conflict`: what a save or a proposal was made from is not what counts any more. */
export const conflictSchema = z
  .strictObject({
    revision: z.string().nullable().meta({ description: 'that counts now; null: there is nothing' }),
    rows: z.array(rowSchema).meta({ description: 'what was to be saved or proposed, beside what counts now' }),
  })
  .meta({ id: 'RevisionConflict' });
export type RevisionConflict = z.infer<typeof conflictSchema>;

export const proposalSchema = z
  .strictObject({
    proposalId: z.uuid(),
    kind: z.enum(PROPOSAL_KINDS),
    brand: z.string().nullable().meta({ description: 'null: it concerns all brands' }),
    subject: z.string().meta({ description: 'what it changes, within kind and brand' }),
    state: z.enum(PROPOSAL_STATES),
    reason: z.string(),
    proposedBy: z.string(),
    proposedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    decisionReason: z.string().nullable(),
    fromDay: z.iso.date().nullable().meta({ description: 'first business day on which what was approved counts' }),
    isOwn: z.boolean().meta({ description: 'the operator proposed it, and may withdraw it while it is open' }),
    mayDecide: z.boolean().meta({ description: 'the operator may approve or reject it now' }),
    isOutdated: z
      .boolean()
      .meta({ description: 'open, but something else counts than when it was proposed: it cannot be approved' }),
    rows: z.array(rowSchema).meta({ description: 'what it says, beside what counted when it was proposed' }),
    dryRun: z.array(rowSchema).nullable().meta({ description: 'what it would have done; null: kinds without' }),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.infer<typeof proposalSchema>;

const byId = z.strictObject({ proposalId: z.uuid() });
const decision = byId.extend({ reason: reasonSchema });
const ERRORS = ['forbidden', 'not_found', 'proposal_decided', 'proposal_expired'] as const;

/** Everything that needs two persons: one operator proposes by the calls of its area, another one decides here. */
export const proposalCalls = {
  'proposals.list': defineCall({
    methods: ['GET'],
    path: '/ops/proposals',
    access: 'operator',
    summary: 'Proposals of the operator’s brands and rights, open ones first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      kind: z.enum(PROPOSAL_KINDS).optional(),
      subject: z.string().max(120).optional(),
      state: z.enum(PROPOSAL_STATES).optional(),
      waiting: flagSchema.optional().meta({ description: 'only those that the operator may decide now' }),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(proposalSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'proposals.show': defineCall({
    methods: ['GET'],
    path: '/ops/proposals/:proposalId',
    access: 'operator',
    summary: 'One proposal',
    request: byId,
    value: proposalSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'proposals.approve': defineCall({
    methods: ['POST'],
    path: '/ops/proposals/:proposalId/approval',
    access: 'operator',
    summary:
      'Approves another operator’s proposal: what it says happens, once. The same operator is answered the same again',
    request: decision,
    value: proposalSchema,
    errors: [
      ...ERRORS,
      'proposal_own',
      'proposal_conflict',
      'promotion_state',
      'promotion_budget_used',
      'promotion_code_taken',
      'draw_decided',
      'return_above_stake',
      'identity_decided',
      'identity_level_first',
      'identity_document_expired',
      'account_not_settled',
    ],
  }),
  'proposals.reject': defineCall({
    methods: ['POST'],
    path: '/ops/proposals/:proposalId/rejection',
    access: 'operator',
    summary: 'Rejects another operator’s proposal',
    request: decision,
    value: proposalSchema,
    errors: [...ERRORS, 'proposal_own'],
  }),
  'proposals.withdraw': defineCall({
    methods: ['POST'],
    path: '/ops/proposals/:proposalId/withdrawal',
    access: 'operator',
    summary: 'Takes back the operator’s own proposal',
    request: decision,
    value: proposalSchema,
    errors: ERRORS,
  }),
} as const;
