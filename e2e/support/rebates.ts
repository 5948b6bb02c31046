import pg from 'pg';
import { environment } from './environment';

/**
 * As if what the account has played had counted on the last settled business day, and the run of that day had been cut
 * off before this member: the running product counts and pays the rebate within a minute.
 */
export async function leaveRebateOpen(brand: string, account: string): Promise<void> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  const inRun = `(select b.id, max(r.day) as day, (array_agg(m.id))[1] as member_id
                  from brand b join rebate_run r on r.brand_id = b.id join member m on m.brand_id = b.id and m.account = $2
                  where b.code = $1 group by b.id) x`;
  try {
    await client.query('begin');
    for (const sql of [
      `update member_daily d set day = x.day from ${inRun} where d.member_id = x.member_id`,
      `insert into rebate (member_id, day, brand_id) select x.member_id, x.day, x.id from ${inRun}`,
      `update rebate_run r set finished_at = null from ${inRun} where r.brand_id = x.id and r.day = x.day`,
    ])
      await client.query(sql, [brand, account]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
