import { z } from 'zod';
import { HOLD_CAUSES } from '../agent-bills';
import { AGENT_CONTRACT_TYPES } from '../agent-contract';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';
import { proposalSchema } from './proposals';

/** What two operators have added to, or taken from, what a contract gives. */
export const agentAdjustmentSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    brand: z.string(),
    currency: z.string(),
    agentAccount: z.string(),
    payerAccount: z.string().nullable().meta({ description: 'null: the brand' }),
    type: z.enum(AGENT_CONTRACT_TYPES),
    version: z.number().int().meta({ description: 'of the contract' }),
    amount: amountSchema.meta({ description: 'below zero it is taken from the agent' }),
    reason: z.string(),
    proposedBy: z.string(),
    decidedBy: z.string(),
    decidedAt: z.iso.datetime(),
    bill: z
      .strictObject({ runId: z.string(), from: z.iso.datetime(), to: z.iso.datetime() })
      .nullable()
      .meta({ description: 'the bill that carries it; null: none does yet' }),
  })
  .meta({ id: 'AgentAdjustment' });
export type AgentAdjustment = z.infer<typeof agentAdjustmentSchema>;

/** Payments to an agent that operators hold back. */
export const agentHoldSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    brand: z.string(),
    currency: z.string(),
    account: z.string().meta({ description: 'user name of the agent' }),
    reason: z.string().meta({ description: 'for operators' }),
    cause: z.enum(HOLD_CAUSES).meta({ description: 'what the agent is told in their language' }),
    notice: z.string().nullable().meta({ description: 'what the agent reads beside it' }),
    placedBy: z.string(),
    placedAt: z.iso.datetime(),
    releasedBy: z.string().nullable().meta({ description: 'who approved the release; null: it is open' }),
    releasedAt: z.iso.datetime().nullable(),
    amount: amountSchema.meta({ description: 'what it holds back now' }),
    bills: z.number().int(),
    proposalId: z.string().nullable().meta({ description: 'the open proposal of its release' }),
  })
  .meta({ id: 'AgentHold' });
export type AgentHold = z.infer<typeof agentHoldSchema>;

/** What operators add to bills of agents, and what of their payments they hold back. */
export const settlementAdminCalls = {
  'agentHolds.list': defineCall({
    methods: ['GET'],
    path: '/ops/agents/holds',
    access: 'operator',
    summary: 'Holds of payments to agents, the latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(['open', 'released']).optional(),
      account: textSchema(64).optional().meta({ description: 'user name of the agent' }),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentHoldSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'agentHolds.place': defineCall({
    methods: ['POST'],
    path: '/ops/agents/holds',
    access: 'operator',
    summary: 'Holds all payments to an agent from now on; contracts go on counting',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: textSchema(64).meta({ description: 'user name of the agent' }),
      reason: reasonSchema,
      cause: z.enum(HOLD_CAUSES).meta({ description: 'what the agent is told in their language' }),
      notice: reasonSchema.nullable().meta({ description: 'what the agent reads beside it' }),
    }),
    value: agentHoldSchema,
    errors: ['forbidden', 'not_found', 'agent_hold_open'],
  }),
  'agentHolds.proposeRelease': defineCall({
    methods: ['POST'],
    path: '/ops/agents/holds/:holdId/release',
    access: 'operator',
    summary: 'Proposes to end a hold; a second operator approves it, and what was held back is paid',
    request: z.strictObject({ holdId: textSchema(64), reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'proposal_waiting', 'conflict'],
  }),
  'agentAdjustments.list': defineCall({
    methods: ['GET'],
    path: '/ops/agents/adjustments',
    access: 'operator',
    summary: 'Adjustments that two operators have decided, the latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(['open', 'booked']).optional().meta({ description: 'open: no bill carries it yet' }),
      account: textSchema(64).optional().meta({ description: 'user name of the agent' }),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentAdjustmentSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'agentAdjustments.propose': defineCall({
    methods: ['POST'],
    path: '/ops/agents/adjustments',
    access: 'operator',
    summary: 'Proposes to add to, or take from, what a contract gives; once approved, the next bill carries it',
    request: z.strictObject({
      brand: brandCodeSchema,
      contractId: textSchema(64),
      direction: z.enum(['add', 'deduct']).meta({ description: 'for the agent whose contract it is' }),
      amount: amountSchema.meta({ description: 'above zero' }),
      reason: reasonSchema.meta({ description: 'both sides of the contract read it' }),
    }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'proposal_waiting', 'amount_invalid', 'amount_above_maximum'],
  }),
} as const;
