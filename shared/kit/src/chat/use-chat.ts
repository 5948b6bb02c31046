import type { ChatImage, ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { useOnReconnect } from './use-on-reconnect';

/** How one side of a conversation reaches the server. */
export interface ChatTransport {
  fetchPage(range: { readonly before?: number; readonly after?: number }): Promise<ChatPage>;
  send(draft: { clientId: string; text: string; imageIds: string[] }): Promise<ChatMessage>;
  upload(image: Blob): Promise<ChatImage>;
  markSeen(seq: number): Promise<unknown>;
  sendTyping(): Promise<unknown>;
}

export interface Chat {
  readonly log: ChatLog;
  /** False until the first page is there. */
  readonly isReady: boolean;
  /** The last reading failed; the next one mends it. */
  readonly hasReadError: boolean;
  /** Reads what is missing. */
  refresh(): void;
  send(text: string, images: readonly UploadedImage[]): void;
  retry(message: PendingMessage): void;
  loadOlder(): void;
  /** Something was typed: the other side is told, every few seconds. */
  notifyTyping(): void;
}

const TYPING_EVERY_MS = 3_000;
const silent = () => undefined;

/**
 * A conversation as a page shows it. Events only say that there is something; what it is, is read from where the page's own
 * stretch ends, so that nothing is lost or doubled whatever happened to the stream.
 * @param lastSeq the place of the last message, as far as anybody has told the page
 * @param watching whether the person sees the end of the conversation now
 */
export function useChat(transport: ChatTransport, lastSeq: number, watching: boolean): Chat {
  const [log, setLog] = useState(EMPTY_LOG);
  const [isReady, setReady] = useState(false);
  const [hasReadError, setBroken] = useState(false);
  const current = useRef(log);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const typedAt = useRef(0);

  const change = (next: (log: ChatLog) => ChatLog) => {
    current.current = next(current.current);
    setLog(current.current);
  };
  /** Reads one after another: two readings side by side would ask for the same. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(work).catch(() => setBroken(true));
    return queue.current;
  };
  const sync = useEffectEvent(() =>
    inTurn(async () => {
      const after = lastSeqOf(current.current);
      let page = await transport.fetchPage(after === 0 ? {} : { after });
      if (after === 0) change((known) => withOlderMessages(known, page.messages, page.hasMore));
      else change((known) => withMessages(known, page.messages));
      while (after !== 0 && page.hasMore) {
        page = await transport.fetchPage({ after: lastSeqOf(current.current) });
        change((known) => withMessages(known, page.messages));
      }
      setReady(true);
      setBroken(false);
    }),
  );
  const syncNow = useRef<() => Promise<void>>(async () => undefined);
  const markSeen = useEffectEvent((seq: number) => void transport.markSeen(seq).catch(silent));

  useEffect(() => {
    syncNow.current = () => sync();
    void sync();
  }, [lastSeq]);
  // What an event told of while the network was away could not be read then.
  useOnReconnect(() => void syncNow.current());

  const end = lastSeqOf(log);
  useEffect(() => {
    if (watching && end > 0) markSeen(end);
  }, [watching, end]);

  const deliver = (message: Omit<PendingMessage, 'failed'>) => {
    change((known) => withPendingMessage(known, message));
    const { clientId, text, images } = message;
    transport.send({ clientId, text, imageIds: images.map(({ imageId }) => imageId) }).then(
      () => syncNow.current(),
      () => change((known) => withFailedMessage(known, clientId)),
    );
  };

  return {
    log,
    isReady,
    hasReadError,
    refresh: () => void syncNow.current(),
    send: (text, images) => deliver({ clientId: newIntentKey(), text, images }),
    retry: ({ clientId, text, images }) => deliver({ clientId, text, images }),
    loadOlder: () =>
      void inTurn(async () => {
        const [first] = current.current.messages;
        if (!first || !current.current.hasOlder) return;
        const page = await transport.fetchPage({ before: first.seq });
        change((known) => withOlderMessages(known, page.messages, page.hasMore));
      }),
    notifyTyping() {
      if (Date.now() - typedAt.current < TYPING_EVERY_MS) return;
      typedAt.current = Date.now();
      void transport.sendTyping().catch(silent);
    },
  };
}
