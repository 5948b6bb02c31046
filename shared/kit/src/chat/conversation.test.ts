import type { ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ChatTransport, createConversation } from './conversation';

afterEach(() => void vi.useRealTimers());

const message = (seq: number, clientId = `c-${seq}`): ChatMessage => ({
  messageId: `m-${seq}`,
  seq,
  clientId,
  from: 'member',
  operator: null,
  text: `line ${seq}`,
  images: [],
  sentAt: '2026-11-21T12:00:00.000Z',
});

/** A server with `count` messages, in pages of `pageSize`. */
function fakeServer(count: number, pageSize = 2) {
  const messages = Array.from({ length: count }, (_, index) => message(index + 1));
  const ranges: object[] = [];
  const transport = {
    fetchPage: vi.fn<ChatTransport['fetchPage']>(async (range): Promise<ChatPage> => {
      ranges.push(range);
      const { before = Infinity, after } = range;
      if (after !== undefined) {
        const later = messages.filter(({ seq }) => seq > after);
        return { messages: later.slice(0, pageSize), hasMore: later.length > pageSize };
      }
      const earlier = messages.filter(({ seq }) => seq < before);
      return { messages: earlier.slice(-pageSize), hasMore: earlier.length > pageSize };
    }),
    send: vi.fn<ChatTransport['send']>(async ({ clientId }) => {
      const echoedMessage = message(messages.length + 1, clientId);
      messages.push(echoedMessage);
      return echoedMessage;
    }),
    upload: vi.fn<ChatTransport['upload']>(),
    markSeen: vi.fn<ChatTransport['markSeen']>(async () => ({})),
    sendTyping: vi.fn<ChatTransport['sendTyping']>(async () => ({})),
  };
  const add = (...seqs: number[]) => messages.push(...seqs.map((seq) => message(seq)));
  return { transport, ranges, add };
}

/** Waits for the running reads. */
const flush = () => new Promise((resolve) => setTimeout(resolve));
const seqsOf = (conversation: ReturnType<typeof createConversation>) =>
  conversation.state().log.messages.map(({ seq }) => seq);

describe('reading', () => {
  it('is ready with the latest page, and loads older messages before it', async () => {
    const { transport } = fakeServer(5);
    const conversation = createConversation(transport);
    expect(conversation.state().isReady).toBe(false);
    conversation.refresh();
    await flush();
    expect([conversation.state().isReady, seqsOf(conversation)]).toEqual([true, [4, 5]]);
    conversation.loadOlder();
    await flush();
    conversation.loadOlder();
    await flush();
    expect([conversation.state().log.hasOlder, seqsOf(conversation)]).toEqual([false, [1, 2, 3, 4, 5]]);
    conversation.loadOlder();
    await flush();
    expect(transport.fetchPage).toHaveBeenCalledTimes(3);
  });

  it('reads all new messages, page after page', async () => {
    const { transport, ranges, add } = fakeServer(1);
    const conversation = createConversation(transport);
    conversation.refresh();
    await flush();
    add(2, 3, 4, 5);
    conversation.refresh();
    await flush();
    expect(seqsOf(conversation)).toEqual([1, 2, 3, 4, 5]);
    expect(ranges).toEqual([{}, { after: 1 }, { after: 3 }]);
  });

  it('serialises the reads of two simultaneous events', async () => {
    const { transport, ranges, add } = fakeServer(1);
    const conversation = createConversation(transport);
    conversation.refresh();
    await flush();
    add(2);
    conversation.refresh();
    conversation.refresh();
    await flush();
    expect(ranges).toEqual([{}, { after: 1 }, { after: 2 }]);
  });

  it('repeats a failed read with the next one', async () => {
    const { transport } = fakeServer(2);
    transport.fetchPage.mockRejectedValueOnce(new Error('offline'));
    const conversation = createConversation(transport);
    conversation.refresh();
    await flush();
    expect(conversation.state().isReady).toBe(false);
    conversation.refresh();
    await flush();
    expect(seqsOf(conversation)).toEqual([1, 2]);
  });
});

describe('sending', () => {
  it('shows a message as pending until it has been read back', async () => {
    const { transport } = fakeServer(0);
    const conversation = createConversation(transport);
    conversation.refresh();
    await flush();
    conversation.send('hello', [{ imageId: 'i-1', src: 'blob:1' }]);
    const [pending] = conversation.state().log.pending;
    expect(pending).toMatchObject({ text: 'hello', failed: false });
    expect(transport.send).toHaveBeenCalledExactlyOnceWith({
      clientId: pending?.clientId,
      text: 'hello',
      imageIds: ['i-1'],
    });
    await vi.waitFor(() => expect(conversation.state().log.pending).toEqual([]));
    expect(seqsOf(conversation)).toEqual([1]);
  });

  it('marks a message that could not be sent, and retries it under the same client id', async () => {
    const { transport } = fakeServer(0);
    transport.send.mockRejectedValueOnce(new Error('offline'));
    const conversation = createConversation(transport);
    conversation.send('hello', []);
    await vi.waitFor(() => expect(conversation.state().log.pending[0]?.failed).toBe(true));
    const [failed] = conversation.state().log.pending;
    if (failed) conversation.retry(failed);
    await vi.waitFor(() => expect(seqsOf(conversation)).toEqual([1]));
    const clientIds = transport.send.mock.calls.map(([{ clientId }]) => clientId);
    expect(clientIds).toEqual([failed?.clientId, failed?.clientId]);
  });
});

it('sends a typing notice every three seconds at most', () => {
  vi.useFakeTimers();
  const { transport } = fakeServer(0);
  const conversation = createConversation(transport);
  conversation.notifyTyping();
  vi.advanceTimersByTime(2_999);
  conversation.notifyTyping();
  expect(transport.sendTyping).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  conversation.notifyTyping();
  expect(transport.sendTyping).toHaveBeenCalledTimes(2);
});
