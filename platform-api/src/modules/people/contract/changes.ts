import { AGENT_CONTRACT_TYPES, type AgentContractType, TOP_CONTRACT_RATES } from '@marquee/contract/agent-contract';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { contractsThatEnd } from './cascade';
import {
  type ContractRow,
  lockLines,
  markDecided,
  markTerminated,
  readLine,
  readOwnContracts,
  readStanding,
  type Standing,
} from './repository';

/** The rate that bounds an agent's offers: the maximum without an upline, otherwise the agent's own contract. */
export function rateOf({ isTop, own }: Standing, type: AgentContractType): number {
  return isTop ? TOP_CONTRACT_RATES[type] : (own.find((contract) => contract.type === type)?.rate ?? 0);
}

/**
 * Activates an offer in place of the downline's previous contract of the type, and ends contracts that would exceed it.
 * @returns the members whose other contracts it ended
 * @throws Failure `contract_rate_too_high`
 */
export async function accept(
  tx: pg.PoolClient,
  brandId: number,
  contract: ContractRow,
  now: Date,
): Promise<readonly bigint[]> {
  const { id, type, rate, uplineId, downlineId } = contract;
  if (rate > rateOf(await readStanding(tx, brandId, uplineId), type)) throw new Failure('contract_rate_too_high');
  const own = await readOwnContracts(tx, brandId, downlineId);
  const replaced = own.filter(
    (item) => item.type === type && item.state === 'active' && item.downlineId === downlineId,
  );
  await markTerminated(tx, idsOf(replaced), 'replaced', now);
  await markDecided(tx, id, 'active', now);
  return endAbove(tx, brandId, contract, rate, now);
}

/**
 * Ends a contract or withdraws an offer.
 * @returns the members whose other contracts it ended
 */
export async function terminate(
  tx: pg.PoolClient,
  brandId: number,
  contract: ContractRow,
  now: Date,
): Promise<readonly bigint[]> {
  await markTerminated(tx, [contract.id], 'request', now);
  return contract.state === 'active' ? endAbove(tx, brandId, contract, 0, now) : [];
}

/** What ends when a member leaves the upline: the contracts and offers between the two, and what lies below and does not fit any more. */
export async function endingWithMove(db: Queryable, brandId: number, memberId: bigint): Promise<ContractRow[]> {
  const own = (await readOwnContracts(db, brandId, memberId)).filter(
    ({ downlineId, state }) => downlineId === memberId && (state === 'active' || state === 'offered'),
  );
  const ended = new Set(own.filter(({ state }) => state === 'active').map(({ type }) => type));
  const line = (await readLine(db, brandId, memberId)).filter(({ type }) => ended.has(type));
  return [
    ...own,
    ...[...ended].flatMap((type) =>
      contractsThatEnd(
        line.filter((c) => c.type === type),
        memberId,
        0,
      ),
    ),
  ];
}

/** Ends what ends with a move, in its transaction. */
export async function endForMove(tx: Queryable, brandId: number, memberId: bigint, now: Date): Promise<void> {
  for (const type of AGENT_CONTRACT_TYPES) await lockLines(tx, brandId, type);
  await markTerminated(tx, idsOf(await endingWithMove(tx, brandId, memberId)), 'upline', now);
}

/** The cascade when the downline of a contract gets another rate, 0 for none. */
async function endAbove(
  tx: pg.PoolClient,
  brandId: number,
  { type, downlineId }: ContractRow,
  rate: number,
  now: Date,
): Promise<readonly bigint[]> {
  const line = (await readLine(tx, brandId, downlineId)).filter((contract) => contract.type === type);
  const ended = contractsThatEnd(line, downlineId, rate);
  await markTerminated(tx, idsOf(ended), 'upline', now);
  return ended.flatMap((contract) => [contract.uplineId, contract.downlineId]);
}

const idsOf = (contracts: readonly { readonly id: bigint }[]) => contracts.map(({ id }) => id);
