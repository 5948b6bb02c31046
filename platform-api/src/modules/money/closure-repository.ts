import type { FindClosureObstacles } from '../../platform/closure-obstacle';

/** Money of the account, and payments that are under way. Locks the wallets: no bet and no transfer comes between. */
export const findMoneyObstacles: FindClosureObstacles = async (tx, { memberId, leastWithdrawal }) => {
  const { rows } = await tx.query<{ balance: boolean; bonus: boolean; deposit: boolean; withdrawal: boolean }>(
    `with locked as (select balance, kind from wallet where member_id = $1 order by account_id for update)
     select (select coalesce(sum(balance), 0) from locked where kind <> 'bonus') >= $2 as balance,
       exists (select from bonus where member_id = $1 and state in ('active', 'queued')) as bonus,
       exists (select from deposit where member_id = $1 and state in ('created', 'pending')) as deposit,
       exists (select from withdrawal where member_id = $1 and state not in ('received', 'rejected', 'cancelled')) as withdrawal`,
    [memberId, leastWithdrawal],
  );
  const [found] = rows;
  return (['balance', 'bonus', 'deposit', 'withdrawal'] as const).filter((name) => found?.[name]);
};
