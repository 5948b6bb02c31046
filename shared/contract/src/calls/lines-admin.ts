import { z } from 'zod';
import { AGENT_CONTRACT_TYPES } from '../agent-contract';
import { LINE_SIGNS } from '../agent-line';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';
import { proposalSchema } from './proposals';
import { prizeGroupSchema } from './registrations';

const accountSchema = textSchema(64).meta({ description: 'user name' });
const placeSchema = {
  account: z.string(),
  memberId: z.string(),
  type: z.number().int(),
  prizeGroup: z.number().int().nullable(),
};
const stretchSchema = z.strictObject({
  fromDay: z.iso.date().nullable().meta({ description: 'null: since the account exists' }),
  toDay: z.iso.date().nullable().meta({ description: 'last business day; null: open end' }),
  uplines: z.array(z.string()).meta({ description: 'user names from the top down' }),
});

export const lineMoveSchema = z
  .strictObject({
    account: z.string(),
    fromUpline: z.string().nullable().meta({ description: 'null: the top of a line' }),
    toUpline: z.string().nullable(),
    fromDay: z.iso
      .date()
      .meta({ description: 'first business day on which the new line holds, if it is approved today' }),
    members: z.number().int().meta({ description: 'who moves: the member and everybody below' }),
    groups: z
      .array(z.strictObject({ account: z.string(), from: z.number().int(), to: z.number().int() }))
      .meta({ description: 'prize groups that sink to the new upline’s' }),
    inherited: z.strictObject({ from: z.number().int(), to: z.number().int() }).nullable().meta({
      description:
        'the group that the member, and those below who follow it, have from the upline; null: it has its own, or nothing changes',
    }),
    contracts: z
      .array(
        z.strictObject({ upline: z.string().nullable(), downline: z.string(), type: z.enum(AGENT_CONTRACT_TYPES) }),
      )
      .meta({ description: 'contracts that end with the move; upline null: the brand' }),
  })
  .meta({ id: 'LineMove' });
export type LineMove = z.infer<typeof lineMoveSchema>;

