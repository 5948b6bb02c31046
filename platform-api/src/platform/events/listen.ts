import pg from 'pg';
import type { Logger } from '../logger';

const RECONNECT_MS = 1_000;
/** A connection may die without a word; one that does not answer within this time is given up. */
const PULSE_MS = 5_000;

export interface Hearing {
  /** What one notification says. */
  onMessage(payload: string): void;
  /** From here on notifications are heard; until here some may have been missed. Told at every connection, the first included. */
  onListening?(): void;
  /** From here on they are missed. */
  onLost?(): void;
}

/**
 * Hears the notifications of one PostgreSQL channel on a connection of its own, and connects anew when it is lost.
 * @param pulseMs how often the connection is felt for life, and how long it has to answer
 */
export async function listen(
  url: string,
  channel: string,
  { onMessage, onListening, onLost }: Hearing,
  log: Logger,
  pulseMs = PULSE_MS,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let closed = false;
  let reconnecting: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client, err?: unknown) => {
    if (closed || client !== lost) return;
    client = null;
    onLost?.();
    log.warn({ err, channel }, 'listening connection lost');
    void lost.end().catch(() => undefined);
    reconnect();
  };
  const reconnect = () => {
    reconnecting = setTimeout(() => void connect().catch(reconnect), RECONNECT_MS).unref();
  };
  const connect = async () => {
    const application = `marquee-${channel}`;
    const next = new pg.Client({
      connectionString: url,
      application_name: application,
      keepAlive: true,
      query_timeout: pulseMs,
      connectionTimeoutMillis: PULSE_MS,
    });
    next.on('error', (err) => lose(next, err));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => payload && client === next && onMessage(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (err) {
      void next.end().catch(() => undefined);
      throw err;
    }
    if (closed) return void next.end();
    client = next;
    onListening?.();
  };
  const feelPulse = setInterval(() => {
    const felt = client;
    felt?.query('select').catch((err: unknown) => lose(felt, err));
  }, pulseMs).unref();

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(reconnecting);
      clearInterval(feelPulse);
      await client?.end();
    },
  };
}
