import type { Queryable } from '../../../../platform/database';

/** First days of a promotion's periods that are settled, as ISO dates. */
export async function readSettledPeriods(db: Queryable, promotionId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ start: string }>({
    name: 'promotion-runs',
    text: 'select period_start::text as start from promotion_run where promotion_id = $1',
    values: [promotionId],
  });
  return new Set(rows.map(({ start }) => start));
}

/** Records that a period is settled; repeats do nothing. @param run `start` is its first day, `rewards` how many it gave */
export async function recordSettledPeriod(
  db: Queryable,
  promotionId: string,
  run: { readonly start: string; readonly rewards: number; readonly at: Date },
): Promise<void> {
  await db.query({
    name: 'promotion-run',
    text: `insert into promotion_run (promotion_id, period_start, rewards, at) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [promotionId, run.start, run.rewards, run.at],
  });
}
