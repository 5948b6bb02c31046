import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, reasonSchema, textSchema } from './field-schemas';
import { proposalSchema } from './proposals';

/**
 * What has to be gone before an agent is a member again: accounts below, contracts that are offered or go on, periods that no run has billed, bills,
 * rests, adjustments, objections, holds, and proposals that would bring one of these.
 */
export const AGENT_END_OBSTACLES = [
  'downlines',
  'contracts',
  'periods',
  'bills',
  'rests',
  'adjustments',
  'disputes',
  'holds',
  'proposals',
] as const;
export type AgentEndObstacle = (typeof AGENT_END_OBSTACLES)[number];

const place = { brand: brandCodeSchema, account: textSchema(64) };

/** The way back from agent to member, which two operators with the right `agents` decide. */
export const agentEndCalls = {
  'agentEnds.preview': defineCall({
    methods: ['GET'],
    path: '/ops/agent-ends',
    access: 'operator',
    summary: 'What stands against the end of an agent’s status, and what ends with it; nothing is changed',
    request: z.strictObject(place),
    value: z.strictObject({
      account: z.string(),
      memberId: z.string(),
      obstacles: z
        .array(z.strictObject({ name: z.enum(AGENT_END_OBSTACLES), count: z.number().int().positive() }))
        .meta({ description: 'empty: it can be proposed' }),
      isProposed: z.boolean().meta({ description: 'another operator decides (`proposals.*`)' }),
      upline: z.string().nullable().meta({ description: 'stays the upline of the member' }),
      currency: z.string(),
      float: amountSchema.meta({ description: 'goes to the account’s cash' }),
      subUsers: z.number().int().meta({ description: 'accounts that close' }),
      links: z.number().int().meta({ description: 'invitation links that end' }),
      reports: z.number().int().meta({ description: 'saved reports of which no more mails go out' }),
    }),
    errors: ['not_found'],
  }),
  'agentEnds.propose': defineCall({
    methods: ['POST'],
    path: '/ops/agent-ends',
    access: 'operator',
    summary:
      'Proposes to make an agent a member again; another operator decides. The account logs in again as a member',
    request: z.strictObject({ ...place, reason: reasonSchema }),
    value: proposalSchema,
    errors: ['not_found', 'account_not_settled', 'proposal_waiting'],
  }),
} as const;
