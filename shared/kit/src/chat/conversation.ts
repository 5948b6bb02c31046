import type { ChatImage, ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import { newIntentKey } from '../query/intent-key';
import {
  type ChatLog,
  EMPTY_LOG,
  lastSeqOf,
  type PendingMessage,
  type UploadedImage,
  withFailedMessage,
  withMessages,
  withOlderMessages,
  withPendingMessage,
} from './chat-log';

/** The server calls of one side of a conversation. */
export interface ChatTransport {
  fetchPage(range: { readonly before?: number; readonly after?: number }): Promise<ChatPage>;
  send(draft: { clientId: string; text: string; imageIds: string[] }): Promise<ChatMessage>;
  upload(image: Blob): Promise<ChatImage>;
  markSeen(seq: number): Promise<unknown>;
  sendTyping(): Promise<unknown>;
}

export interface ConversationState {
  readonly log: ChatLog;
  /** False until the first page has been read. */
  readonly isReady: boolean;
}

/** One conversation of this page. Its functions may be passed on by themselves. */
export interface Conversation {
  state(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Reads every message after the last one that is loaded. A failed read is repeated by the next call. */
  refresh(): void;
  loadOlder(): void;
  send(text: string, images: readonly UploadedImage[]): void;
  retry(message: PendingMessage): void;
  markSeen(seq: number): void;
  /** Tells the other side that somebody is typing, at most every three seconds. */
  notifyTyping(): void;
}

const TYPING_INTERVAL_MS = 3_000;

/** Read receipts and typing notices are lost without harm; failed reads are repeated by the next event. */
const ignoreFailure = () => undefined;

/**
 * Loads and sends the messages of a conversation. Events only announce new messages; they are read from the server,
 * from the last loaded message on, so that none is lost or duplicated when the event stream was interrupted.
 */
export function createConversation(transport: ChatTransport): Conversation {
  let state: ConversationState = { log: EMPTY_LOG, isReady: false };
  const listeners = new Set<() => void>();
  let lastRead: Promise<void> = Promise.resolve();
  let lastTypingAt = 0;

  const setState = (next: ConversationState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const setLog = (log: ChatLog) => setState({ ...state, log });

  /** Runs one read after another: two at once would fetch the same messages. */
  const enqueueRead = (read: () => Promise<void>): void => {
    lastRead = lastRead.then(read).catch(ignoreFailure);
  };
  const readFirstPage = async () => {
    const page = await transport.fetchPage({});
    setState({ log: withOlderMessages(state.log, page.messages, page.hasMore), isReady: true });
  };
  const readNewMessages = async () => {
    let page: ChatPage;
    do {
      page = await transport.fetchPage({ after: lastSeqOf(state.log) });
      setLog(withMessages(state.log, page.messages));
    } while (page.hasMore);
  };
  const readOlderMessages = async () => {
    const [first] = state.log.messages;
    if (!first || !state.log.hasOlder) return;
    const page = await transport.fetchPage({ before: first.seq });
    setLog(withOlderMessages(state.log, page.messages, page.hasMore));
  };
  const refresh = () => enqueueRead(() => (lastSeqOf(state.log) === 0 ? readFirstPage() : readNewMessages()));

  const deliver = ({ clientId, text, images }: Omit<PendingMessage, 'failed'>) => {
    setLog(withPendingMessage(state.log, { clientId, text, images }));
    transport
      .send({ clientId, text, imageIds: images.map(({ imageId }) => imageId) })
      .then(refresh, () => setLog(withFailedMessage(state.log, clientId)));
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    loadOlder: () => enqueueRead(readOlderMessages),
    send: (text, images) => deliver({ clientId: newIntentKey(), text, images }),
    retry: deliver,
    markSeen: (seq) => void transport.markSeen(seq).catch(ignoreFailure),
    notifyTyping() {
      if (Date.now() - lastTypingAt < TYPING_INTERVAL_MS) return;
      lastTypingAt = Date.now();
      transport.sendTyping().catch(ignoreFailure);
    },
  };
}
