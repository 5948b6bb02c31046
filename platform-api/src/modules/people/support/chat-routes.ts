import { originOf, type Config } from '../../../platform/config';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { ChatService } from './chat-service';

/** The built-in chat is the only model; external chats would be further ones. */
const OWN_CHAT = 'live-chat';

/** The member's calls of the live chat. */
export function chatRoutes(on: On, config: Config, chat: ChatService): void {
  on('chat.models', async (_input, { brand }) => {
    const office = await chat.office(brand);
    return office ? [{ modelId: OWN_CHAT, office }] : [];
  });
  on('chat.launch', async (_input, { brand }) => {
    if (!(await chat.office(brand))) throw new Failure('feature_disabled');
    return { chatUrl: chatUrlOf(config, brand.code) };
  });
  on('chat.conversation', (_input, context) => chat.conversation(context));
  on('chat.messages', (input, context) => chat.messages(context, input));
  on('chat.send', (input, context) => chat.send(context, input));
  on('chat.typing', async (_input, context) => {
    await chat.typing(context);
    return null;
  });
  on('chat.seen', async ({ seq }, context) => {
    await chat.markSeen(context, seq);
    return null;
  });
  on('chat.uploadImage', ({ image }, context) => chat.keepImage(context, image));
}

/** The address that opens the live chat on a brand's site. */
export const chatUrlOf = (config: Config, brandCode: string): string => `${originOf(config, brandCode)}/#${OWN_CHAT}`;
