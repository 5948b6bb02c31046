import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';
import type { BeaconChain } from '../../../platform/beacon';
import type { Draw } from '../games/issue-repository';

/** A draw of our own whose time has come, and a void one that has not been published. */
export interface DueDraw {
  readonly id: bigint;
  readonly issue: string;
  readonly shape: LotteryShape;
  readonly state: 'closed' | 'void';
  readonly chain_id: number;
  readonly chain_position: number;
  readonly beacon_round: bigint;
  readonly overdue: boolean;
}

/**
 * The draws that are due, the earliest first: those to draw, then void ones to publish; at most `most` of each.
 * @param chain of the beacon; draws of another are left out
 * @param patience an interval; a draw that is late by more is overdue
 */
export async function readDueDraws(
  db: Queryable,
  { chain, patience, most }: { readonly chain: BeaconChain; readonly patience: string; readonly most: number },
): Promise<DueDraw[]> {
  const columns = `d.id, d.issue, g.shape, d.state, d.chain_id, d.chain_position, d.beacon_round,
                   d.draws_at < clock_timestamp() - $2::interval as overdue`;
  const { rows } = await db.query<DueDraw>({
    name: 'due-lottery-draws',
    text: `(select ${columns} from lottery_draw d join lottery_game g on g.id = d.lottery_id
            where d.state = 'closed' and d.chain_id is not null and d.beacon_chain = $1 and d.draws_at <= clock_timestamp()
            order by d.draws_at, d.id limit $3)
           union all
           (select ${columns} from lottery_draw d join lottery_game g on g.id = d.lottery_id
            where d.state = 'void' and d.seed_hash is not null and d.seed is null and d.beacon_chain = $1
              and d.draws_at <= clock_timestamp()
            order by d.draws_at, d.id limit $3)`,
    values: [chain, patience, most],
  });
  return rows;
}

/** What a draw of our own reveals; seed, beacon and signature in hex. */
export interface Reveal {
  readonly seed: string;
  readonly beacon: string;
  readonly signature: string;
  readonly result: LotteryResult;
}

/** Draws a closed draw, or publishes what a void one would have drawn. @returns whether nobody did before */
export async function revealDraw(
  db: Queryable,
  drawId: bigint,
  { seed, beacon, signature, result }: Reveal,
): Promise<boolean> {
  const { rows } = await db.query<{ revealed: boolean }>({
    name: 'reveal-lottery-draw',
    text: `select reveal_draw($1, decode($2, 'hex'), decode($3, 'hex'), decode($4, 'hex'), $5) as revealed`,
    values: [drawId, seed, beacon, signature, result],
  });
  return rows[0]?.revealed === true;
}

/** What was published of a draw of our own; hashes, seeds and beacons in hex. */
export interface JournalRow {
  readonly issue: string;
  readonly state: Draw['state'];
  readonly drawsAt: Date;
  readonly seedHash: string;
  readonly chainAnchor: string;
  readonly chainPosition: number;
  readonly beaconChain: BeaconChain;
  readonly beaconRound: bigint;
  readonly seed: string | null;
  readonly beacon: string | null;
  readonly beaconSignature: string | null;
  readonly result: LotteryResult | null;
  readonly voidReason: string | null;
}

/** Which draws of a lottery. */
export interface JournalFilter {
  readonly lotteryId: number;
  /** Null: all that take bets or did; else this one, although it has not opened. */
  readonly issue: string | null;
}

const IN_JOURNAL = `d.lottery_id = $1 and d.seed_hash is not null and ($2::text is null and d.state <> 'scheduled' or d.issue = $2)`;

/** How many draws the filter accepts. */
export async function countJournal(db: Queryable, { lotteryId, issue }: JournalFilter): Promise<number> {
  const { rows } = await db.query<{ total: bigint }>({
    name: 'count-lottery-journal',
    text: `select count(*) as total from lottery_draw d where ${IN_JOURNAL}`,
    values: [lotteryId, issue],
  });
  return Number(rows[0]?.total ?? 0);
}

/** One page of the draws that the filter accepts, the latest first. */
export async function readJournal(
  db: Queryable,
  { lotteryId, issue }: JournalFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<JournalRow[]> {
  const { rows } = await db.query<JournalRow>({
    name: 'lottery-journal',
    text: `select d.issue, d.state, d.draws_at as "drawsAt", encode(d.seed_hash, 'hex') as "seedHash",
             encode(c.anchor, 'hex') as "chainAnchor", d.chain_position as "chainPosition", d.beacon_chain as "beaconChain",
             d.beacon_round as "beaconRound", encode(d.seed, 'hex') as seed, encode(d.beacon, 'hex') as beacon,
             encode(d.beacon_signature, 'hex') as "beaconSignature", r.result, v.reason as "voidReason"
           from lottery_draw d join lottery_seed_chain c on c.id = d.chain_id
           left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
           left join lottery_void v on v.draw_id = d.id and d.state = 'void'
           where ${IN_JOURNAL} order by d.draws_at desc, d.id desc limit $3 offset $4`,
    values: [lotteryId, issue, page.limit, page.offset],
  });
  return rows;
}
