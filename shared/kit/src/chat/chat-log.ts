import type { ChatMessage } from '@marquee/contract/entities/chat';

/** A picture of a message: stored by the server, shown from the page's own copy. */
export interface UploadedImage {
  readonly imageId: string;
  readonly src: string;
}

/** A message of this page that the server has not acknowledged. */
export interface PendingMessage {
  readonly clientId: string;
  readonly text: string;
  readonly images: readonly UploadedImage[];
  readonly failed: boolean;
}

/** A conversation as the page has it: loaded messages without gaps, and those that are being sent. */
export interface ChatLog {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  /** Whether there are messages before the first one that is loaded. */
  readonly hasOlder: boolean;
}

export const EMPTY_LOG: ChatLog = { messages: [], pending: [], hasOlder: false };

/** The number of the last loaded message; 0 when none is. */
export const lastSeqOf = ({ messages }: ChatLog): number => messages.at(-1)?.seq ?? 0;

/**
 * Adds a page at either end. Messages that are loaded already change nothing, and messages that
 * would leave a gap are dropped: they are read again together with those before them.
 */
export function withMessages(log: ChatLog, page: readonly ChatMessage[]): ChatLog {
  const loadedSeqs = new Set(log.messages.map(({ seq }) => seq));
  const newMessages = page.filter(({ seq }) => !loadedSeqs.has(seq));
  const sorted = [...log.messages, ...newMessages].sort((a, b) => a.seq - b.seq);
  const messages = sorted.filter((message, index) => message.seq - (sorted[0]?.seq ?? 0) === index);
  const acknowledgedIds = new Set(messages.map(({ clientId }) => clientId));
  return { ...log, messages, pending: log.pending.filter(({ clientId }) => !acknowledgedIds.has(clientId)) };
}

export const withOlderMessages = (log: ChatLog, page: readonly ChatMessage[], hasOlder: boolean): ChatLog => ({
  ...withMessages(log, page),
  hasOlder,
});

/** Adds a message that is being sent, or marks a failed one as being sent again: the client id makes it one message. */
export function withPendingMessage(log: ChatLog, message: Omit<PendingMessage, 'failed'>): ChatLog {
  const others = log.pending.filter(({ clientId }) => clientId !== message.clientId);
  return { ...log, pending: [...others, { ...message, failed: false }] };
}

export const withFailedMessage = (log: ChatLog, clientId: string): ChatLog => ({
  ...log,
  pending: log.pending.map((message) => (message.clientId === clientId ? { ...message, failed: true } : message)),
});
