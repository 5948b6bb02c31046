import { readLines, settleLines } from '@marquee/contract/lottery/line';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { CompiledResult } from '@marquee/contract/lottery/selection/kind';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database';
import { createValidStakes, type ReadValidStakes, type ValidStakes } from './valid-stakes';
import { stopWonChases } from '../tickets/stop-chases';
import {
  type Chunk,
  type ChunkPayouts,
  type ChunkTicket,
  correctChunk,
  readChunkTickets,
  recordChunkFault,
  settleChunk,
  takeChunk,
  voidChunk,
} from './run-statements';

/** A chunk that fails is tried again after this: other chunks and draws go on meanwhile. */
const RETRY_MS = 30_000;

/**
 * Works the next chunk that no other worker has: reads its tickets, pays them by the rules and moves the checkpoint, in one
 * transaction. A worker that dies leaves the chunk as it was.
 * @param validStakes of a worker that works many chunks
 * @returns the chunk; null when there is nothing to do
 * @throws what the chunk failed with; it is recorded there
 */
export async function workChunk(
  pool: pg.Pool,
  validStakes: ReadValidStakes = createValidStakes(),
): Promise<Chunk | null> {
  let chunk = null as Chunk | null;
  try {
    await inTransaction(pool, async (tx) => {
      chunk = await takeChunk(tx);
      if (chunk) await move(tx, chunk, validStakes);
    });
  } catch (error) {
    if (chunk) await recordChunkFault(pool, chunk, error instanceof Error ? error.message : String(error), RETRY_MS);
    throw error;
  }
  return chunk;
}

async function move(tx: Queryable, chunk: Chunk, validStakes: ReadValidStakes): Promise<void> {
  if (chunk.kind === 'void') return voidChunk(tx, chunk);
  const rules = lotteryRules(chunk.shape);
  const result = rules.compile(rules.readResult(chunk.result));
  const tickets = await readChunkTickets(tx, chunk);
  // A correction moves payouts; what was at risk stays.
  if (chunk.kind === 'correct') return correctChunk(tx, chunk, payoutsOf(rules, result, tickets));
  const memberIds = tickets.map(({ memberId }) => memberId);
  const payouts = payoutsOf(rules, result, tickets, await validStakes(tx, rules, chunk, memberIds));
  await settleChunk(tx, chunk, payouts);
  await stopWonChases(tx, winningChases(tickets, payouts));
}

/**
 * What a result pays on each ticket; a pushed stake is no valid bet.
 * @param validStakes by bet, where other tickets of the member change what is at risk
 */
export function payoutsOf(
  rules: LotteryRules,
  result: CompiledResult,
  tickets: readonly ChunkTicket[],
  validStakes: ValidStakes = new Map(),
): ChunkPayouts {
  const settlements = tickets.map(({ lines }) => settleLines(readLines(rules, lines), result));
  return {
    betIds: tickets.map(({ betId }) => betId),
    payouts: settlements.map(({ payout }) => payout),
    validBets: tickets.map(({ betId, validStake: alone }, at) => {
      const validStake = validStakes.get(betId) ?? alone;
      const pushed = settlements[at]?.pushed ?? 0n;
      return validStake > pushed ? validStake - pushed : 0n;
    }),
  };
}

const winningChases = (tickets: readonly ChunkTicket[], { payouts }: ChunkPayouts): bigint[] =>
  tickets.flatMap(({ chaseId }, at) => (chaseId !== null && (payouts[at] ?? 0n) > 0n ? [chaseId] : []));
