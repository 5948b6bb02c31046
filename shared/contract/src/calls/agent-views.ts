import { z } from 'zod';
import {
  REPORT_SCHEDULES,
  VIEW_NAME_MAX_LENGTH,
  VIEW_PAGE_NAMES,
  VIEW_QUERY_MAX_LENGTH,
  viewQuery,
} from '../agent-views';
import { defineCall } from '../define-call';
import { plainTextSchema } from '../plain-text';
import { emptySchema, textSchema } from './field-schemas';

const scheduleSchema = z.enum(REPORT_SCHEDULES).meta({ description: 'how often the report goes to the agent by mail' });
const tokenSchema = textSchema(200).meta({ description: 'of the link of a mail; good for that report alone' });
const idSchema = textSchema(64).meta({ description: 'opaque' });

export const agentViewSchema = z
  .strictObject({
    id: z.string(),
    page: z.enum(VIEW_PAGE_NAMES),
    name: z.string(),
    query: z.string().meta({ description: 'of the address of the page, without its question mark' }),
    schedule: scheduleSchema,
    revision: z.number().int(),
  })
  .meta({ id: 'AgentView' });
export type AgentView = z.infer<typeof agentViewSchema>;

/** Reports that an agent keeps: a page of the office with its filters under a name. */
export const agentViewCalls = {
  'agent.views': defineCall({
    methods: ['GET'],
    path: '/wps/agent/views',
    access: 'agent',
    summary: 'The reports that the agent keeps, by name',
    request: emptySchema,
    value: z.array(agentViewSchema),
    errors: [],
  }),
  'agent.saveView': defineCall({
    methods: ['POST'],
    path: '/wps/agent/views',
    access: 'agent',
    summary: 'Saves a report under a name, or changes one: its name, its filters, or its mails',
    request: z.strictObject({
      id: idSchema.optional().meta({ description: 'of the one that changes; without it a new one' }),
      revision: z.number().int().min(1).optional().meta({ description: 'of the one that changes' }),
      page: z.enum(VIEW_PAGE_NAMES),
      name: plainTextSchema(VIEW_NAME_MAX_LENGTH).min(1),
      query: z
        .string()
        .max(VIEW_QUERY_MAX_LENGTH)
        .refine((query) => viewQuery(query) === query)
        .meta({ description: 'filters alone, as `viewQuery` writes them' }),
      schedule: scheduleSchema.default('none'),
    }),
    value: agentViewSchema,
    errors: ['not_found', 'conflict', 'view_name_taken', 'views_full', 'report_mail_unconfirmed'],
  }),
  'agent.removeView': defineCall({
    methods: ['POST'],
    path: '/wps/agent/views/remove',
    access: 'agent',
    summary: 'Removes a report that the agent keeps; one that is gone is left alone',
    request: z.strictObject({ id: idSchema }),
    value: z.null(),
    errors: [],
  }),
  'agent.reportMail': defineCall({
    methods: ['GET'],
    path: '/wps/agent/report-mails/:token',
    access: 'public',
    summary: 'The report that a mail was about, by the link of the mail',
    request: z.strictObject({ token: tokenSchema }),
    value: z.strictObject({ name: z.string(), schedule: scheduleSchema }),
    errors: ['link_expired'],
  }),
  'agent.stopReportMails': defineCall({
    methods: ['POST'],
    path: '/wps/agent/report-mails/:token/stop',
    access: 'public',
    formEncoded: true,
    summary: 'Ends the mails of a report, by the link of one of them; mail programs do it with one click (RFC 8058)',
    request: z.strictObject({ token: tokenSchema, 'List-Unsubscribe': z.string().max(40).optional() }),
    value: z.null(),
    errors: ['link_expired'],
  }),
} as const;
