import { useEffect, useState, useSyncExternalStore } from 'react';
import { lastSeqOf } from './chat-log';
import { type ChatTransport, type Conversation, type ConversationState, createConversation } from './conversation';

export type Chat = ConversationState & Pick<Conversation, 'send' | 'retry' | 'loadOlder' | 'notifyTyping'>;

/**
 * A conversation for a component to render.
 * @param transport of the first rendering; key the component by the conversation
 * @param latestSeq the last message that an event or a call has announced; the conversation is read again when it changes
 * @param isWatching whether the person sees the end of the conversation now: what is loaded then counts as seen
 */
export function useChat(transport: ChatTransport, latestSeq: number, isWatching: boolean): Chat {
  const [conversation] = useState(() => createConversation(transport));
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);

  useEffect(() => conversation.refresh(), [conversation, latestSeq]);
  // Reads fail while the network is down, including those of events that still arrived.
  useEffect(() => {
    addEventListener('online', conversation.refresh);
    return () => removeEventListener('online', conversation.refresh);
  }, [conversation]);

  const loadedSeq = lastSeqOf(state.log);
  useEffect(() => {
    if (isWatching && loadedSeq > 0) conversation.markSeen(loadedSeq);
  }, [conversation, isWatching, loadedSeq]);

  const { send, retry, loadOlder, notifyTyping } = conversation;
  return { ...state, send, retry, loadOlder, notifyTyping };
}
