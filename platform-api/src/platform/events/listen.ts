import pg from 'pg';
import type { Logger } from '../logger';

const RECONNECT_MS = 1_000;

/**
 * Hears the notifications of one PostgreSQL channel on a connection of its own, and connects anew when it is lost.
 * What is notified meanwhile is missed.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: `marquee-${channel}`, keepAlive: true });
    next.on('error', (err) => log.warn({ err, channel }, 'listening connection lost'));
    next.on('end', () => {
      if (!closed) setTimeout(() => void connect().catch(() => undefined), RECONNECT_MS).unref();
    });
    next.on('notification', ({ payload }) => payload && onMessage(payload));
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };

  await connect();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
