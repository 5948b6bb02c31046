import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { brandCodeSchema, pageNoSchema, pageOf, pageSizeSchema, reasonSchema, textSchema } from './field-schemas';
import { proposalSchema } from './proposals';

/** open: nobody has decided; accepted: two operators made the member an agent; declined: answered otherwise. */
export const APPLICATION_STATES = ['open', 'accepted', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const DECLINE_MAX_LENGTH = 1_000;

const feedbackIdSchema = textSchema(64);
const application = {
  feedbackId: z.string(),
  account: z.string(),
  memberId: z.string(),
  state: z.enum(APPLICATION_STATES),
  isProposed: z.boolean().meta({ description: 'another operator decides whether it is accepted (`proposals.*`)' }),
  createdAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
};

export const agentApplicationSchema = z.strictObject(application).meta({ id: 'AgentApplication' });
export type AgentApplication = z.infer<typeof agentApplicationSchema>;

/** Members who ask to become agents, for operators with the right `agents`. */
export const agentApplicationCalls = {
  'agentApplications.list': defineCall({
    methods: ['GET'],
    path: '/ops/agent-applications',
    access: 'operator',
    summary: 'Applications of members of a brand, open ones first, then the latest first',
    request: z.strictObject({
      brand: brandCodeSchema,
      state: z.enum(APPLICATION_STATES).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(agentApplicationSchema).extend({
      openOfVisitors: z.number().int().meta({
        description: 'open ones of visitors without an account: support answers them as feedback (`feedback.*`)',
      }),
    }),
    errors: ['not_found'],
  }),
  'agentApplications.show': defineCall({
    methods: ['GET'],
    path: '/ops/agent-applications/:feedbackId',
    access: 'operator',
    summary: 'An application with what matters of its member',
    request: z.strictObject({ brand: brandCodeSchema, feedbackId: feedbackIdSchema }),
    value: z.strictObject({
      ...application,
      content: z.string(),
      answer: z.string().nullable(),
      type: z.number().int(),
      isActive: z.boolean().meta({ description: 'the account is neither closed, disabled nor excluded' }),
      registeredAt: z.iso.datetime(),
      emailConfirmed: z.boolean(),
      mobileConfirmed: z.boolean(),
      upline: z.string().nullable(),
      downlines: z.number().int().meta({ description: 'members whom this one brought in' }),
      deposits: z.number().int().meta({ description: 'credited deposits, ever' }),
      currency: z.string(),
      turnover: amountSchema.meta({ description: 'stakes settled in the last 30 days of the brand' }),
    }),
    errors: ['not_found'],
  }),
  'agentApplications.accept': defineCall({
    methods: ['POST'],
    path: '/ops/agent-applications/:feedbackId/accept',
    access: 'operator',
    summary: 'Proposes to make the member an agent; another operator decides. The member logs in again as an agent',
    request: z.strictObject({ brand: brandCodeSchema, feedbackId: feedbackIdSchema, reason: reasonSchema }),
    value: proposalSchema,
    errors: ['not_found', 'conflict', 'feedback_done', 'proposal_waiting'],
  }),
  'agentApplications.decline': defineCall({
    methods: ['POST'],
    path: '/ops/agent-applications/:feedbackId/decline',
    access: 'operator',
    summary: 'Declines an application with a message to the member',
    request: z.strictObject({
      brand: brandCodeSchema,
      feedbackId: feedbackIdSchema,
      message: plainTextSchema(DECLINE_MAX_LENGTH).min(1),
    }),
    value: z.null(),
    errors: ['not_found', 'feedback_done', 'proposal_waiting'],
  }),
} as const;
