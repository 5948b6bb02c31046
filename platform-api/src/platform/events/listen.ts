import pg from 'pg';
import type { Logger } from '../logger';
import type { Hearing } from './event-transport';

const RECONNECT_MS = 1_000;
/** A connection may die silently; one that does not answer within this time is closed. */
const PULSE_MS = 5_000;

/**
 * Listens to one PostgreSQL channel on a dedicated connection, and reconnects when it is lost.
 * @param pulseMs interval of the health check, and its timeout
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
