import { z } from 'zod';
import { AGENT_CONTRACT_TYPES } from '../agent-contract';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { agentContractSchema, contractEffectSchema, contractTermsSchema } from './contract';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';
import { newOrStoredRevisionSchema, proposalSchema } from './proposals';

const place = { brand: brandCodeSchema, account: textSchema(64).meta({ description: 'user name' }) };
const change = {
  ...place,
  type: z.enum(AGENT_CONTRACT_TYPES),
  terms: contractTermsSchema.nullable().meta({ description: 'null: the contract with the brand ends' }),
};
const refusals = [
  'not_found',
  'contract_not_top',
  'contract_not_open',
  'contract_tiers_invalid',
  'contract_above_salary_bound',
] as const;

/** Contracts of agents, for operators with the right `agents`: the brand signs with the top of each line. */
export const contractsAdminCalls = {
  'agentContracts.show': defineCall({
    methods: ['GET'],
    path: '/ops/agent-contracts',
    access: 'operator',
    summary: 'The contracts of an agent, all versions, latest first, and whether the brand signs with the agent',
    request: z.strictObject(place),
    value: z.strictObject({
      account: z.string(),
      memberId: z.string(),
      isAgent: z.boolean().meta({ description: 'false: the account was an agent, and signs nothing any more' }),
      currency: z.string(),
      uplines: z.array(z.string()).meta({ description: 'user names from the top down; empty: the top of a line' }),
      received: z.array(agentContractSchema),
      salaryBound: z.number().int().meta({
        description: 'what all salaries of an agent with the brand may pay of stakes together; basis points',
      }),
      proposed: z
        .array(z.enum(AGENT_CONTRACT_TYPES))
        .meta({ description: 'types about which another operator decides' }),
    }),
    errors: ['not_found'],
  }),
  'agentContracts.given': defineCall({
    methods: ['GET'],
    path: '/ops/agent-contracts/given',
    access: 'operator',
    summary: 'The contracts that an agent gave to agents directly below, latest first',
    request: z.strictObject({ ...place, pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(agentContractSchema),
    errors: ['not_found'],
  }),
  'agentContracts.preview': defineCall({
    methods: ['POST'],
    path: '/ops/agent-contracts/preview',
    access: 'operator',
    summary: 'When a contract of the brand would take effect if it were approved now, and what would end below',
    request: z.strictObject(change),
    value: contractEffectSchema,
    errors: [...refusals],
  }),
  'agentContracts.propose': defineCall({
    methods: ['POST'],
    path: '/ops/agent-contracts',
    access: 'operator',
    summary:
      'Proposes a contract of the brand with the agent at the top of a line, or its end; another operator decides',
    request: z.strictObject({
      ...change,
      revision: newOrStoredRevisionSchema,
      reason: reasonSchema,
    }),
    value: proposalSchema,
    errors: [...refusals, 'conflict', 'proposal_waiting'],
  }),
} as const;
