import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { PROMOTION_KINDS } from '../promotions/kinds';
import { PARTICIPATION_STATES, PROMOTION_STATES } from '../promotions/states';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';
import {
  adminPromotionDetailSchema,
  adminPromotionSchema,
  dryRunSchema,
  liabilitySchema,
  participantSchema,
  promotionTermsSchema,
} from './promotion-fields';
import { newOrStoredRevisionSchema, storedRevisionSchema } from './proposals';

const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };
const byPromotion = { promotionId: z.uuid() };
const byVersion = { ...byPromotion, version: z.coerce.number().int().min(1) };
const byParticipation = { participationId: z.uuid() };
const NOT_FOUND = ['forbidden', 'not_found'] as const;
const STATE = [...NOT_FOUND, 'promotion_state'] as const;

/** The operators' side of promotions, with the right `cashier`. Terms need two of them. */
export const promotionsAdminCalls = {
  'promotionsAdmin.list': defineCall({
    methods: ['GET'],
    path: '/ops/promotions',
    access: 'operator',
    summary: 'Promotions, those that wait for a second operator first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(PROMOTION_STATES).optional(),
      kind: z.enum(PROMOTION_KINDS).optional(),
      ...page,
    }),
    value: pageOf(adminPromotionSchema),
    errors: NOT_FOUND,
  }),
  'promotionsAdmin.detail': defineCall({
    methods: ['GET'],
    path: '/ops/promotions/:promotionId',
    access: 'operator',
    summary: 'A promotion with every version of its terms',
    request: z.strictObject(byPromotion),
    value: adminPromotionDetailSchema,
    errors: NOT_FOUND,
  }),
  'promotionsAdmin.save': defineCall({
    methods: ['POST'],
    path: '/ops/promotions',
    access: 'operator',
    summary: 'Writes a draft: a new promotion under a new id, else the next version of this one',
    request: z.strictObject({
      ...byPromotion,
      brand: brandCodeSchema,
      kind: z.enum(PROMOTION_KINDS),
      terms: promotionTermsSchema,
      revision: newOrStoredRevisionSchema,
      reason: reasonSchema,
    }),
    value: adminPromotionDetailSchema,
    errors: [...STATE, 'amount_invalid', 'promotion_code_taken', 'game_not_found', 'conflict'],
  }),
  'promotionsAdmin.propose': defineCall({
    methods: ['POST'],
    path: '/ops/promotions/:promotionId/proposal',
    access: 'operator',
    summary: 'Runs the draft against last month and proposes it; it cannot be changed while it waits',
    request: z.strictObject({ ...byVersion, revision: storedRevisionSchema, reason: reasonSchema }),
    value: adminPromotionDetailSchema,
    errors: [...STATE, 'proposal_waiting', 'conflict'],
  }),
  'promotionsAdmin.changeState': defineCall({
    methods: ['POST'],
    path: '/ops/promotions/:promotionId/state',
    access: 'operator',
    summary: 'Pauses, resumes or ends a promotion; rewards that are ready stay',
    request: z.strictObject({ ...byPromotion, change: z.enum(['pause', 'resume', 'end']), reason: reasonSchema }),
    value: adminPromotionDetailSchema,
    errors: STATE,
  }),
  'promotionsAdmin.dryRun': defineCall({
    methods: ['GET'],
    path: '/ops/promotions/:promotionId/dry-run',
    access: 'operator',
    summary: 'Who would have got what last month under a version of the terms, and what it would have cost',
    request: z.strictObject(byVersion),
    value: dryRunSchema,
    errors: NOT_FOUND,
  }),
  'promotionsAdmin.liability': defineCall({
    methods: ['GET'],
    path: '/ops/promotions/liability',
    access: 'operator',
    summary: 'What the brands owe members by bonuses, points and promotions',
    request: z.strictObject({ brand: brandCodeSchema.optional() }),
    value: z.array(liabilitySchema),
    errors: NOT_FOUND,
  }),
  'promotionsAdmin.applications': defineCall({
    methods: ['GET'],
    path: '/ops/promotions/applications',
    access: 'operator',
    summary: 'Applications; those that wait, oldest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      filter: z.enum(['waiting', 'decided']).default('waiting'),
      ...page,
    }),
    value: pageOf(participantSchema),
    errors: NOT_FOUND,
  }),
  'promotionsAdmin.decideApplication': defineCall({
    methods: ['POST'],
    path: '/ops/promotions/applications/:participationId/decision',
    access: 'operator',
    summary: 'Approves or rejects an application; the member sees the reason of a rejection',
    request: z.strictObject({ ...byParticipation, approve: z.boolean(), reason: reasonSchema }),
    value: participantSchema,
    errors: [...STATE, 'application_decided', 'promotion_budget_used', 'play_barred'],
  }),
  'promotionsAdmin.participants': defineCall({
    methods: ['GET'],
    path: '/ops/promotions/:promotionId/participants',
    access: 'operator',
    summary: 'Who takes part, latest first, with signs of a shared household',
    request: z.strictObject({ ...byPromotion, state: z.enum(PARTICIPATION_STATES).optional(), ...page }),
    value: pageOf(participantSchema),
    errors: NOT_FOUND,
  }),
  'promotionsAdmin.grant': defineCall({
    methods: ['POST'],
    path: '/ops/promotions/:promotionId/grants',
    access: 'operator',
    summary: 'Grants a promotion’s reward by hand, under its confirmed terms and within its budget; once per grant id',
    request: z.strictObject({ ...byPromotion, grantId: z.uuid(), account: textSchema(64), reason: reasonSchema }),
    value: participantSchema,
    errors: [
      ...STATE,
      'account_not_found',
      'play_barred',
      'promotion_budget_used',
      'operator_allowance_used',
      'idempotency_key_reused',
    ],
  }),
  'promotionsAdmin.revoke': defineCall({
    methods: ['POST'],
    path: '/ops/promotions/participations/:participationId/revocation',
    access: 'operator',
    summary: 'Takes a member out of a promotion; a reward that is ready lapses, one that was paid stays',
    request: z.strictObject({ ...byParticipation, reason: reasonSchema }),
    value: participantSchema,
    errors: STATE,
  }),
} as const;
