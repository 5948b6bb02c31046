import type { BetRequest } from './bet-check';
import type { RoundMessage } from './messages';

/** A player's client: reads the stream and posts bets. */
export function openLiveClient(origin: string, session: string) {
  const ending = new AbortController();
  const events: { readonly event: string; readonly data: unknown }[] = [];
  let changed: () => void = () => undefined;

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
      changed();
    }
  };
  const reading = read().catch(() => undefined);

  /** The latest round message that fits, past or future. */
  const round = async (matches: (message: RoundMessage) => boolean, timeoutMs = 8_000): Promise<RoundMessage> => {
    const endMs = Date.now() + timeoutMs;
    for (;;) {
      const message = events.findLast(({ event, data }) => event === 'round' && matches(data as RoundMessage));
      if (message) return message.data as RoundMessage;
      if (Date.now() > endMs) throw new Error('the round was not told in time');
      await new Promise<void>((resolve) => {
        changed = resolve;
        setTimeout(resolve, 50);
      });
    }
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
