import type { Queryable } from '../../../../platform/database';

/** `placing`: the stake is being requested. `refused`: it was not taken. `cancelled`: it was returned. */
export type RoundState = 'placing' | 'open' | 'won' | 'lost' | 'refused' | 'cancelled';

/** The common columns of all in-house rounds, with the seeds of the pair. */
export interface RoundRow {
  readonly id: string;
  readonly session_id: bigint;
  readonly player: string;
  readonly token: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly nonce: number;
  readonly stake: bigint;
  readonly state: RoundState;
  readonly payout: bigint;
  readonly finished_at: Date | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
  readonly revealed_at: Date | null;
}

/** Reads the rounds of one game's table. */
export function roundReader<Row extends RoundRow>(table: 'mines_round' | 'hi_lo_round' | 'instant_round') {
  const rounds = `select r.*, p.server_seed, p.server_seed_hash, p.client_seed, p.revealed_at
    from ${table} r join in_house_seed_pair p on p.id = r.seed_pair_id`;
  /**
   * @param name of the statement, unique among those of the table
   * @param where a condition on `r`, and optional clauses after it
   */
  const readRounds = async (db: Queryable, name: string, where: string, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.query<Row>({
      name: `${table}-${name}`,
      text: `${rounds} where ${where}`,
      values: [...values],
    });
    return rows;
  };

  return {
    readRounds,

    /** @param lock keeps others from changing the round until the transaction ends */
    async readRound(db: Queryable, id: string, player: string, lock = false): Promise<Row | null> {
      const [round] = await readRounds(
        db,
        lock ? 'lock' : 'by-id',
        `r.id = $1 and r.player = $2${lock ? ' for update of r' : ''}`,
        [id, player],
      );
      return round ?? null;
    },

    async readLiveRound(db: Queryable, player: string): Promise<Row | null> {
      const [round] = await readRounds(db, 'live', `r.player = $1 and r.state in ('placing', 'open')`, [player]);
      return round ?? null;
    },

    /** Newest first. */
    readFinishedRounds: (db: Queryable, player: string, limit: number): Promise<Row[]> =>
      readRounds(db, 'finished', `r.player = $1 and r.state in ('won', 'lost') order by r.finished_at desc limit $2`, [
        player,
        limit,
      ]),

    /** Rounds whose stake got no answer and whose process has ended; locked until the end of the transaction. */
    takeAbandoned: (client: Queryable, olderThanMs: number): Promise<Row[]> =>
      readRounds(
        client,
        'abandoned',
        `r.state = 'placing' and r.created_at < now() - $1 * interval '1 millisecond' for update of r skip locked`,
        [olderThanMs],
      ),
  };
}
