import pg from 'pg';
import { environment } from './environment';

async function query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Opens a draw of a lottery outside of its calendar. @returns its id */
export async function openDraw(gameCode: string, issue: string): Promise<string> {
  const [draw] = await query<{ id: string }>(
    `insert into lottery_draw (lottery_id, issue, opens_at, closes_at, draws_at, state)
     select id, $2, now() - interval '9 days', now() + interval '1 hour', now() + interval '1 hour', 'open'
     from lottery_game where code = $1 returning id::text`,
    [gameCode, issue],
  );
  if (!draw) throw new Error(`there is no lottery ${gameCode}`);
  return draw.id;
}

/**
 * Ends betting, as if the draw had been three days ago: no feed is asked about it any more. An archive has delivered its result,
 * so that it is not void for want of one.
 */
export async function endDraw(drawId: string, result: object): Promise<void> {
  await query(`insert into lottery_result_entry (draw_id, feed, result) values ($1, 'archive', $2)`, [
    drawId,
    JSON.stringify(result),
  ]);
  await query(
    `update lottery_draw set closes_at = now() - interval '3 days', draws_at = now() - interval '3 days', state = 'closed' where id = $1`,
    [drawId],
  );
}
