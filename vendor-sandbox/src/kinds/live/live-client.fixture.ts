import { vi } from 'vitest';
import type { BetRequest } from './bet-check';
import type { RoundMessage } from './messages';

/** A player's client: reads the stream and posts bets. */
export function openLiveClient(origin: string, session: string) {
  const ending = new AbortController();
  const events: { readonly event: string; readonly data: unknown }[] = [];

  const read = async () => {
    const response = await fetch(`${origin}/play/live/api/stream?session=${session}`, { signal: ending.signal });
    if (!response.body) throw new Error('no stream');
    let text = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const match = /^event: (\w+)\ndata: (.*)$/s.exec(block);
        if (match) events.push({ event: match[1] ?? '', data: JSON.parse(match[2] ?? 'null') });
      }
    }
  };
  const reading = read().catch(() => undefined);

  /** The latest round message that fits, past or future. */
  const round = async (matches: (message: RoundMessage) => boolean): Promise<RoundMessage> => {
    const find = () => events.findLast(({ event, data }) => event === 'round' && matches(data as RoundMessage));
    return (await vi.waitUntil(find, { interval: 20 })).data as RoundMessage;
  };

  return {
    events,
    round,
    async bet(request: BetRequest | object) {
      const response = await fetch(`${origin}/play/live/api/bets`, {
        method: 'POST',
        headers: { 'x-play-session': session, 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      return { status: response.status, body: (await response.json()) as { balance?: number; error?: string } };
    },
    async close() {
      ending.abort();
      await reading;
    },
  };
}
