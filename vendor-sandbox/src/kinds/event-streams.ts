import type { FastifyReply } from 'fastify';

/** Proxies close idle connections. */
const KEEP_ALIVE_MS = 15_000;
/** A client that does not read is disconnected; it reconnects and gets the full state. */
const MAX_WAITING_BYTES = 512 * 1024;

/** Server-sent events to the open pages of players. */
export interface EventStreams<Events> {
  /** Answers with a stream that stays open. @param player a session's id; a newer stream of it ends the older */
  open(player: string, reply: FastifyReply): void;
  send<Name extends keyof Events & string>(player: string, event: Name, data: Events[Name]): void;
  isOpen(player: string): boolean;
  close(): void;
}

export function createEventStreams<Events>(): EventStreams<Events> {
  const open = new Map<string, FastifyReply['raw']>();
  const keepAlive = setInterval(() => {
    for (const raw of open.values()) raw.write(': still here\n\n');
  }, KEEP_ALIVE_MS);
  keepAlive.unref();
  return {
    open(player, reply) {
      reply.hijack();
      open.get(player)?.end();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.write('retry: 1000\n\n');
      open.set(player, raw);
      raw.on('close', () => {
        if (open.get(player) === raw) open.delete(player);
      });
    },
    send(player, event, data) {
      const raw = open.get(player);
      if (!raw) return;
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    },
    isOpen: (player) => open.has(player),
    close() {
      clearInterval(keepAlive);
      for (const raw of open.values()) raw.end();
      open.clear();
    },
  };
}
