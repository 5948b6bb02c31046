import type pg from 'pg';

export interface SentMessage {
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly template: string;
  readonly language: string;
  readonly subject: string | null;
  readonly body: string;
}

/**
 * The last outbox message to a recipient.
 * @throws Error when there is none
 */
export async function lastMessageTo(pool: pg.Pool, recipient: string): Promise<SentMessage> {
  const { rows } = await pool.query<SentMessage>(
    'select channel, recipient, template, language, subject, body from outbox_message where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  if (!rows[0]) throw new Error(`nothing was sent to ${recipient}`);
  return rows[0];
}

/**
 * The code in the last message to a recipient.
 * @throws Error when it contains none
 */
export async function lastCodeTo(pool: pg.Pool, recipient: string): Promise<string> {
  const { body } = await lastMessageTo(pool, recipient);
  const code = /\b\d{6}\b/.exec(body)?.[0];
  if (!code) throw new Error(`no code for ${recipient}`);
  return code;
}
