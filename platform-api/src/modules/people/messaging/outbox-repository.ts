import type pg from 'pg';
import type { Gateway, Message } from './message';

export interface OutboxRow extends Omit<Message, 'senderName' | 'key' | 'unsubscribe'> {
  readonly id: bigint;
  readonly at: Date;
}

/** A gateway that stores messages for the operators' console. */
export function createOutboxGateway(pool: pg.Pool): Gateway {
  return {
    async send({ brandId, channel, recipient, template, language, subject, text, key }) {
      await pool.query({
        name: 'outbox-insert',
        text: `insert into outbox_message (brand_id, channel, recipient, template, language, subject, body, message_key)
               values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (message_key) do nothing`,
        values: [brandId, channel, recipient, template, language, subject, text, key],
      });
    },
  };
}

/**
 * One page of the outbox, latest first.
 * @param brandIds of these brands; empty: of all
 */
export async function readOutbox(
  pool: pg.Pool,
  brandIds: readonly number[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: OutboxRow[]; readonly total: number }> {
  const visible = 'cardinality($1::int[]) = 0 or brand_id = any($1::int[])';
  const totals = await pool.query<{ total: number }>({
    name: 'outbox-count',
    text: `select count(*)::int as total from outbox_message where ${visible}`,
    values: [brandIds],
  });
  const { rows } = await pool.query<OutboxRow>({
    name: 'outbox-page',
    text: `select id, at, brand_id as "brandId", channel, recipient, template, language, subject, body as text
           from outbox_message where ${visible} order by id desc limit $2 offset $3`,
    values: [brandIds, limit, offset],
  });
  return { rows, total: totals.rows[0]?.total ?? 0 };
}
