import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { ownResult } from '@marquee/contract/lottery/own-draw';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { BeaconChain } from '../../../platform/beacon';
import { readLottery } from './lottery';

type Journal = CallValue<'lottery.proof'>;

interface JournalRow {
  readonly issue: string;
  readonly state: Journal['content'][number]['state'];
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

/**
 * What was published of a game's own draws, voids included, from the next draw to open on, the latest first.
 * @throws Failure `not_found` for a game without own draws
 */
export type ReadJournal = (request: ParsedCallRequest<'lottery.proof'>) => Promise<Journal>;

export const createFairnessJournal =
  (pool: pg.Pool): ReadJournal =>
  async ({ gameCode, issue, page: pageNo, pageSize }) => {
    const lottery = await readLottery(pool, gameCode);
    if (lottery?.source !== 'own') throw new Failure('not_found');
    const filter = `d.lottery_id = $1 and d.seed_hash is not null and ($2::text is null and d.state <> 'scheduled' or d.issue = $2)`;
    const { rows: counts } = await pool.query<{ total: bigint }>({
      name: 'count-lottery-journal',
      text: `select count(*) as total from lottery_draw d where ${filter}`,
      values: [lottery.id, issue ?? null],
    });
    const { rows } = await pool.query<JournalRow>({
      name: 'lottery-journal',
      text: `select d.issue, d.state, d.draws_at as "drawsAt", encode(d.seed_hash, 'hex') as "seedHash",
               encode(c.anchor, 'hex') as "chainAnchor", d.chain_position as "chainPosition", d.beacon_chain as "beaconChain",
               d.beacon_round as "beaconRound", encode(d.seed, 'hex') as seed, encode(d.beacon, 'hex') as beacon,
               encode(d.beacon_signature, 'hex') as "beaconSignature", r.result, v.reason as "voidReason"
             from lottery_draw d join lottery_seed_chain c on c.id = d.chain_id
             left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
             left join lottery_void v on v.draw_id = d.id and d.state = 'void'
             where ${filter} order by d.draws_at desc, d.id desc limit $3 offset $4`,
      values: [lottery.id, issue ?? null, pageSize, offsetOf({ pageNo, pageSize })],
    });
    const content = await Promise.all(rows.map((row) => presentProof(row, lottery.shape)));
    return pageOf(content, Number(counts[0]?.total ?? 0), { pageNo, pageSize });
  };

/** The result of a void draw is not stored: its seed and its beacon say what it would have been. */
async function presentProof(row: JournalRow, shape: LotteryShape): Promise<Journal['content'][number]> {
  const { issue, seed, beacon } = row;
  const drawn = row.result ?? (seed && beacon ? await ownResult(shape, { issue, seed, beacon }) : null);
  return {
    ...row,
    shape,
    drawsAt: row.drawsAt.toISOString(),
    beaconRound: Number(row.beaconRound),
    result: drawn as Journal['content'][number]['result'],
  };
}
