import type { ChatMessage } from '@marquee/contract/entities/chat';
import { describe, expect, it } from 'vitest';
import {
  type ChatLog,
  EMPTY_LOG,
  lastSeqOf,
  withFailedMessage,
  withMessages,
  withOlderMessages,
  withPendingMessage,
} from './chat-log';

const message = (seq: number, clientId = `c-${seq}`): ChatMessage => ({
  messageId: `m-${seq}`,
  seq,
  clientId,
  from: 'member',
  operator: null,
  text: `line ${seq}`,
  images: [],
  sentAt: '2026-11-20T10:00:00.000Z',
});
const log = (...seqs: number[]): ChatLog => ({ ...EMPTY_LOG, messages: seqs.map((seq) => message(seq)) });
const seqsOf = ({ messages }: ChatLog) => messages.map(({ seq }) => seq);
const draft = { clientId: 'c-7', text: 'hello', images: [] };

describe('a page’s log of a conversation', () => {
  it('appends at its end, without duplicates', () => {
    const once = withMessages(log(4, 5), [message(5), message(6), message(7)]);
    expect(seqsOf(withMessages(once, [message(6), message(7)]))).toEqual([4, 5, 6, 7]);
    expect(lastSeqOf(once)).toBe(7);
  });

  it('prepends older messages', () => {
    const older = withOlderMessages({ ...log(4, 5), hasOlder: true }, [message(2), message(3)], false);
    expect([seqsOf(older), older.hasOlder]).toEqual([[2, 3, 4, 5], false]);
  });

  it('is ordered regardless of the order of arrival', () => {
    expect(seqsOf(withMessages(log(1), [message(3), message(2)]))).toEqual([1, 2, 3]);
  });

  it('refuses messages that would leave a gap', () => {
    expect(seqsOf(withMessages(log(1, 2), [message(5)]))).toEqual([1, 2]);
  });

  it('shows a message while it is sent, and once when it has arrived', () => {
    const sending = withPendingMessage(log(6), draft);
    expect(sending.pending).toEqual([{ ...draft, failed: false }]);
    const acknowledgedLog = withMessages(sending, [message(7)]);
    expect([acknowledgedLog.pending, seqsOf(acknowledgedLog)]).toEqual([[], [6, 7]]);
  });

  it('keeps a failed message, and resends it under the same id', () => {
    const failed = withFailedMessage(withPendingMessage(EMPTY_LOG, draft), draft.clientId);
    expect(failed.pending).toEqual([{ ...draft, failed: true }]);
    expect(withPendingMessage(failed, draft).pending).toEqual([{ ...draft, failed: false }]);
  });
});
