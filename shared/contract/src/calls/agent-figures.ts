import { z } from 'zod';
import { FLOAT_TYPES, LINE_FIGURES, LINE_ORDERS, LINE_SCOPES, OVERVIEW_PERIODS } from '../agent-figures';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { dayRange, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';
import { accountEntrySchema, accountFilter } from './records';

const ofSchema = textSchema(64).meta({ description: 'public id of a downline of any level' });

const lineSchema = z
  .array(z.strictObject({ id: z.string(), account: z.string() }))
  .meta({ description: 'from the agent’s direct downline to whose line is shown; empty for the agent’s own' });

/** Sums over a line as `agent-figures.ts` words them. */
const figures = {
  bets: z.number().int(),
  firstDeposits: z.number().int(),
  ...(Object.fromEntries(LINE_FIGURES.map((name) => [name, amountSchema])) as Record<
    (typeof LINE_FIGURES)[number],
    typeof amountSchema
  >),
};
export const lineFiguresSchema = z.strictObject(figures).meta({ id: 'LineFigures' });
export type LineFigures = z.infer<typeof lineFiguresSchema>;

export const lineMemberSchema = z
  .strictObject({
    id: z.string().meta({ description: 'opaque public id' }),
    account: z.string(),
    nickname: z.string(),
    type: z.number().int(),
    self: z.boolean().meta({ description: 'whose line is shown, alone' }),
    downlines: z.number().int().meta({ description: 'members whom this one brought in' }),
    ...figures,
  })
  .meta({ id: 'MemberFigures' });
export type LineMember = z.infer<typeof lineMemberSchema>;

export const lineDaySchema = z.strictObject({ day: z.iso.date(), ...figures }).meta({ id: 'LineDay' });
export type LineDay = z.infer<typeof lineDaySchema>;

const periodFiguresSchema = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  registrations: z.number().int(),
  activeMembers: z.number().int().meta({ description: 'who had valid bets, each once; the agent counts' }),
  figures: lineFiguresSchema,
});

export const floatEntrySchema = z
  .strictObject({
    transactionId: z.string(),
    at: z.iso.datetime(),
    type: z.enum(FLOAT_TYPES),
    change: amountSchema.meta({ description: 'signed effect on the float' }),
    balanceAfter: amountSchema,
    other: z.string().meta({ description: 'account of the other party of a transfer; empty where there is none' }),
  })
  .meta({ id: 'FloatEntry' });
export type FloatEntry = z.infer<typeof floatEntrySchema>;

/** Figures of an agent's own line, in the brand of the host name. Days are the brand's. */
export const agentFigureCalls = {
  'agent.lineFigures': defineCall({
    methods: ['GET'],
    path: '/wps/agent/line-figures',
    access: 'agent',
    subUser: 'figures',
    summary:
      'Bets and movements of cash of an agent’s line on days of the brand: each direct downline, with the whole line below or alone, and totals',
    request: z.strictObject({
      ...dayRange,
      of: ofSchema.optional(),
      scope: z.enum(LINE_SCOPES).default('line'),
      orderBy: z.enum(LINE_ORDERS).default('gameResult'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(lineMemberSchema).extend({ line: lineSchema, totals: lineFiguresSchema }),
    errors: ['not_found'],
  }),
  'agent.lineDays': defineCall({
    methods: ['GET'],
    path: '/wps/agent/line-days',
    access: 'agent',
    subUser: 'figures',
    summary: 'The figures of an agent’s whole line by day; days without any are left out',
    request: z.strictObject({ ...dayRange, of: ofSchema.optional() }),
    value: z.strictObject({ days: z.array(lineDaySchema), line: lineSchema, totals: lineFiguresSchema }),
    errors: ['not_found'],
  }),
  'agent.overviewFigures': defineCall({
    methods: ['GET'],
    path: '/wps/agent/overview-figures',
    access: 'agent',
    subUser: 'figures',
    summary: 'The agent’s line in a period and in the one before, and what became of those who registered in it',
    request: z.strictObject({ period: z.enum(OVERVIEW_PERIODS) }),
    value: z.strictObject({
      current: periodFiguresSchema,
      before: periodFiguresSchema.meta({ description: 'as many days before; of a month, those of the last month' }),
      funnel: z.strictObject({
        registered: z.number().int(),
        deposited: z.number().int().meta({ description: 'of them, until now' }),
        active: z.number().int().meta({ description: 'of those who deposited, with valid bets until now' }),
      }),
    }),
    errors: [],
  }),
  'agent.memberRecord': defineCall({
    methods: ['GET'],
    path: '/wps/relay/ODSFE2_MemTransDet/:of',
    access: 'agent',
    subUser: 'figures',
    summary:
      'The account record of a downline of any level, from the day on which the member came into the line: no channels of payment, no other accounts',
    request: z.strictObject({
      of: ofSchema,
      ...accountFilter,
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(accountEntrySchema).extend({
      line: lineSchema,
      totals: z.strictObject({ in: amountSchema, out: amountSchema, net: amountSchema }),
    }),
    errors: ['not_found'],
  }),
  'agent.floatRecord': defineCall({
    methods: ['GET'],
    path: '/wps/agent/float-record',
    access: 'agent',
    subUser: 'income',
    summary: 'Every movement of the agent’s own float on days of the brand, latest first, with the balance after each',
    request: z.strictObject({
      ...dayRange,
      type: z.enum(FLOAT_TYPES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(floatEntrySchema).extend({
      totals: z.strictObject({ in: amountSchema, out: amountSchema, net: amountSchema }),
    }),
    errors: [],
  }),
} as const;
