import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, sortSchema } from './field-schemas';
import {
  INCOMPLETE_ROUND_SORTS,
  PAYOUT_REVIEW_SORTS,
  RECONCILIATION_ITEM_SORTS,
  RECONCILIATION_RUN_SORTS,
} from './list-sorts';

const idSchema = z.string().regex(/^\d{1,18}$/);
const vendorCodeSchema = z.string().regex(/^[A-Z0-9]{2,12}$/);
const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };

/**
 * stake_reversed_after_win: the vendor rolled a bet back whose win had been paid; missing_here, missing_there: one side does
 * not have the transaction; cancelled_here: rolled back here, but the vendor's list reports it as valid.
 */
export const reconciliationReasonSchema = z.enum([
  'stake_reversed_after_win',
  'missing_here',
  'missing_there',
  'amount_differs',
  'kind_differs',
  'cancelled_here',
]);

const sideSchema = z.strictObject({
  kind: z.string(),
  amount: amountSchema.nullable(),
  at: z.iso.datetime(),
});

export const reconciliationItemSchema = z
  .strictObject({
    itemId: z.string(),
    vendor: z.string(),
    brand: z.string().nullable().meta({ description: 'null when nobody of ours is known for it' }),
    member: z.string().nullable().meta({ description: 'account' }),
    reason: reconciliationReasonSchema,
    round: z.string().nullable(),
    transactionId: z.string().meta({ description: 'the vendor’s id' }),
    currency: z.string().nullable(),
    ours: sideSchema.nullable(),
    theirs: sideSchema.nullable(),
    createdAt: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    resolvedBy: z.string().nullable().meta({ description: 'name of the operator; null when it mended itself' }),
    resolution: z.string().nullable(),
  })
  .meta({ id: 'ReconciliationItem' });
export type ReconciliationItem = z.infer<typeof reconciliationItemSchema>;

export const reconciliationRunSchema = z
  .strictObject({
    vendor: z.string(),
    day: z.iso.date(),
    transactions: z.number().int(),
    matched: z.number().int(),
    differing: z.number().int(),
    ourBets: amountSchema,
    theirBets: amountSchema,
    ourWins: amountSchema,
    theirWins: amountSchema,
    finishedAt: z.iso.datetime(),
  })
  .meta({ id: 'ReconciliationRun' });
export type ReconciliationRun = z.infer<typeof reconciliationRunSchema>;

export const incompleteRoundSchema = z
  .strictObject({
    betId: z.string(),
    vendor: z.string(),
    brand: z.string(),
    member: z.string(),
    round: z.string(),
    stake: amountSchema,
    currency: z.string(),
    placedAt: z.iso.datetime(),
    resumes: z.boolean().meta({ description: 'the vendor takes its rounds up again: no refund from outside' }),
  })
  .meta({ id: 'IncompleteRound' });
export type IncompleteRound = z.infer<typeof incompleteRoundSchema>;

/** cancelled: the vendor took the win or its bet back. */
export const payoutStateSchema = z.enum(['waiting', 'paid', 'refused', 'cancelled']);

export const reviewedPayoutSchema = z
  .strictObject({
    payoutId: z.string(),
    state: payoutStateSchema,
    vendor: z.string(),
    brand: z.string(),
    member: z.string().meta({ description: 'account' }),
    game: z.string().meta({ description: 'the vendor’s code of it' }),
    round: z.string(),
    transactionId: z.string().meta({ description: 'the vendor’s id of the win' }),
    stake: amountSchema,
    amount: amountSchema,
    currency: z.string(),
    receivedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable().meta({ description: 'name of the operator; null for a cancelled one' }),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ReviewedPayout' });
export type ReviewedPayout = z.infer<typeof reviewedPayoutSchema>;

/** Reconciliation with game vendors. */
export const reconciliationCalls = {
  'reconciliation.items': defineCall({
    methods: ['GET'],
    path: '/ops/reconciliation/items',
    access: 'operator',
    summary: 'Differences with vendors that wait for a person, or were resolved; latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(['open', 'resolved']).default('open'),
      sort: sortSchema(RECONCILIATION_ITEM_SORTS),
      ...page,
    }),
    value: pageOf(reconciliationItemSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'reconciliation.resolve': defineCall({
    methods: ['POST'],
    path: '/ops/reconciliation/items/:itemId/resolve',
    access: 'operator',
    summary: 'Closes a difference, with what was agreed',
    request: z.strictObject({ itemId: idSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden'],
  }),
  'reconciliation.runs': defineCall({
    methods: ['GET'],
    path: '/ops/reconciliation/runs',
    access: 'operator',
    summary: 'Reports of the daily reconciliation, latest day first; for operators of every brand',
    request: z.strictObject({ sort: sortSchema(RECONCILIATION_RUN_SORTS), ...page }),
    value: pageOf(reconciliationRunSchema),
    errors: ['forbidden'],
  }),
  'reconciliation.run': defineCall({
    methods: ['POST'],
    path: '/ops/reconciliation/runs',
    access: 'operator',
    summary: 'Reconciles a day (UTC) of a vendor now, again if it was before; for operators of every brand',
    request: z.strictObject({ vendor: vendorCodeSchema, day: z.iso.date() }),
    value: z.null(),
    errors: ['forbidden', 'network_abnormal'],
  }),
  'incompleteRounds.list': defineCall({
    methods: ['GET'],
    path: '/ops/incomplete-rounds',
    access: 'operator',
    summary: 'Bets whose round has no end although some minutes have passed, oldest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      sort: sortSchema(INCOMPLETE_ROUND_SORTS),
      ...page,
    }),
    value: pageOf(incompleteRoundSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'incompleteRounds.resume': defineCall({
    methods: ['POST'],
    path: '/ops/incomplete-rounds/:betId/resume',
    access: 'operator',
    summary: 'Asks the vendor how the round ended, and for its result once more where the vendor can send it',
    request: z.strictObject({ betId: idSchema, reason: reasonSchema }),
    value: z.strictObject({ outcome: z.enum(['resent', 'waits_for_player', 'finished_there', 'unknown']) }),
    errors: ['forbidden', 'network_abnormal'],
  }),
  'incompleteRounds.refund': defineCall({
    methods: ['POST'],
    path: '/ops/incomplete-rounds/:betId/refund',
    access: 'operator',
    summary: 'Gives the stake back by a rollback through the wallet; a late win of the bet is refused from then on',
    request: z.strictObject({ betId: idSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden'],
  }),
  'payoutReview.list': defineCall({
    methods: ['GET'],
    path: '/ops/payout-reviews',
    access: 'operator',
    summary: 'Wins above the brand’s bound: those that wait, oldest first, or those decided, latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(['waiting', 'decided']).default('waiting'),
      sort: sortSchema(PAYOUT_REVIEW_SORTS),
      ...page,
    }),
    value: pageOf(reviewedPayoutSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'payoutReview.pay': defineCall({
    methods: ['POST'],
    path: '/ops/payout-reviews/:payoutId/pay',
    access: 'operator',
    summary: 'Pays a win that waits, into the wallet of its stake',
    request: z.strictObject({ payoutId: idSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'payout_decided', 'balance_too_large'],
  }),
  'payoutReview.refuse': defineCall({
    methods: ['POST'],
    path: '/ops/payout-reviews/:payoutId/refuse',
    access: 'operator',
    summary: 'Refuses a win that waits; a bet that has paid nothing else gets its stake back',
    request: z.strictObject({ payoutId: idSchema, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'payout_decided'],
  }),
} as const;
