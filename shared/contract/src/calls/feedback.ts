import { z } from 'zod';
import { FEEDBACK_TYPES, LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { plainTextSchema } from '../plain-text';
import { brandCodeSchema, emptySchema, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';

/** Far above any brand's limit, which the server applies to the trimmed text. */
const CONTENT_MAX_LENGTH = 10_000;
const ANSWER_MAX_LENGTH = 2_000;

export const feedbackTypeSchema = z.literal([...FEEDBACK_TYPES]);

/** open: nobody has answered; answered: the member has an answer in the live chat; closed: done without an answer. */
export const feedbackStatusSchema = z.enum(['open', 'answered', 'closed']);
export type FeedbackStatus = z.infer<typeof feedbackStatusSchema>;

export const feedbackEntrySchema = z
  .strictObject({
    feedbackId: z.string(),
    brand: z.string(),
    type: feedbackTypeSchema,
    sender: z.string().meta({ description: 'account of the member, or what a visitor called themselves' }),
    isMember: z.boolean().meta({ description: 'a member reads the answer in the live chat; a visitor cannot' }),
    content: z.string(),
    language: z.string(),
    status: feedbackStatusSchema,
    answer: z.string().nullable(),
    answeredBy: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'FeedbackEntry' });
export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>;

export const feedbackCalls = {
  'feedback.settings': defineCall({
    methods: ['GET'],
    path: '/wps/feedback/settings',
    access: 'public',
    summary: 'How long feedback has to be on this brand, counted in characters after trimming',
    request: emptySchema,
    value: z.strictObject({ minLength: z.number().int(), maxLength: z.number().int() }),
    errors: [],
  }),
  'feedback.send': defineCall({
    methods: ['PUT'],
    path: '/wps/feedback',
    access: 'public',
    summary: 'Sends feedback; the answer is its reference',
    request: z.strictObject({
      content: plainTextSchema(CONTENT_MAX_LENGTH).optional(),
      /** A visitor's own name; a signed-in member's account overrides it. */
      sender: z.string().trim().max(64).optional(),
      type: feedbackTypeSchema.optional(),
      captcha: z.string().max(16).optional(),
    }),
    value: z.strictObject({ feedbackId: z.string() }),
    errors: ['feedback_incomplete', 'captcha_failed', 'too_many_requests'],
  }),
  'feedback.list': defineCall({
    methods: ['GET'],
    path: '/ops/feedback',
    access: 'operator',
    summary: 'Feedback of the operator’s brands, latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      type: z.coerce.number().pipe(feedbackTypeSchema).optional(),
      status: feedbackStatusSchema.optional(),
      search: z.string().trim().max(64).optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(feedbackEntrySchema),
    errors: ['forbidden'],
  }),
  'feedback.answer': defineCall({
    methods: ['POST'],
    path: '/ops/feedback/:feedbackId/answer',
    access: 'operator',
    summary: 'Answers a member’s feedback in the live chat, or closes feedback without an answer',
    request: z.strictObject({
      feedbackId: textSchema(64),
      answer: plainTextSchema(ANSWER_MAX_LENGTH).min(1).nullable(),
    }),
    value: feedbackEntrySchema,
    errors: ['forbidden', 'feedback_done', 'feedback_unreachable'],
  }),
} as const;
