import { z } from 'zod';
import { AGENT_CONTRACT_STATES, AGENT_CONTRACT_TYPES } from '../agent-contract';
import { defineCall } from '../define-call';
import { emptySchema, textSchema } from './field-schemas';

const rateSchema = z.number().int().min(1).max(10_000).meta({ description: 'basis points: 250 is 2.5 %' });

export const agentContractSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque' }),
    type: z.enum(AGENT_CONTRACT_TYPES),
    version: z.number().int().meta({ description: 'counts the downline’s contracts of this type' }),
    rate: rateSchema,
    state: z.enum(AGENT_CONTRACT_STATES),
    account: z.string().meta({ description: 'of the other side' }),
    nickname: z.string(),
    offeredAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    ends: z.array(z.strictObject({ account: z.string(), rate: rateSchema })).meta({
      description: 'downlines’ contracts that end when an offered one is accepted, or an active one terminated',
    }),
  })
  .meta({ id: 'AgentContract' });
export type AgentContract = z.infer<typeof agentContractSchema>;

const decide = (path: `/${string}`, summary: string) =>
  defineCall({
    methods: ['POST'],
    path,
    access: 'agent',
    summary,
    request: z.strictObject({ contractId: textSchema(64), action: z.enum(['accept', 'reject', 'terminate']) }),
    value: z.null(),
    errors: ['not_found', 'contract_not_open', 'contract_rate_too_high'],
  });

/** Contracts between an agent and the agents directly below (specification, sections 3 and 4). */
export const contractCalls = {
  'agent.contracts': defineCall({
    methods: ['GET'],
    path: '/wps/agent/contracts',
    access: 'agent',
    summary: 'The contracts that the agent was offered and those that the agent gave, latest first',
    request: emptySchema,
    value: z.strictObject({
      received: z.array(agentContractSchema),
      given: z.array(agentContractSchema),
      ceilings: z
        .record(z.enum(AGENT_CONTRACT_TYPES), z.number().int())
        .meta({ description: 'highest rate that the agent may offer, in basis points; 0: none' }),
    }),
    errors: [],
  }),
  'agent.offerContract': defineCall({
    methods: ['POST'],
    path: '/wps/agent/contracts',
    access: 'agent',
    summary: 'Offers a contract to an agent directly below',
    request: z.strictObject({ account: textSchema(64), type: z.enum(AGENT_CONTRACT_TYPES), rate: rateSchema }),
    value: z.null(),
    errors: ['contract_downline_unknown', 'contract_no_right', 'contract_rate_too_high', 'contract_pending'],
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
} as const;