/** Lines of agents, for operators with the right `agents`. */
export const linesAdminCalls = {
  'lines.show': defineCall({
    methods: ['GET'],
    path: '/ops/lines',
    access: 'operator',
    summary: 'Where a member of a brand stands: everybody above, and on which days',
    request: z.strictObject({ brand: brandCodeSchema, account: accountSchema }),
    value: z.strictObject({
      ...placeSchema,
      groupRevision: z.number().int(),
      leastGroup: z.number().int().nullable(),
      mostGroup: z.number().int().nullable(),
      members: z.number().int().meta({ description: 'everybody below' }),
      uplines: z.array(z.strictObject(placeSchema)).meta({ description: 'of the newest line, from the top down' }),
      history: z.array(stretchSchema).meta({ description: 'newest first' }),
      isMoving: z.boolean().meta({ description: 'another operator decides about a move' }),
      direct: z.number().int().meta({ description: 'direct downlines' }),
    }),
    errors: ['not_found'],
  }),
  'lines.downlines': defineCall({
    methods: ['GET'],
    path: '/ops/lines/downlines',
    access: 'operator',
    summary: 'The direct downlines of a member, by user name',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: accountSchema,
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(z.strictObject({ ...placeSchema, downlines: z.number().int(), joinedAt: z.iso.datetime() })),
    errors: ['not_found'],
  }),
  'lines.farmedPlay': defineCall({
    methods: ['GET'],
    path: '/ops/lines/farmed-play',
    access: 'operator',
    summary:
      'Signs that a line plays for its commissions: members who bet against each other, and members who bet hardly more than makes them count as active',
    request: z.strictObject({ brand: brandCodeSchema, account: accountSchema }),
    value: z.strictObject({
      since: z.iso.date().meta({ description: 'bets from this day on are compared' }),
      pairs: z
        .array(
          z.strictObject({
            accounts: z.array(z.string()).meta({ description: 'two user names' }),
            isLottery: z.boolean().meta({
              description:
                'tickets whose selections oppose each other; otherwise results of the same rounds of a vendor that cancel out',
            }),
            rounds: z.number().int().meta({ description: 'draws or rounds that both played' }),
            opposed: z.number().int().meta({ description: 'of lotteries, among the ten newest' }),
            stake: amountSchema.meta({ description: 'of both, in those' }),
          }),
        )
        .meta({ description: 'at most 100, the most rounds first' }),
      minimum: amountSchema.meta({ description: 'cash stakes from which on a member is active' }),
      below: amountSchema.meta({ description: 'whoever staked less is near the minimum' }),
      months: z
        .array(
          z.strictObject({
            month: z.iso.date().meta({ description: 'its first day' }),
            active: z.number().int(),
            near: z.number().int(),
            isSign: z.boolean(),
            accounts: z.array(z.string()).meta({ description: 'the first ten near the minimum' }),
          }),
        )
        .meta({ description: 'the running month and the one before' }),
    }),
    errors: ['not_found'],
  }),
  'lines.signs': defineCall({
    methods: ['GET'],
    path: '/ops/lines/signs',
    access: 'operator',
    summary:
      'Signs of fraud among the newest 2,000 members below a member: what they share within the line, and deposits without play',
    request: z.strictObject({ brand: brandCodeSchema, account: accountSchema }),
    value: z.strictObject({
      members: z
        .array(
          z.strictObject({
            account: z.string(),
            memberId: z.string(),
            type: z.number().int(),
            isUplinesOwn: z
              .boolean()
              .meta({ description: 'shares a payee or a device with somebody above: perhaps their second account' }),
            shares: z.array(z.strictObject({ sign: z.enum(LINE_SIGNS), accounts: z.array(z.string()) })),
            unplayedDeposits: amountSchema.nullable().meta({ description: 'paid in, and never bet; null: not so' }),
          }),
        )
        .meta({ description: 'at most 200, those who may be an upline’s own first' }),
      links: z
        .array(
          z.strictObject({
            code: z.string(),
            campaign: z.string(),
            agent: z.string(),
            registrations: z.number().int(),
            signed: z.number().int(),
          }),
        )
        .meta({ description: 'links by which members with signs came' }),
      looked: z.number().int().meta({ description: 'members looked at' }),
      signed: z.number().int().meta({ description: 'members with a sign' }),
    }),
    errors: ['not_found'],
  }),
  'lines.previewMove': defineCall({
    methods: ['GET'],
    path: '/ops/lines/move',
    access: 'operator',
    summary: 'What a move of a member below another upline changes; nothing is changed',
    request: z.strictObject({ brand: brandCodeSchema, account: accountSchema, upline: accountSchema.optional() }),
    value: lineMoveSchema,
    errors: ['not_found', 'line_move_refused'],
  }),
  'lines.proposeMove': defineCall({
    methods: ['POST'],
    path: '/ops/lines/move',
    access: 'operator',
    summary:
      'Proposes to move a member, with everybody below, below another upline or to the top, from the next business day',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: accountSchema,
      upline: accountSchema.nullable().meta({ description: 'null: to the top' }),
      reason: reasonSchema,
    }),
    value: proposalSchema,
    errors: ['not_found', 'line_move_refused', 'proposal_waiting'],
  }),
  'lines.setPrizeGroup': defineCall({
    methods: ['POST'],
    path: '/ops/lines/prize-group',
    access: 'operator',
    summary: 'Sets the prize group of the top of a line: at most the brand’s, at least that of everybody below',
    request: z.strictObject({
      brand: brandCodeSchema,
      account: accountSchema,
      prizeGroup: prizeGroupSchema,
      revision: z.number().int().min(0),
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['not_found', 'conflict', 'prize_group_refused'],
  }),
} as const;
