import { z } from 'zod';
import { VIEW_NAME_MAX_LENGTH, VIEW_PAGE_NAMES, VIEW_QUERY_MAX_LENGTH, viewQuery } from '../agent-views';
import { defineCall } from '../define-call';
import { plainTextSchema } from '../plain-text';
import { emptySchema, textSchema } from './field-schemas';

const idSchema = textSchema(64).meta({ description: 'opaque' });

export const agentViewSchema = z
  .strictObject({
    id: z.string(),
    page: z.enum(VIEW_PAGE_NAMES),
    name: z.string(),
    query: z.string().meta({ description: 'of the address of the page, without its question mark' }),
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
    summary: 'Keeps a report under a name, or changes one: its name, its filters, or both',
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
    }),
    value: agentViewSchema,
    errors: ['not_found', 'conflict', 'view_name_taken', 'views_full'],
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
} as const;
