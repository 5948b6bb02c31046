import { z } from 'zod';
import { CHAT_TEXT_MAX_LENGTH, UPLOAD_MAX_COUNT } from '../constants';
import { plainTextSchema } from '../plain-text';

/** waiting: an operator has to take it; active: an operator has it; closed: done until somebody writes again. */
export const chatStatusSchema = z.enum(['waiting', 'active', 'closed']);
export type ChatStatus = z.infer<typeof chatStatusSchema>;

export const chatImageSchema = z.strictObject({
  imageId: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ChatImage = z.infer<typeof chatImageSchema>;

export const chatMessageSchema = z
  .strictObject({
    messageId: z.uuid(),
    seq: z.number().int().min(1).meta({ description: 'place in the conversation, without gaps from 1' }),
    clientId: z.string().nullable().meta({ description: 'the sender’s own id of the message: one per intent' }),
    from: z.enum(['member', 'operator']),
    /** Name of the operator as members see it. */
    operator: z.string().nullable(),
    text: z.string(),
    images: z.array(chatImageSchema),
    sentAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Either the latest, or those before or after a place; always in order. */
export const chatPageRequest = {
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
};

export const chatPageSchema = z.strictObject({
  messages: z.array(chatMessageSchema),
  hasMore: z.boolean().meta({ description: 'whether more lie in the direction that was asked for' }),
});
export type ChatPage = z.infer<typeof chatPageSchema>;

/** What a message consists of. The sender repeats it under the same `clientId` as often as needed. */
export const chatDraftRequest = {
  clientId: z.string().regex(/^[\w-]{8,80}$/),
  text: plainTextSchema(CHAT_TEXT_MAX_LENGTH),
  imageIds: z.array(z.uuid()).max(UPLOAD_MAX_COUNT).default([]),
};
