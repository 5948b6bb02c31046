import { z } from 'zod';
import { LIST_PAGE_SIZE, MESSAGE_CATEGORIES } from '../constants';
import { defineCall } from '../define-call';
import { emptySchema, pageSizeSchema } from './field-schemas';

/** What a message is about; the inbox is filtered by it. */
export const messageCategorySchema = z.enum(MESSAGE_CATEGORIES);
export type MessageCategory = z.infer<typeof messageCategorySchema>;

const messageIdSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{13}$/);

/** Most messages of one call that marks or deletes. */
const MESSAGES_MAX = 100;

export const memberMessageSchema = z
  .strictObject({
    messageId: messageIdSchema,
    category: messageCategorySchema,
    title: z.string(),
    text: z.string().meta({ description: 'plain text with line breaks; never markup' }),
    link: z.string().nullable().meta({ description: 'an address of the site that the message is about' }),
    createdAt: z.iso.datetime(),
    read: z.boolean(),
  })
  .meta({ id: 'MemberMessage' });
export type MemberMessage = z.infer<typeof memberMessageSchema>;

const unreadSchema = z.strictObject({ unread: z.number().int() });

/** The messages that a change concerns: these, or all of a category, or all. */
const selectionSchema = z.strictObject({
  messageIds: z.array(messageIdSchema).min(1).max(MESSAGES_MAX).optional(),
  category: messageCategorySchema.optional(),
});

/** Messages of the platform to a member. */
export const messageCalls = {
  'messages.list': defineCall({
    methods: ['GET'],
    path: '/wps/relay/CSP_getMessages',
    access: 'member',
    subUser: 'support',
    summary: 'My messages of the last 90 days, latest first, part by part',
    request: z.strictObject({
      category: messageCategorySchema.optional(),
      filter: z.enum(['all', 'unread']).default('all'),
      search: z.string().trim().max(64).optional().meta({ description: 'part of the title or of the text' }),
      after: messageIdSchema.optional().meta({ description: 'the last message of the part before' }),
      limit: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: z.strictObject({
      content: z.array(memberMessageSchema),
      next: messageIdSchema
        .nullable()
        .meta({ description: 'what the next part starts after; null: this was the last' }),
      unreadByCategory: z.record(messageCategorySchema, z.number().int()),
    }),
    errors: [],
  }),
  'messages.one': defineCall({
    methods: ['GET'],
    path: '/wps/relay/CSP_getMessage',
    access: 'member',
    subUser: 'support',
    summary: 'One of my messages',
    request: z.strictObject({ messageId: messageIdSchema }),
    value: memberMessageSchema,
    errors: ['not_found'],
  }),
  'messages.unreadCount': defineCall({
    methods: ['GET'],
    path: '/wps/relay/CSP_unreadCount',
    access: 'member',
    subUser: 'support',
    summary: 'How many of my messages I have not read',
    request: emptySchema,
    value: unreadSchema,
    errors: [],
  }),
  'messages.markRead': defineCall({
    methods: ['POST'],
    path: '/wps/relay/CSP_readMessages',
    access: 'member',
    summary: 'Marks messages as read: these, or all of a category, or all; repeating changes nothing',
    request: selectionSchema,
    value: unreadSchema,
    errors: [],
  }),
  'messages.remove': defineCall({
    methods: ['POST'],
    path: '/wps/relay/CSP_deleteMessages',
    access: 'member',
    summary: 'Deletes messages; those of others and those that are gone are left alone',
    request: z.strictObject({ messageIds: z.array(messageIdSchema).min(1).max(MESSAGES_MAX) }),
    value: unreadSchema,
    errors: [],
  }),
} as const;
