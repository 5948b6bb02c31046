import { z } from 'zod';
import {
  AGENT_CONTRACT_STATES,
  AGENT_CONTRACT_TYPES,
  CONTRACT_END_REASONS,
  CONTRACT_SORTS,
  MOST_CONTRACT_TIERS,
} from '../agent-contract';
import { CONTRACT_PERIODS } from '../agent-periods';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { unsignedAmountSchema } from '../money';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema, sortSchema, textSchema } from './field-schemas';

const rateSchema = z.number().int().min(0).max(10_000).meta({ description: 'basis points: 250 is 2.5 %' });

/** One row of a contract; what fields its type has is the rule of `TIER_FIELDS`. */
export const contractTierSchema = z
  .strictObject({
    validBet: unsignedAmountSchema.meta({
      description:
        'of the team in the period; of the single bet for real-time salaries, of each new member for acquisitions',
    }),
    loss: unsignedAmountSchema.meta({ description: 'game result of the team in the period; for dividends' }),
    activeMembers: z.number().int().min(0).max(1_000_000).meta({
      description: 'for dividends and daily salaries; new members that reach what is asked of each for acquisitions',
    }),
    rate: rateSchema.meta({ description: 'basis points: 250 is 2.5 %; of what members won for real-time salaries' }),
    lossRate: rateSchema
      .nullable()
      .meta({ description: 'of what members lost, for real-time salaries; otherwise null' }),
    deposit: unsignedAmountSchema.optional().meta({
      description: 'deposits less withdrawals of each new member; for acquisitions, absent elsewhere',
    }),
    amount: unsignedAmountSchema.optional().meta({
      description: 'what each of these members pays; for acquisitions, absent elsewhere',
    }),
  })
  .meta({ id: 'ContractTier' });

export const contractTiersSchema = z
  .array(contractTierSchema)
  .min(1)
  .max(MOST_CONTRACT_TIERS)
  .meta({ description: 'the lowest first; each rises above the one before it in thresholds and rate' });

export const contractTermsSchema = z
  .strictObject({
    period: z.enum(CONTRACT_PERIODS),
    carriesLoss: z.boolean().meta({ description: 'a negative rest goes on to the next period; for dividends' }),
    tiers: contractTiersSchema,
  })
  .meta({ id: 'ContractTerms' });

export const agentContractSchema = contractTermsSchema
  .extend({
    id: z.string().meta({ description: 'opaque' }),
    type: z.enum(AGENT_CONTRACT_TYPES),
    version: z.number().int().meta({ description: 'counts the downline’s contracts of this type' }),
    state: z.enum(AGENT_CONTRACT_STATES),
    account: z.string().nullable().meta({ description: 'of the other side; null: the brand' }),
    nickname: z.string().nullable(),
    offeredAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'when an offer expires; null: with the brand' }),
    decidedAt: z.iso.datetime().nullable(),
    validFrom: z.iso.datetime().nullable().meta({ description: 'counts from then on' }),
    endsAt: z.iso.datetime().nullable().meta({ description: 'counts until then, which may be to come' }),
    endedBy: z.enum(CONTRACT_END_REASONS).nullable(),
  })
  .meta({ id: 'AgentContract' });
export type AgentContract = z.infer<typeof agentContractSchema>;

export const contractEffectSchema = z
  .strictObject({
    at: z.iso.datetime().nullable().meta({ description: 'when it takes effect; null: at once' }),
    total: z.number().int(),
    ends: z
      .array(z.strictObject({ account: z.string(), type: z.enum(AGENT_CONTRACT_TYPES), isOffer: z.boolean() }))
      .meta({ description: 'downlines whose contracts end, and whose offers become void: the first 100' }),
  })
  .meta({ id: 'ContractEffect' });
export type ContractEffect = z.infer<typeof contractEffectSchema>;

const standingSchema = z.strictObject({
  requested: z.boolean().meta({ description: 'an offer waits for the agent’s answer' }),
  inForce: z.boolean().meta({ description: 'a contract counts now' }),
});

