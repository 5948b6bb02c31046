import type pg from 'pg';
import type { Logger } from '../logger';
import type { OpenTransport } from './event-transport';
import { listen } from './listen';

const CHANNEL = 'marquee_event';

/**
 * Messages by LISTEN and NOTIFY.
 * @param url address of a connection of its own, never through a pooler
 */
export const postgresTransport =
  (pool: pg.Pool, url: string, log: Logger): OpenTransport =>
  async (hearing) => {
    const inbox = await listen(url, CHANNEL, hearing, log);
    return {
      async send(payloads) {
        await pool.query({
          name: 'notify-events',
          text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
          values: [payloads],
        });
      },
      close: () => inbox.close(),
    };
  };
