import { z } from 'zod';
import { TEAM_BETTING_ORDERS } from '../agent-figures';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { dayRange, emptySchema, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';

/** A member whom the agent referred. */
export const downlineSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque public id' }),
    account: z.string(),
    nickname: z.string(),
    type: z.number().int(),
    joinedAt: z.iso.datetime(),
    downlines: z.number().int().meta({ description: 'members whom this one brought in' }),
  })
  .meta({ id: 'Downline' });
export type Downline = z.infer<typeof downlineSchema>;

const invitedSchema = z
  .strictObject({
    account: z.string().meta({ description: 'masked: `ra***1`' }),
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'InvitedMember' });

/** Totals of settled bets, by the day of the settlement. */
const betFigures = {
  bets: z.number().int(),
  turnover: amountSchema.meta({ description: 'their stakes' }),
  validBet: amountSchema,
  payout: amountSchema,
  gameResult: amountSchema.meta({ description: 'stakes less payouts: below zero where the players won' }),
};

export const teamBettorSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque public id' }),
    account: z.string(),
    nickname: z.string(),
    type: z.number().int(),
    self: z
      .boolean()
      .meta({ description: 'whose line is shown, with their own bets; all others with their whole line' }),
    downlines: z.number().int().meta({ description: 'members whom this one brought in' }),
    ...betFigures,
  })
  .meta({ id: 'TeamBettor' });
export type TeamBettor = z.infer<typeof teamBettorSchema>;

export type TeamBettingOrder = (typeof TEAM_BETTING_ORDERS)[number];

/** Referred members: always the caller's own line, in the brand of the host name. */
export const agentCalls = {
  'agent.overview': defineCall({
    methods: ['GET'],
    path: '/wps/agent/overview',
    access: 'agent',
    subUser: 'figures',
    summary: 'The agent’s own codes and how large the team is',
    request: emptySchema,
    value: z.strictObject({
      affiliateCode: z.string().nullable(),
      referralCode: z.string().nullable(),
      directDownlines: z.number().int(),
      allDownlines: z.number().int().meta({ description: 'of every level below the agent' }),
      joinedLast7Days: z.number().int().meta({ description: 'of every level, in the last 7 times 24 hours' }),
    }),
    errors: [],
  }),
  'agent.downlines': defineCall({
    methods: ['GET'],
    path: '/wps/agent/downlines',
    access: 'agent',
    subUser: 'figures',
    summary: 'The agent’s direct downlines, latest first',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(downlineSchema),
    errors: [],
  }),
  'agent.teamBetting': defineCall({
    methods: ['GET'],
    path: '/wps/agent/team-betting',
    access: 'agent',
    subUser: 'figures',
    summary:
      'What the agent’s team bet on days of the brand: whoever bet of the first level, each with the whole line below, and totals; of a downline’s line with `of`',
    request: z.strictObject({
      ...dayRange,
      of: textSchema(64).optional().meta({ description: 'public id of a downline of any level' }),
      orderBy: z.enum(TEAM_BETTING_ORDERS).default('turnover'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(teamBettorSchema).extend({
      line: z
        .array(z.strictObject({ id: z.string(), account: z.string() }))
        .meta({ description: 'from the agent’s direct downline to whose line is shown; empty for the agent’s own' }),
      totals: z.strictObject(betFigures),
    }),
    errors: ['not_found'],
  }),
  'member.invitations': defineCall({
    methods: ['GET'],
    path: '/wps/member/invitations',
    access: 'member',
    summary:
      'The member’s referral code and who registered with it, latest first; where the brand wants it (`REFERRAL`)',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: z.strictObject({ referralCode: z.string().nullable(), invited: pageOf(invitedSchema) }),
    errors: ['feature_disabled'],
  }),
} as const;
