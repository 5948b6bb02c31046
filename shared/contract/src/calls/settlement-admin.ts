// Operators' pages are being built against these calls by somebody else, too: implement them as they stand, RUN_STATES = waiting, approved, paid in agent-bills.ts. Remove this line.
import { z } from 'zod';
import { BILL_STATES, RUN_STATES } from '../agent-bills';
import { AGENT_CONTRACT_TYPES } from '../agent-contract';
import { CONTRACT_PERIODS } from '../agent-periods';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';
import { agentBillSchema } from './settlement';

export const agentRunSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    brand: z.string(),
    currency: z.string(),
    type: z.enum(AGENT_CONTRACT_TYPES),
    period: z.enum(CONTRACT_PERIODS),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    state: z.enum(RUN_STATES),
    computedAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    bills: z.number().int(),
    due: amountSchema.meta({ description: 'of all bills' }),
    topDue: amountSchema.meta({ description: 'of those that the brand pays' }),
    paid: amountSchema,
    open: amountSchema.meta({ description: 'what payers still owe, of bills that were tried' }),
    proposalId: z.string().nullable().meta({ description: 'that approves it; null: below the brand’s bound' }),
  })
  .meta({ id: 'AgentRun' });
export type AgentRun = z.infer<typeof agentRunSchema>;

/** Settlement of agents' contracts, for operators. */
export const settlementAdminCalls = {
  'agentRuns.list': defineCall({
    methods: ['GET'],
    path: '/ops/agent-runs',
    access: 'operator',
    summary: 'Runs of the settlement of agents’ contracts, latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      type: z.enum(AGENT_CONTRACT_TYPES).optional(),
      state: z.enum(RUN_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentRunSchema),
    errors: [],
  }),
  'agentRuns.show': defineCall({
    methods: ['GET'],
    path: '/ops/agent-run',
    access: 'operator',
    summary: 'One run with the run before it and a page of its bills, the largest first',
    request: z.strictObject({
      id: textSchema(64),
      state: z.enum(BILL_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: z.strictObject({
      run: agentRunSchema,
      before: agentRunSchema.nullable().meta({ description: 'of the same type and period; null: the first' }),
      bills: pageOf(agentBillSchema),
    }),
    errors: ['not_found'],
  }),
  'agentRuns.liability': defineCall({
    methods: ['GET'],
    path: '/ops/agent-runs/liability',
    access: 'operator',
    summary: 'What a brand owes to the tops of lines: billed and not paid, and what the running periods come to so far',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.strictObject({
      currency: z.string(),
      types: z.array(
        z.strictObject({ type: z.enum(AGENT_CONTRACT_TYPES), unpaid: amountSchema, running: amountSchema }),
      ),
    }),
    errors: ['not_found'],
  }),
} as const;
