import { z } from 'zod';
import { DISPUTE_STATES, DISPUTE_TEXT_MAX_LENGTH } from '../agent-bills';
import { AGENT_CONTRACT_TYPES } from '../agent-contract';
import { CONTRACT_PERIODS } from '../agent-periods';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { PROPOSAL_STATES } from '../proposals';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';
import { billDisputeSchema, billStatementSchema } from './settlement';

const disputeText = plainTextSchema(DISPUTE_TEXT_MAX_LENGTH).min(1);
const revisionSchema = z.number().int().min(1);

/** An agent's objection to a bill, as operators read it. */
export const agentDisputeSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    brand: z.string(),
    currency: z.string(),
    account: z.string().meta({ description: 'of the agent' }),
    type: z.enum(AGENT_CONTRACT_TYPES),
    period: z.enum(CONTRACT_PERIODS),
    from: z.iso.datetime(),
    to: z.iso.datetime().meta({ description: 'exclusive' }),
    due: amountSchema,
    text: z.string().nullable().meta({ description: 'null: the agent’s data was erased' }),
    state: z.enum(DISPUTE_STATES),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable(),
    answeredBy: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    proposal: z
      .strictObject({ id: z.string(), state: z.enum(PROPOSAL_STATES) })
      .nullable()
      .meta({ description: 'of the adjustment by which it is upheld' }),
    revision: z.number().int(),
  })
  .meta({ id: 'AgentDispute' });
export type AgentDispute = z.infer<typeof agentDisputeSchema>;

/** Agents' objections to bills, and how operators answer them. */
export const agentDisputeCalls = {
  'agent.disputeBill': defineCall({
    methods: ['POST'],
    path: '/wps/agent/bills/dispute',
    access: 'agent',
    summary: 'Objects to a received bill; operators answer. It is paid as before',
    request: z.strictObject({ id: textSchema(64).meta({ description: 'of the bill' }), text: disputeText }),
    value: billDisputeSchema,
    errors: ['not_found', 'forbidden', 'dispute_exists', 'dispute_too_late', 'disputes_full'],
  }),
  'agent.withdrawDispute': defineCall({
    methods: ['POST'],
    path: '/wps/agent/bills/dispute/withdraw',
    access: 'agent',
    summary: 'Withdraws an open objection',
    request: z.strictObject({ id: textSchema(64).meta({ description: 'of the objection' }), revision: revisionSchema }),
    value: billDisputeSchema,
    errors: ['not_found', 'conflict'],
  }),
  'agentDisputes.list': defineCall({
    methods: ['GET'],
    path: '/ops/agents/disputes',
    access: 'operator',
    summary: 'Objections to bills, open ones first, then the latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: z.enum(DISPUTE_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentDisputeSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'agentDisputes.show': defineCall({
    methods: ['GET'],
    path: '/ops/agents/disputes/:disputeId',
    access: 'operator',
    summary: 'An objection with the statement of the bill, beside what its period comes to when it is computed now',
    request: z.strictObject({ disputeId: textSchema(64) }),
    value: z.strictObject({
      dispute: agentDisputeSchema,
      statement: billStatementSchema,
      now: z
        .strictObject({
          validBet: amountSchema,
          result: amountSchema,
          reductions: amountSchema,
          activeMembers: z.number().int(),
          carriedIn: amountSchema,
          base: amountSchema,
          tier: z.number().int().nullable(),
          rate: z.number().int(),
          gross: amountSchema,
        })
        .meta({ description: 'the period computed again, from the figures of now and by the rule of its run' }),
      corrected: amountSchema.meta({ description: 'what later bills have corrected the period by' }),
      difference: amountSchema.meta({ description: 'what the next bill would correct it by; 0.00: they are equal' }),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'agentDisputes.answer': defineCall({
    methods: ['POST'],
    path: '/ops/agents/disputes/:disputeId/answer',
    access: 'operator',
    summary:
      'Rejects an open objection, or proposes the adjustment by which it is upheld once a second operator has approved it; the agent is told what was decided',
    request: z.strictObject({
      disputeId: textSchema(64),
      revision: revisionSchema,
      answer: disputeText.meta({ description: 'for the agent' }),
      adjustment: z
        .strictObject({
          amount: amountSchema.meta({ description: 'that the agent gets' }),
          reason: reasonSchema.meta({ description: 'for both sides of the contract' }),
        })
        .optional()
        .meta({ description: 'upholds it; absent: it is rejected' }),
    }),
    value: agentDisputeSchema,
    errors: ['forbidden', 'not_found', 'conflict', 'proposal_waiting', 'amount_invalid', 'amount_above_maximum'],
  }),
} as const;