const decide = (path: `/${string}`, summary: string) =>
  defineCall({
    methods: ['POST'],
    path,
    access: 'agent',
    summary,
    request: z.strictObject({ contractId: textSchema(64), action: z.enum(['accept', 'reject', 'terminate']) }),
    value: z.null(),
    errors: ['not_found', 'contract_not_open'],
  });

/** Contracts between an agent, the agents directly below and the upline (specification, sections 3 and 4). */
export const contractCalls = {
  'agent.contracts': defineCall({
    methods: ['GET'],
    path: '/wps/agent/contracts',
    access: 'agent',
    subUser: 'income',
    summary: 'The contracts that the agent was offered, latest first, and what bounds the agent’s own offers',
    request: emptySchema,
    value: z.strictObject({
      received: z.array(agentContractSchema),
      offerable: z.record(z.enum(AGENT_CONTRACT_TYPES), contractTermsSchema.nullable()).meta({
        description: 'what offers of a type have to fit: the agent’s own terms; null: the agent may offer none',
      }),
    }),
    errors: [],
  }),
  'agent.givenContracts': defineCall({
    methods: ['GET'],
    path: '/wps/agent/contracts/given',
    access: 'agent',
    subUser: 'income',
    summary: 'The contracts that the agent gave to agents directly below, all versions, latest first',
    request: z.strictObject({
      account: z.string().trim().max(64).optional().meta({ description: 'start of the user name' }),
      type: z.enum(AGENT_CONTRACT_TYPES).optional(),
      state: z.enum(AGENT_CONTRACT_STATES).optional(),
      sort: sortSchema(CONTRACT_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentContractSchema),
    errors: [],
  }),
  'agent.contractEffect': defineCall({
    methods: ['GET'],
    path: '/wps/agent/contracts/effect',
    access: 'agent',
    summary: 'When accepting or ending a contract would take effect, and what would end below',
    request: z.strictObject({ contractId: textSchema(64), action: z.enum(['accept', 'terminate']) }),
    value: contractEffectSchema,
    errors: ['not_found', 'contract_not_open'],
  }),
  'agent.contractFacts': defineCall({
    methods: ['GET'],
    path: '/wps/agent/contracts/facts',
    access: 'agent',
    subUser: 'income',
    summary: 'Of each type, whether an offer waits for the agent and whether a contract counts',
    request: emptySchema,
    value: z.strictObject({
      divtypereq: standingSchema,
      dailysalreqtype: standingSchema,
      contracthoursalreq: standingSchema,
      realtimesalreqtype: standingSchema,
      acquisitionreqtype: standingSchema,
    }),
    errors: [],
  }),
  'agent.offerContract': defineCall({
    methods: ['POST'],
    path: '/wps/agent/contracts',
    access: 'agent',
    summary: 'Offers a contract to an agent directly below; period and carry-over are those of the line',
    request: z.strictObject({
      account: textSchema(64),
      type: z.enum(AGENT_CONTRACT_TYPES),
      tiers: contractTiersSchema,
    }),
    value: z.null(),
    errors: [
      'contract_downline_unknown',
      'contract_no_right',
      'contract_tiers_invalid',
      'contract_tier_above_own',
      'contract_pending',
      'contract_offers_limit',
    ],
  }),
  'agent.dividend': decide('/wps/relay/MCS2_processDividendReq', 'Answers or ends a dividend contract'),
  'agent.dailySalary': decide('/wps/relay/MCS2_processDailySalContract', 'Answers or ends a daily-salary contract'),
  'agent.hourlySalary': decide(
    '/wps/relay/MCS2_processContractHourSalary',
    'Answers or ends an hourly-salary contract',
  ),
  'agent.realTimeSalary': decide(
    '/wps/relay/MCSFE_processRealTimeSalaryContract',
    'Answers or ends a real-time-salary contract',
  ),
  'agent.acquisition': decide('/wps/agent/contracts/acquisition', 'Answers or ends an acquisition contract'),
} as const;
