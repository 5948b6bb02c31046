import { z } from 'zod';
import { CHAT_TEXT_MAX_LENGTH, LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import {
  chatDraftRequest,
  chatImageSchema,
  chatMessageSchema,
  chatPageRequest,
  chatPageSchema,
  chatStatusSchema,
} from '../entities/chat';
import { plainTextSchema } from '../plain-text';
import { brandCodeSchema, imageSchema, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';

const conversationId = textSchema(64);
const one = z.strictObject({ conversationId });

export const adminConversationSchema = z
  .strictObject({
    conversationId: z.string(),
    brand: z.string(),
    account: z.string(),
    nickname: z.string(),
    memberType: z.number().int(),
    language: z.string(),
    status: chatStatusSchema,
    operator: z.string().nullable(),
    mine: z.boolean(),
    lastSeq: z.number().int(),
    lastText: z.string(),
    unread: z.number().int(),
    seenByMember: z.number().int(),
    waitingSince: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminConversation' });
export type AdminConversation = z.infer<typeof adminConversationSchema>;

export const cannedReplySchema = z
  .strictObject({ replyId: z.string(), brand: z.string(), title: z.string(), text: z.string() })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.infer<typeof cannedReplySchema>;

const NOT_MINE = ['forbidden', 'chat_taken', 'chat_not_taken'] as const;

/** The operators' side of the live chat: of their brands, with the right `support`. */
export const chatAdminCalls = {
  'chatAdmin.queue': defineCall({
    methods: ['GET'],
    path: '/ops/chats',
    access: 'operator',
    summary: 'Conversations: waiting (longest first), the operator’s own, or closed (latest first), and how many wait',
    request: z.strictObject({
      view: z.enum(['waiting', 'mine', 'closed']),
      brand: brandCodeSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(adminConversationSchema).extend({ waiting: z.number().int(), unread: z.number().int() }),
    errors: ['forbidden'],
  }),
  'chatAdmin.conversation': defineCall({
    methods: ['GET'],
    path: '/ops/chats/:conversationId',
    access: 'operator',
    summary: 'One conversation',
    request: one,
    value: adminConversationSchema,
    errors: ['forbidden'],
  }),
  'chatAdmin.messages': defineCall({
    methods: ['GET'],
    path: '/ops/chats/:conversationId/messages',
    access: 'operator',
    summary: 'Messages of a conversation, in order',
    request: z.strictObject({ conversationId, ...chatPageRequest }),
    value: chatPageSchema,
    errors: ['forbidden'],
  }),
  'chatAdmin.take': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/take',
    access: 'operator',
    summary: 'Takes a conversation that nobody has',
    request: one,
    value: adminConversationSchema,
    errors: ['forbidden', 'chat_taken'],
  }),
  'chatAdmin.handBack': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/hand-back',
    access: 'operator',
    summary: 'Puts an own conversation back among the waiting',
    request: one,
    value: adminConversationSchema,
    errors: NOT_MINE,
  }),
  'chatAdmin.close': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/close',
    access: 'operator',
    summary: 'Ends an own conversation; it waits again when the member writes',
    request: one,
    value: adminConversationSchema,
    errors: NOT_MINE,
  }),
  'chatAdmin.send': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/messages',
    access: 'operator',
    summary: 'Answers in an own conversation; a repeat under the same client id answers the first message',
    request: z.strictObject({ conversationId, ...chatDraftRequest }),
    value: chatMessageSchema,
    errors: [...NOT_MINE, 'idempotency_key_reused', 'image_not_found'],
  }),
  'chatAdmin.typing': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/typing',
    access: 'operator',
    summary: 'The operator is writing',
    request: one,
    value: z.null(),
    errors: NOT_MINE,
  }),
  'chatAdmin.seen': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/seen',
    access: 'operator',
    summary: 'The operator who has the conversation has read up to this place',
    request: z.strictObject({ conversationId, seq: z.number().int().min(1) }),
    value: z.null(),
    errors: NOT_MINE,
  }),
  'chatAdmin.uploadImage': defineCall({
    methods: ['POST'],
    path: '/ops/chats/:conversationId/images',
    access: 'operator',
    upload: true,
    summary: 'Keeps a picture for the operator’s next message',
    request: z.strictObject({ conversationId, image: imageSchema }),
    value: chatImageSchema,
    errors: [...NOT_MINE, 'image_refused'],
  }),
  'chatAdmin.cannedReplies': defineCall({
    methods: ['GET'],
    path: '/ops/canned-replies',
    access: 'operator',
    summary: 'Ready answers of a brand, by title',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(cannedReplySchema),
    errors: ['forbidden'],
  }),
  'chatAdmin.saveCannedReply': defineCall({
    methods: ['PUT'],
    path: '/ops/canned-replies',
    access: 'operator',
    summary: 'Writes a ready answer of a brand; one of the same title is replaced',
    request: z.strictObject({
      brand: brandCodeSchema,
      title: textSchema(60),
      text: plainTextSchema(CHAT_TEXT_MAX_LENGTH).min(1),
    }),
    value: cannedReplySchema,
    errors: ['forbidden'],
  }),
  'chatAdmin.deleteCannedReply': defineCall({
    methods: ['DELETE'],
    path: '/ops/canned-replies/:replyId',
    access: 'operator',
    summary: 'Removes a ready answer',
    request: z.strictObject({ replyId: z.string().regex(/^\d{1,9}$/) }),
    value: z.null(),
    errors: ['forbidden'],
  }),
} as const;
