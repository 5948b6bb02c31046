import type { Queryable } from '../../../platform/database';

/** Makes a draw for each two stations of a day that take bets or will. */
export async function makePairDraws(db: Queryable): Promise<void> {
  await db.query({ name: 'make-pair-draws', text: 'select make_pair_draws()' });
}

/** Brings pairs to where their stations are. @returns ids of the draws that were ended, drawn or corrected */
export async function followStations(db: Queryable): Promise<bigint[]> {
  const { rows } = await db.query<{ draw_id: bigint }>({
    name: 'follow-stations',
    text: 'select draw_id from follow_stations()',
  });
  return rows.map(({ draw_id }) => draw_id);
}
