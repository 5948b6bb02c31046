import type { ChatMessage } from '@marquee/contract/entities/chat';

/** A picture that goes with a message: kept by the server already, shown from the page's own copy. */
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

/** What a page knows of a conversation: a stretch without gaps, and what it is still sending. */
export interface ChatLog {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  /** Whether older messages lie before the stretch. */
  readonly hasOlder: boolean;
}

export const EMPTY_LOG: ChatLog = { messages: [], pending: [], hasOlder: false };

/** The place of the last message that the page has; 0 before the first. */
export const lastSeqOf = ({ messages }: ChatLog): number => messages.at(-1)?.seq ?? 0;

/**
 * Adds a page that continues the stretch at either end. What is known already changes nothing, however often it comes, and what
 * would leave a gap is left out: it is read with what lies before it.
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

/** Begins to send a message, or tries again with one that failed: under the same client id it stays one message. */
export function withPendingMessage(log: ChatLog, message: Omit<PendingMessage, 'failed'>): ChatLog {
  const others = log.pending.filter(({ clientId }) => clientId !== message.clientId);
  return { ...log, pending: [...others, { ...message, failed: false }] };
}

export const withFailedMessage = (log: ChatLog, clientId: string): ChatLog => ({
  ...log,
  pending: log.pending.map((message) => (message.clientId === clientId ? { ...message, failed: true } : message)),
});
