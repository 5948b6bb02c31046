import type { Queryable } from '../../../platform/database';

/** A vendor with a wallet of its own. */
export interface WalletVendor {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** The vendors of these codes, and those of these ids, in the order of the menus. */
export async function readWalletVendors(
  db: Queryable,
  codes: readonly string[],
  ids: readonly number[],
): Promise<WalletVendor[]> {
  const { rows } = await db.query<WalletVendor>({
    name: 'wallet-vendors',
    text: `select id, code, name, status <> 'disabled' as enabled from vendor
           where code = any($1) or id = any($2) order by sort_order, code`,
    values: [codes, ids],
  });
  return rows;
}

/** Whether automatic transfers into games are on for the member. */
export async function readAutoTransfer(db: Queryable, memberId: bigint): Promise<boolean> {
  const { rows } = await db.query<{ auto_transfer: boolean }>({
    name: 'wallet-choice',
    text: 'select auto_transfer from wallet_choice where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.auto_transfer ?? true;
}

export async function writeAutoTransfer(db: Queryable, memberId: bigint, on: boolean): Promise<void> {
  await db.query({
    name: 'wallet-choose',
    text: `insert into wallet_choice (member_id, auto_transfer) values ($1, $2)
           on conflict (member_id) do update set auto_transfer = excluded.auto_transfer`,
    values: [memberId, on],
  });
}

/** Whether this is the member's most recent real-money game session. */
export async function isLatestVisit(db: Queryable, memberId: bigint, sessionId: bigint): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'wallet-latest-visit',
    text: `select from game_session s where s.id = $2 and s.member_id = $1
             and not exists (select from game_session n where n.member_id = $1 and n.ended_at is null and n.mode = 'real' and n.id > $2)`,
    values: [memberId, sessionId],
  });
  return rowCount === 1;
}
