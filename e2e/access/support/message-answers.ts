import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';

const { content, ...rest } = exampleValue('messages.list');
const read = { messageId: '0M3QKX7T2V9RD', category: 'promotion', title: 'A reward is ready', read: true } as const;

/** An inbox with a message that was read and one that was not. */
export const inbox: CallValue<'messages.list'> = {
  ...rest,
  content: content.flatMap((message) => [message, { ...message, ...read }]),
};
