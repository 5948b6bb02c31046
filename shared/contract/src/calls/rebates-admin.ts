import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema, positiveAmountSchema, unsignedAmountSchema } from '../money';
import { REBATE_MODES, REBATE_ROWS_MAX } from '../rebates';
import { VIP_LEVELS_MAX } from '../vip';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, versionFields } from './field-schemas';
import { proposalSchema, revisionSchema } from './proposals';

/** A third of the valid bet: no house edge is that high. */
const BASIS_POINTS_MAX = 3_000;

const rateSchema = z
  .strictObject({
    vendor: z
      .string()
      .regex(/^[A-Z0-9]{2,16}$/)
      .nullable()
      .meta({ description: 'code; null: every vendor without rows of its own' }),
    gameType: gameTypeSchema,
    level: z.number().int().min(0).max(VIP_LEVELS_MAX).meta({ description: 'VIP level from which it counts' }),
    basisPoints: z.number().int().min(0).max(BASIS_POINTS_MAX).meta({ description: 'of the valid bet' }),
  })
  .meta({ id: 'RebateTableRow' });
export type RebateTableRow = z.infer<typeof rateSchema>;

const rateKey = ({ vendor, gameType, level }: RebateTableRow) => [vendor, gameType, level].join(':');
const terms = {
  rates: z
    .array(rateSchema)
    .max(REBATE_ROWS_MAX)
    .refine((rows) => new Set(rows.map(rateKey)).size === rows.length, { message: 'row_twice' }),
  minimum: unsignedAmountSchema,
  dailyCap: positiveAmountSchema.nullable().meta({ description: 'most that a business day gives; null: no cap' }),
  wagering: z.number().int().min(0).max(50).meta({ description: 'how many times a rebate has to be wagered' }),
};

const rulesSchema = z.strictObject({ ...versionFields, currency: z.string(), ...terms }).meta({ id: 'RebateRules' });
export type RebateRules = z.infer<typeof rulesSchema>;

const runSchema = z
  .strictObject({
    brand: z.string(),
    currency: z.string(),
    day: z.iso.date(),
    mode: z.enum(REBATE_MODES).nullable().meta({ description: 'null: nobody was given anything' }),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    members: z.number().int().meta({ description: 'with play or corrections to count' }),
    open: z.number().int().meta({ description: 'not counted yet' }),
    paid: amountSchema,
    claimable: amountSchema,
    lapsed: amountSchema,
    withheld: amountSchema.meta({ description: 'of members who may not be given anything' }),
    corrected: amountSchema.meta({ description: 'for corrections of earlier days' }),
  })
  .meta({ id: 'RebateRun' });
export type RebateRun = z.infer<typeof runSchema>;

/** The operators' side of the rebates, with the right `cashier`. */
export const rebatesAdminCalls = {
  'rebatesAdmin.rules': defineCall({
    methods: ['GET'],
    path: '/ops/rebates/rules',
    access: 'operator',
    summary: 'Versions of a brand’s table of rebates, latest first',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(rulesSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'rebatesAdmin.proposeRules': defineCall({
    methods: ['POST'],
    path: '/ops/rebates/rules',
    access: 'operator',
    summary: 'Proposes a version of the table; a second operator approves it',
    request: z.strictObject({ brand: brandCodeSchema, ...terms, revision: revisionSchema, reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'amount_invalid', 'proposal_waiting', 'conflict'],
  }),
  'rebatesAdmin.runs': defineCall({
    methods: ['GET'],
    path: '/ops/rebates/runs',
    access: 'operator',
    summary: 'Settled business days, latest first, with what they gave',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(runSchema),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
