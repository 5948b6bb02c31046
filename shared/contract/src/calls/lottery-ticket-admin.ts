import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, sortSchema } from './field-schemas';
import { TICKET_SORTS } from './list-sorts';
import { drawIdSchema } from './lottery-draw-admin';
import { gameCodeSchema } from './lottery-fields';
import { ticketDetailSchema } from './lottery-orders';
import { accountEntrySchema } from './records';

const ticketIdSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{13}$/);

const drawTicketSchema = z
  .strictObject({
    ticketId: ticketIdSchema,
    account: z.string(),
    placedAt: z.iso.datetime(),
    status: z.enum(['open', 'won', 'lost', 'pushed', 'returned']),
    stake: amountSchema,
    payout: amountSchema,
    lineCount: z.number().int(),
    prizeGroup: z.number().int().nullable(),
    isChase: z.boolean(),
  })
  .meta({ id: 'DrawTicket' });
export type DrawTicket = z.infer<typeof drawTicketSchema>;

const adminTicketSchema = z
  .strictObject({
    drawId: drawIdSchema,
    gameCode: gameCodeSchema,
    brand: brandCodeSchema,
    currency: z.string(),
    account: z.string(),
    detail: ticketDetailSchema,
    movements: z.array(accountEntrySchema).meta({ description: 'of the money, in order' }),
  })
  .meta({ id: 'AdminLotteryTicket' });
export type AdminLotteryTicket = z.infer<typeof adminTicketSchema>;

/** Tickets of a brand, for operators with the right `lotteries` and the brand. */
export const lotteryTicketAdminCalls = {
  'lotteryTickets.list': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/draws/:drawId/tickets',
    access: 'operator',
    summary: 'The tickets of a draw at a brand, all or those that bet on a kind, or of one account',
    request: z.strictObject({
      drawId: drawIdSchema,
      brand: brandCodeSchema,
      kind: z
        .string()
        .regex(/^\w{1,40}$/)
        .optional(),
      account: z.string().trim().min(1).max(40).optional(),
      sort: sortSchema(TICKET_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(drawTicketSchema).extend({ currency: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
  'lotteryTickets.one': defineCall({
    methods: ['GET'],
    path: '/ops/lottery/tickets/:ticketId',
    access: 'operator',
    summary: 'A ticket with its lines, every result of its draw with what it paid, and its movements of money',
    request: z.strictObject({ ticketId: ticketIdSchema, brand: brandCodeSchema }),
    value: adminTicketSchema,
    errors: ['forbidden', 'not_found'],
  }),
} as const;
