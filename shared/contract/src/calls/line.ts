import { z } from 'zod';
import { DOWNLINE_NOTE_MAX_LENGTH, DOWNLINE_STATES, LINE_SCOPES, LINE_SORTS, SEEN_FILTERS } from '../agent-line';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { dayRange, pageNoSchema, pageOf, pageSizeSchema, sortSchema, textSchema } from './field-schemas';
import { prizeGroupSchema } from './registrations';

const idSchema = textSchema(64).meta({ description: 'public id of a member below the agent' });

const accountGroupSchema = z
  .strictObject({
    group: z.number().int(),
    revision: z.number().int().meta({ description: '0: none of its own, the upline’s' }),
    least: z.number().int(),
    most: z.number().int(),
  })
  .meta({ description: 'the prize group, and between what it may be' });

export const lineMemberSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque public id' }),
    account: z.string(),
    nickname: z.string(),
    type: z.number().int(),
    level: z.number().int().meta({ description: '1: a direct downline of the agent' }),
    state: z.enum(DOWNLINE_STATES),
    joinedAt: z.iso.datetime(),
    lastSeenOn: z.iso.date().nullable(),
    downlines: z.number().int().meta({ description: 'direct ones' }),
    turnover: amountSchema.meta({
      description: 'stakes settled in the last 30 days, of the member and everybody below',
    }),
    validBet: amountSchema,
    prizeGroup: accountGroupSchema.nullable().meta({ description: 'null: the brand has no official lotteries' }),
    note: z.string(),
    noteRevision: z.number().int().meta({ description: '0: there is none' }),
  })
  .meta({ id: 'LineMember' });
export type LineMember = z.infer<typeof lineMemberSchema>;

/** The members below an agent, and what the agent keeps about them. Members of other lines do not exist for it. */
export const lineCalls = {
  'agent.line': defineCall({
    methods: ['GET'],
    path: '/wps/agent/line',
    access: 'agent',
    subUser: 'line',
    summary: 'Members below the agent, or below one of them: direct downlines, or the whole line',
    request: z.strictObject({
      of: idSchema.optional(),
      scope: z.enum(LINE_SCOPES).default('direct'),
      account: textSchema(64).optional().meta({ description: 'start of the user name' }),
      type: z.coerce.number().int().optional(),
      state: z.enum(DOWNLINE_STATES).optional(),
      joinedFrom: z.iso.date().optional(),
      joinedTo: z.iso.date().optional(),
      seen: z.enum(SEEN_FILTERS).optional(),
      sort: sortSchema(LINE_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(lineMemberSchema).extend({
      trail: z
        .array(z.strictObject({ id: z.string(), account: z.string() }))
        .meta({ description: 'from the agent’s direct downline to whose line it is; empty for the agent’s own' }),
    }),
    errors: ['not_found'],
  }),
  'agent.lineMember': defineCall({
    methods: ['GET'],
    path: '/wps/agent/line/member',
    access: 'agent',
    subUser: 'line',
    summary: 'A member below the agent, with the figures of the line below',
    request: z.strictObject({ id: idSchema }),
    value: lineMemberSchema.extend({
      isDirect: z.boolean(),
      allDownlines: z.number().int(),
      joinedLast7Days: z.number().int(),
      payout: amountSchema,
      gameResult: amountSchema.meta({ description: 'valid bet less payout, seen from the house' }),
    }),
    errors: ['not_found'],
  }),
  'agent.noteDownline': defineCall({
    methods: ['POST'],
    path: '/wps/agent/line/note',
    access: 'agent',
    summary: 'Writes down something about a member below the agent, for the agent alone; empty removes it',
    request: z.strictObject({
      id: idSchema,
      note: plainTextSchema(DOWNLINE_NOTE_MAX_LENGTH),
      revision: z.number().int().min(0),
    }),
    value: z.strictObject({ revision: z.number().int() }),
    errors: ['not_found', 'conflict'],
  }),
  'agent.setPrizeGroup': defineCall({
    methods: ['POST'],
    path: '/wps/agent/line/prize-group',
    access: 'agent',
    summary: 'Sets the prize group of a direct downline: at most the agent’s own, at least that of everybody below',
    request: z.strictObject({ id: idSchema, prizeGroup: prizeGroupSchema, revision: z.number().int().min(0) }),
    value: z.null(),
    errors: ['not_found', 'conflict', 'prize_group_refused'],
  }),
  'agent.groupIncome': defineCall({
    methods: ['GET'],
    path: '/wps/agent/group-income',
    access: 'agent',
    subUser: 'income',
    summary: 'What the agent earned by differences of prize groups on days of the brand, by day, lottery or member',
    request: z.strictObject({
      ...dayRange,
      by: z.enum(['day', 'lottery', 'member']).default('day'),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(
      z.strictObject({
        key: z
          .string()
          .meta({ description: 'the day, the code of the lottery, or the public id of the direct downline' }),
        label: z.string().meta({ description: 'the day, the code of the lottery, or the user name' }),
        stake: amountSchema,
        amount: amountSchema,
        paid: amountSchema.nullable().meta({ description: 'by day alone: what went into the float' }),
      }),
    ).extend({ totals: z.strictObject({ stake: amountSchema, amount: amountSchema, paid: amountSchema }) }),
    errors: [],
  }),
} as const;
