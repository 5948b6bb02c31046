import { createHash } from 'node:crypto';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import type { Queryable } from '../database';
import type { Logger } from '../logger';
import type { Hearing, OpenTransport } from './event-transport';

/** A connection may die silently; one that does not answer a ping within this time is closed. */
const PULSE_MS = 5_000;
const RECONNECT_MS = 1_000;

/**
 * Messages by NATS core. While no server answers, the process serves on and hears nothing of the others; once it hears again it reads again.
 * @param url addresses of one cluster's servers, comma-separated: `nats://user:password@host:4222`, or `tls://` for an encrypted way
 * @param subject as `subjectOf` gives it
 * @param pulseMs interval of the health check, and its timeout
 */
export const natsTransport =
  (url: string, subject: string, log: Logger, pulseMs = PULSE_MS): OpenTransport =>
  async (hearing) => {
    let connection: NatsConnection | null = null;
    let retry: NodeJS.Timeout | undefined;
    let isClosed = false;

    const lose = (err: unknown) => {
      if (isClosed) return;
      connection = null;
      hearing.onLost?.();
      log.warn({ err }, 'the event bus is lost');
      retry = setTimeout(() => void openOrRetry(), RECONNECT_MS).unref();
    };
    const openOrRetry = async () => {
      try {
        const opened = await connectTo(url, pulseMs);
        if (isClosed) return await opened.close();
        await hear(opened, subject, hearing, log);
        connection = opened;
        void opened.closed().then(lose);
        hearing.onListening?.();
      } catch (err) {
        lose(err);
      }
    };
    await openOrRetry();

    return {
      async send(payloads) {
        if (!connection) throw new Error('the event bus is away');
        for (const payload of payloads) connection.publish(subject, payload);
        await connection.flush();
      },
      async close() {
        isClosed = true;
        clearTimeout(retry);
        await connection?.close();
      },
    };
  };

/** Once the server has confirmed the subscription: what others send from now on arrives. */
async function hear(connection: NatsConnection, subject: string, hearing: Hearing, log: Logger): Promise<void> {
  connection.subscribe(subject, {
    callback: (err, message) =>
      err ? log.error({ err }, 'the event bus refuses') : hearing.onMessage(message.string()),
  });
  await connection.flush();
}

/** This module connects again by itself: the client's own way would send what has become old meanwhile. */
function connectTo(url: string, pulseMs: number): Promise<NatsConnection> {
  const addresses = url.split(',').map((address) => new URL(address.trim()));
  const { username, password, protocol } = addresses[0] as URL;
  const options: ConnectionOptions = {
    servers: addresses.map(({ host }) => host),
    name: 'marquee',
    reconnect: false,
    noEcho: true,
    timeout: PULSE_MS,
    pingInterval: pulseMs,
    maxPingOut: 1,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
  return connect(options);
}

/**
 * The subject of a deployment: that of its database, so that deployments may share servers.
 * @returns one word, the same on every machine and after a failover
 */
export async function subjectOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ place: string }>(
    `select system_identifier || '/' || current_database() as place from pg_control_system()`,
  );
  const digest = createHash('sha256')
    .update(rows[0]?.place ?? '')
    .digest('hex');
  return `marquee-events-${digest.slice(0, 32)}`;
}
