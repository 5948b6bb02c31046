import { z } from 'zod';
import { defineCall } from '../define-call';
import {
  chatDraftRequest,
  chatImageSchema,
  chatMessageSchema,
  chatPageRequest,
  chatPageSchema,
  chatStatusSchema,
} from '../entities/chat';
import { emptySchema, imageSchema } from './field-schemas';

const officeSchema = z.strictObject({
  open: z.boolean(),
  opensAt: z.iso.datetime().nullable().meta({ description: 'while closed: when operators are there again' }),
});

/** The member's side of the live chat. Each member has one conversation with the brand, which is reopened by writing. */
export const chatCalls = {
  'chat.models': defineCall({
    methods: ['GET'],
    path: '/wps/relay/CBS_modelList',
    access: 'public',
    summary: 'The chats that the brand offers, and whether somebody is there',
    request: emptySchema,
    value: z.array(z.strictObject({ modelId: z.string(), office: officeSchema })),
    errors: [],
  }),
  'chat.launch': defineCall({
    methods: ['GET'],
    path: '/wps/relay/CBS_launchChat',
    access: 'session',
    summary: 'Where the live chat is opened',
    request: emptySchema,
    value: z.strictObject({ chatUrl: z.url() }),
    errors: ['feature_disabled'],
  }),
  'chat.conversation': defineCall({
    methods: ['GET'],
    path: '/wps/chat',
    access: 'session',
    summary: 'My conversation: how far it has come, what I have not read, and whether operators are there',
    request: emptySchema,
    value: z.strictObject({
      status: chatStatusSchema,
      operator: z.string().nullable(),
      lastSeq: z.number().int(),
      unread: z.number().int(),
      seenByOperator: z.number().int().meta({ description: 'the last of my messages’ places that an operator saw' }),
      office: officeSchema,
    }),
    errors: ['feature_disabled'],
  }),
  'chat.messages': defineCall({
    methods: ['GET'],
    path: '/wps/chat/messages',
    access: 'session',
    summary: 'Messages of my conversation, in order',
    request: z.strictObject(chatPageRequest),
    value: chatPageSchema,
    errors: ['feature_disabled'],
  }),
  'chat.send': defineCall({
    methods: ['POST'],
    path: '/wps/chat/messages',
    access: 'session',
    summary: 'Says something; a repeat under the same client id answers the first message',
    request: z.strictObject(chatDraftRequest),
    value: chatMessageSchema,
    errors: ['feature_disabled', 'idempotency_key_reused', 'image_not_found', 'too_many_requests'],
  }),
  'chat.typing': defineCall({
    methods: ['POST'],
    path: '/wps/chat/typing',
    access: 'session',
    summary: 'I am writing; said again every few seconds',
    request: emptySchema,
    value: z.null(),
    errors: ['feature_disabled'],
  }),
  'chat.seen': defineCall({
    methods: ['POST'],
    path: '/wps/chat/seen',
    access: 'session',
    summary: 'I have read up to this place',
    request: z.strictObject({ seq: z.number().int().min(1) }),
    value: z.null(),
    errors: ['feature_disabled'],
  }),
  'chat.uploadImage': defineCall({
    methods: ['POST'],
    path: '/wps/chat/images',
    access: 'session',
    upload: true,
    summary: 'Keeps a picture for the next message; PNG or JPEG, 5 MB',
    request: z.strictObject({ image: imageSchema }),
    value: chatImageSchema,
    errors: ['feature_disabled', 'image_refused', 'too_many_requests'],
  }),
} as const;
