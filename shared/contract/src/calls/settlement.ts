import { z } from 'zod';
import { BILL_STATES, DISPUTE_STATES, RUN_STATES } from '../agent-bills';
import { AGENT_CONTRACT_TYPES, TRIED_CONTRACT_TYPES } from '../agent-contract';
import { CONTRACT_PERIODS } from '../agent-periods';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { contractTermsSchema, contractTierSchema, contractTiersSchema } from './contract';
import {
  brandCodeSchema,
  dayRange,
  emptySchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  textSchema,
} from './field-schemas';
import { proposalSchema } from './proposals';

const side = z.strictObject({ account: z.string(), nickname: z.string() });

/** What a contract gives for a period. */
export const agentBillSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    type: z.enum(AGENT_CONTRACT_TYPES),
    period: z.enum(CONTRACT_PERIODS),
    from: z.iso.datetime().meta({ description: 'start of the period' }),
    to: z.iso.datetime().meta({ description: 'its end, exclusive' }),
    payer: side.nullable().meta({ description: 'null: the brand' }),
    payee: side,
    validBet: amountSchema,
    result: amountSchema.meta({ description: 'game result of the line, seen from the house' }),
    reductions: amountSchema.meta({ description: 'rebates, promotions and fees that reduce the base of dividends' }),
    activeMembers: z.number().int().meta({ description: 'for acquisitions the new members that the tier pays for' }),
    carriedIn: amountSchema.meta({ description: 'negative base of the period before; 0 or below' }),
    base: amountSchema.meta({ description: 'what the rate is of' }),
    tier: z.number().int().nullable().meta({ description: 'counted from 1; null: none was reached, or real time' }),
    rate: z.number().int().meta({ description: 'basis points' }),
    gross: amountSchema,
    adjustment: amountSchema.meta({
      description:
        'for corrections of closed periods, adjustments by operators, and what the bill before left to take back',
    }),
    due: amountSchema,
    paid: amountSchema,
    below: amountSchema
      .nullable()
      .meta({ description: 'what the payee owes to the own direct downlines by the same run; null: the payer asks' }),
    net: amountSchema.nullable().meta({ description: 'due less below' }),
    state: z.enum(BILL_STATES),
    settledAt: z.iso.datetime().meta({ description: 'when the period was computed' }),
    dispute: z
      .enum(DISPUTE_STATES)
      .optional()
      .meta({ description: 'the payee’s last objection; absent for none, and for who pays' }),
  })
  .meta({ id: 'AgentBill' });
export type AgentBill = z.infer<typeof agentBillSchema>;

/** An objection to a bill, as the agent who made it reads it. */
export const billDisputeSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    text: z.string(),
    state: z.enum(DISPUTE_STATES),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable().meta({ description: 'by the brand’s operators' }),
    answeredAt: z.iso.datetime().nullable(),
    isBeingDecided: z.boolean().meta({ description: 'a second operator decides an answer: it cannot be withdrawn' }),
    revision: z.number().int(),
  })
  .meta({ id: 'BillDispute' });
export type BillDispute = z.infer<typeof billDisputeSchema>;

/** How a bill came about and what became of it. */
export const billStatementSchema = z.strictObject({
  bill: agentBillSchema,
  tiers: z.array(contractTierSchema),
  days: z.array(
    z.strictObject({ day: z.iso.date(), validBet: amountSchema, result: amountSchema, reductions: amountSchema }),
  ),
  below: z.array(agentBillSchema),
  corrections: z.array(z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime(), amount: amountSchema })),
  adjustments: z
    .array(z.strictObject({ at: z.iso.datetime(), reason: z.string(), amount: amountSchema }))
    .meta({ description: 'what operators have added or taken' }),
  payments: z.array(
    z.strictObject({ at: z.iso.datetime(), kind: z.enum(['upline', 'brand', 'repayment']), amount: amountSchema }),
  ),
});

const billTotals = z.strictObject({
  gross: amountSchema,
  due: amountSchema,
  paid: amountSchema,
  below: amountSchema.nullable(),
  net: amountSchema.nullable(),
});

/** A run with what it came to. */
export const agentRunSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    brand: z.string(),
    currency: z.string(),
    type: z.enum(AGENT_CONTRACT_TYPES),
    period: z.enum(CONTRACT_PERIODS),
    from: z.iso.datetime(),
    to: z.iso.datetime().meta({ description: 'exclusive' }),
    state: z
      .enum(RUN_STATES)
      .meta({ description: 'waiting: two operators have to approve it; paid: every bill was tried' }),
    computedAt: z.iso.datetime().meta({ description: 'the last time' }),
    paidAt: z.iso.datetime().nullable(),
    bills: z.number().int(),
    due: amountSchema.meta({ description: 'of all bills' }),
    topDue: amountSchema.meta({ description: 'of the tops of lines, which the brand pays' }),
    paid: amountSchema,
    open: amountSchema.meta({ description: 'what uplines still owe of it' }),
    proposalId: z.string().nullable().meta({ description: 'the open proposal of its approval' }),
  })
  .meta({ id: 'AgentRun' });
