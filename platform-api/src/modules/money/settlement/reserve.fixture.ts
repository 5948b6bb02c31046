import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { UNIT } from '../ledger/money.fixture';
import { makeProposal, signOne, tierOf } from './settlement.fixture';

/**
 * Signs dividends from the brand down a line, and decides an adjustment for its lowest agent, so that the one above has to keep it.
 * @param line from the top down
 * @param amount currency units
 */
export async function reserveFor(
  pool: pg.Pool,
  { brandId, line, amount }: { readonly brandId: number; readonly line: readonly bigint[]; readonly amount: bigint },
): Promise<void> {
  for (const [index, downlineId] of line.entries()) {
    const uplineId = line[index - 1] ?? null;
    const contract = { type: 'dividend', uplineId, downlineId, tiers: [tierOf(2_000)] } as const;
    await inTransaction(pool, (tx) => signOne(tx, contract, brandId));
  }
  const { proposalId } = await makeProposal(pool, brandId);
  await pool.query(
    `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at)
     select brand_id, id, $2, 'as agreed', $3, now() from agent_contract where downline_id = $1`,
    [line.at(-1), amount * UNIT, proposalId],
  );
}
