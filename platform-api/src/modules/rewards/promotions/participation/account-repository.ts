import type { Queryable } from '../../../../platform/database';

/** The accounts of members, by their ids. */
export async function readAccounts(db: Queryable, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await db.query<{ id: bigint; account: string }>({
    name: 'promotion-accounts',
    text: 'select id, account from member where id = any($1)',
    values: [memberIds],
  });
  return new Map(rows.map(({ id, account }) => [id, account]));
}
