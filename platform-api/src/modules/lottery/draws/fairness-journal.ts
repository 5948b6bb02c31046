import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { ownResult } from '@marquee/contract/lottery/own-draw';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import { type Beacon, keyOfChain } from '../../../platform/beacon';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import { readLottery } from './lottery-repository';
import { countJournal, type JournalRow, readJournal } from './own-draw-repository';

type Journal = CallValue<'lottery.proof'>;

/**
 * What was published of a game's own draws, voids included, from the next draw to open on, the latest first.
 * @throws Failure `not_found` for a game without own draws
 */
export type ReadJournal = (request: ParsedCallRequest<'lottery.proof'>) => Promise<Journal>;

export const createFairnessJournal =
  (pool: pg.Pool, beacon: Pick<Beacon, 'localPublicKey'>): ReadJournal =>
  async ({ gameCode, issue, page: pageNo, pageSize }) => {
    const lottery = await readLottery(pool, gameCode);
    if (lottery?.source !== 'own') throw new Failure('not_found');
    const filter = { lotteryId: lottery.id, issue: issue ?? null };
    const total = await countJournal(pool, filter);
    const rows = await readJournal(pool, filter, { limit: pageSize, offset: offsetOf({ pageNo, pageSize }) });
    const content = await Promise.all(rows.map((row) => presentProof(row, lottery.shape, beacon)));
    return pageOf(content, total, { pageNo, pageSize });
  };

/** The result of a void draw is not stored: its seed and its beacon say what it would have been. */
async function presentProof(
  row: JournalRow,
  shape: LotteryShape,
  keys: Pick<Beacon, 'localPublicKey'>,
): Promise<Journal['content'][number]> {
  const { issue, seed, beacon } = row;
  const drawn = row.result ?? (seed && beacon ? await ownResult(shape, { issue, seed, beacon }) : null);
  return {
    ...row,
    shape,
    drawsAt: row.drawsAt.toISOString(),
    beaconRound: Number(row.beaconRound),
    beaconPublicKey: keyOfChain(keys, row.beaconChain),
    result: drawn as Journal['content'][number]['result'],
  };
}
