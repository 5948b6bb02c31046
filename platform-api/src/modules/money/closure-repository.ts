import type { FindClosureObstacles } from '../../platform/closure-obstacle';
import type { Queryable } from '../../platform/database';

/** Keeps the wallets of a member as they are until the transaction ends: no bet and no transfer comes between. */
export async function holdWallets(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query('select from wallet where member_id = $1 order by account_id for update', [memberId]);
}

/** Money of the account, and payments that are under way. */
export const findMoneyObstacles: FindClosureObstacles = async (tx, { memberId, leastWithdrawal }) => {
  const { rows } = await tx.query<{ balance: boolean; bonus: boolean; deposit: boolean; withdrawal: boolean }>(
    `select (select coalesce(sum(balance), 0) from wallet where member_id = $1 and kind <> 'bonus') >= $2 as balance,
       exists (select from bonus where member_id = $1 and state in ('active', 'queued')) as bonus,
       exists (select from deposit where member_id = $1 and state in ('created', 'pending')) as deposit,
       exists (select from withdrawal where member_id = $1 and state not in ('received', 'rejected', 'cancelled')) as withdrawal`,
    [memberId, leastWithdrawal],
  );
  const [found] = rows;
  return (['balance', 'bonus', 'deposit', 'withdrawal'] as const).filter((name) => found?.[name]);
};
