import type { FindClosureObstacles } from '../../platform/closure-obstacle';

/** Bets that have no result yet, and wins that an operator still decides. */
export const findPlayObstacles: FindClosureObstacles = async (tx, { memberId }) => {
  const { rows } = await tx.query<{ bet: boolean; withheldWin: boolean }>(
    `select exists (select from bet where member_id = $1 and status = 'open') as bet,
       exists (select from withheld_win where member_id = $1 and state = 'waiting') as "withheldWin"`,
    [memberId],
  );
  const [found] = rows;
  return (['bet', 'withheldWin'] as const).filter((name) => found?.[name]);
};