export type AgentRun = z.infer<typeof agentRunSchema>;

/** What terms would have given. */
const triedResult = z.strictObject({
  tier: z.number().int().nullable().meta({ description: 'counted from 1; null: none is reached' }),
  members: z
    .number()
    .int()
    .meta({ description: 'active members; for acquisitions the new members that the tier pays for' }),
  base: amountSchema.meta({ description: 'what the rate is of' }),
  gross: amountSchema,
});

/** What terms would have given, by month. */
const triedMonths = z.strictObject({
  months: z.array(
    z.strictObject({
      from: z.iso.datetime(),
      to: z.iso.datetime().meta({ description: 'exclusive' }),
      periods: z.number().int().meta({ description: 'of the terms, that began in the month' }),
      tier: z.number().int().nullable().meta({ description: 'the highest that a period reached' }),
      base: amountSchema,
      gross: amountSchema,
      billed: amountSchema.meta({ description: 'what bills of the type gave for periods of the month' }),
    }),
  ),
});

const runSums = z.strictObject({ bills: z.number().int(), due: amountSchema, topDue: amountSchema });

/** Settlement of agents' contracts. */
export const settlementCalls = {
  'agent.bills': defineCall({
    methods: ['GET'],
    path: '/wps/agent/bills',
    access: 'agent',
    subUser: 'income',
    summary:
      'Bills whose period began on the days: those that pay the agent, or those that the agent pays; latest first',
    request: z.strictObject({
      ...dayRange,
      side: z.enum(['received', 'owed']).default('received'),
      type: z.enum(AGENT_CONTRACT_TYPES).optional(),
      state: z.enum(BILL_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentBillSchema).extend({ totals: billTotals }),
    errors: [],
  }),
  'agent.bill': defineCall({
    methods: ['GET'],
    path: '/wps/agent/bill',
    access: 'agent',
    subUser: 'income',
    summary:
      'One bill opened: the tiers as they were, the base by business day, the bills of the direct downlines, corrections, adjustments, payments and objections',
    request: z.strictObject({ id: textSchema(64) }),
    value: billStatementSchema.extend({
      disputes: z.array(billDisputeSchema).meta({ description: 'the latest first; none for who pays' }),
      disputeUntil: z.iso
        .datetime()
        .nullable()
        .meta({ description: 'until when the agent can object; null: the agent cannot' }),
    }),
    errors: ['not_found'],
  }),
  'agent.payBills': defineCall({
    methods: ['POST'],
    path: '/wps/agent/bills/pay',
    access: 'agent',
    summary: 'Pays what the agent owes, the oldest bill first, from the float and then from the cash',
    request: emptySchema,
    value: z.strictObject({ paid: amountSchema, open: amountSchema }),
    errors: [],
  }),
  'agent.debt': defineCall({
    methods: ['GET'],
    path: '/wps/agent/debt',
    access: 'agent',
    subUser: 'income',
    summary:
      'What the agent owes to downlines, what it keeps the agent from, and whether payments to the agent are on hold',
    request: emptySchema,
    value: z.strictObject({
      open: amountSchema,
      bills: z.number().int(),
      float: amountSchema,
      cash: amountSchema.meta({ description: 'cash that can pay it' }),
      bound: amountSchema.meta({
        description: 'cash that wagering or a bonus binds: it pays nothing until it is free',
      }),
      hold: z
        .strictObject({
          since: z.iso.datetime(),
          cause: z.record(z.string(), z.string()).meta({ description: 'why, by language' }),
          notice: z.string().nullable().meta({ description: 'what operators add, as they wrote it' }),
          amount: amountSchema.meta({ description: 'what it has held back so far' }),
        })
        .nullable()
        .meta({ description: 'payments to the agent are on hold; null: they are not' }),
    }),
    errors: [],
  }),
  'agent.income': defineCall({
    methods: ['GET'],
    path: '/wps/agent/income',
    access: 'agent',
    subUser: 'income',
    summary: 'Commissions on the days by type, with the running period of each contract in force',
    request: z.strictObject(dayRange),
    value: z.strictObject({
      types: z.array(
        z.strictObject({
          type: z.enum(AGENT_CONTRACT_TYPES),
          gross: amountSchema,
          due: amountSchema,
          paid: amountSchema,
          below: amountSchema.nullable(),
          net: amountSchema.nullable(),
        }),
      ),
      running: z.array(
        z.strictObject({
          type: z.enum(AGENT_CONTRACT_TYPES),
          period: z.enum(CONTRACT_PERIODS),
          from: z.iso.datetime(),
          to: z.iso.datetime(),
          validBet: amountSchema,
          result: amountSchema,
          activeMembers: z.number().int(),
          base: amountSchema,
          tier: z.number().int().nullable(),
          rate: z.number().int(),
          estimate: amountSchema.meta({ description: 'gross if the period ended now' }),
          next: contractTierSchema
            .nullable()
            .meta({ description: 'the next tier; null: the highest is reached, or real time' }),
          nextMembers: z
            .number()
            .int()
            .optional()
            .meta({ description: 'new members that reach what the next tier asks of each; for acquisitions' }),
        }),
      ),
    }),
    errors: [],
  }),
  'agent.contractPreview': defineCall({
    methods: ['POST'],
    path: '/wps/agent/contracts/preview',
    access: 'agent',
    summary:
      'What tiers would have given an agent directly below in the last closed periods, beside what the own contract gave there',
    request: z.strictObject({
      account: textSchema(64),
      type: z.enum(TRIED_CONTRACT_TYPES),
      tiers: contractTiersSchema,
    }),
    value: z.strictObject({
      periods: z.array(
        z.strictObject({
          from: z.iso.datetime(),
          to: z.iso.datetime().meta({ description: 'exclusive' }),
          given: triedResult.meta({ description: 'by the tiers, for the line of the agent below' }),
          own: triedResult.meta({ description: 'by the own tiers of today, for the own line' }),
        }),
      ),
    }),
    errors: ['contract_downline_unknown', 'contract_no_right', 'contract_tiers_invalid'],
  }),
  'agent.whatIf': defineCall({
    methods: ['POST'],
    path: '/wps/agent/contracts/what-if',
    access: 'agent',
    summary:
      'What any terms would have given the agent in the last closed months, beside what bills gave; nothing is stored',
    request: z.strictObject({ type: z.enum(TRIED_CONTRACT_TYPES), terms: contractTermsSchema }),
    value: triedMonths,
    errors: ['contract_tiers_invalid'],
  }),
  'agentContracts.whatIf': defineCall({
    methods: ['POST'],
    path: '/ops/agent-contracts/what-if',
    access: 'operator',
    summary:
      'What any terms would have given an agent in the last closed months, beside what bills gave; nothing is stored',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: textSchema(64).meta({ description: 'user name' }),
      type: z.enum(TRIED_CONTRACT_TYPES),
      terms: contractTermsSchema,
    }),
    value: triedMonths,
    errors: ['forbidden', 'not_found', 'contract_tiers_invalid'],
  }),
  'agentRuns.list': defineCall({
    methods: ['GET'],
    path: '/ops/agents/runs',
    access: 'operator',
    summary: 'Runs with bills, the latest period first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      type: z.enum(AGENT_CONTRACT_TYPES).optional(),
      state: z.enum(RUN_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentRunSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'agentRuns.show': defineCall({
    methods: ['GET'],
    path: '/ops/agents/runs/:runId',
    access: 'operator',
    summary: 'A run with a page of its bills, and the run of the period before',
    request: z.strictObject({
      runId: textSchema(64),
      state: z.enum(BILL_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: z.strictObject({
      run: agentRunSchema,
      before: agentRunSchema.nullable(),
      bills: pageOf(agentBillSchema),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'agentRuns.preview': defineCall({
    methods: ['GET'],
    path: '/ops/agents/run-preview',
    access: 'operator',
    summary: 'What a run of the running period would come to now; nothing is stored',
    request: z.strictObject({
      brand: brandCodeSchema,
      type: z.enum(AGENT_CONTRACT_TYPES),
      period: z.enum(CONTRACT_PERIODS),
    }),
    value: z.strictObject({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      currency: z.string(),
      sums: runSums,
      corrections: amountSchema.meta({ description: 'for closed periods and by adjustments, part of the sums' }),
      needsTwo: z.boolean().meta({ description: 'whether two operators would have to approve it' }),
    }),
    errors: ['forbidden', 'not_found'],
  }),
  'agentRuns.recompute': defineCall({
    methods: ['POST'],
    path: '/ops/agents/runs/:runId/recomputation',
    access: 'operator',
    summary:
      'Computes a run that waits again, by the rule that it was made with, and later runs of the type that wait; it goes on waiting',
    request: z.strictObject({ runId: textSchema(64), reason: reasonSchema }),
    value: agentRunSchema,
    errors: ['forbidden', 'not_found', 'proposal_waiting', 'conflict'],
  }),
  'agentRuns.propose': defineCall({
    methods: ['POST'],
    path: '/ops/agents/runs/:runId/approval',
    access: 'operator',
    summary: 'Proposes the approval of a waiting run; a second operator approves it, and it is paid',
    request: z.strictObject({ runId: textSchema(64), reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'proposal_waiting', 'conflict'],
  }),
} as const;
