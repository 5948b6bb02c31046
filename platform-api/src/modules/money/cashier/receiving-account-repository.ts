import type { Queryable } from '../../../platform/database';

export interface ReceivingAccount {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

export interface ReceivingAccountRow extends ReceivingAccount {
  readonly id: number;
  readonly channel_id: number;
  readonly enabled: boolean;
}

/** The account for the next transfer of a channel: the least recently assigned. Null when none is open. */
export async function nextAccount(db: Queryable, channelId: number): Promise<ReceivingAccount | null> {
  const { rows } = await db.query<ReceivingAccount>({
    name: 'receiving-account-next',
    text: `update receiving_account set last_used_at = clock_timestamp()
           where id = (select id from receiving_account where channel_id = $1 and enabled order by last_used_at, id limit 1 for update)
           returning bank, holder, number`,
    values: [channelId],
  });
  return rows[0] ?? null;
}

export async function readAccounts(db: Queryable, channelIds: readonly number[]): Promise<ReceivingAccountRow[]> {
  const { rows } = await db.query<ReceivingAccountRow>({
    name: 'receiving-accounts',
    text: 'select id, channel_id, bank, holder, number, enabled from receiving_account where channel_id = any($1::int[]) order by id',
    values: [channelIds],
  });
  return rows;
}

/** Writes an account of a channel, identified by its number. */
export async function writeAccount(
  db: Queryable,
  channelId: number,
  { bank, holder, number, enabled }: ReceivingAccount & { readonly enabled: boolean },
): Promise<void> {
  await db.query({
    name: 'receiving-account-write',
    text: `insert into receiving_account (channel_id, bank, holder, number, enabled) values ($1, $2, $3, $4, $5)
           on conflict (channel_id, number) do update set bank = excluded.bank, holder = excluded.holder, enabled = excluded.enabled`,
    values: [channelId, bank, holder, number, enabled],
  });
}
