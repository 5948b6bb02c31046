import type { AgentContractType, ContractTerms } from '@marquee/contract/agent-contract';
import { termsFit } from '@marquee/contract/agent-contract';
import { countsFrom, endsWith } from '@marquee/contract/agent-periods';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { contractsThatEnd } from './cascade';
import { markDecided, markEnded } from './change-repository';
import {
  type ContractRow,
  type OpenContractRow,
  readLine,
  readOpenContract,
  readValid,
  type ValidRow,
} from './repository';

/** Where and when something about contracts happens. */
export interface Moment {
  readonly offsetMinutes: number;
  readonly now: Date;
}

/** What a change does: from when on it counts, what it replaces, and what ends below. */
export interface Effect {
  readonly at: Date;
  readonly replaced: ValidRow | null;
  readonly ends: readonly OpenContractRow[];
}

/** A contract that its downline would get. */
interface Signing extends ContractTerms {
  readonly uplineId: bigint | null;
  readonly downlineId: bigint;
  readonly type: AgentContractType;
}

/**
 * What follows when a contract becomes valid: it counts from the start of the next business day (or hour, or at once), but not before
 * the one that it replaces ends with its running period, nor before the upline's own counts, which bounds it.
 * @throws Failure `contract_not_open` where it does not fit the upline's any more
 */
export async function effectOfSigning(db: Queryable, signing: Signing, moment: Moment): Promise<Effect> {
  const { uplineId, downlineId, type, period } = signing;
  const { offsetMinutes, now } = moment;
  const upline = uplineId === null ? null : await readOpenContract(db, uplineId, type);
  if (uplineId !== null && !(upline && termsFit(signing, upline))) throw new Failure('contract_not_open');
  const valid = await readValid(db, { agentId: downlineId, type, now });
  const replaced = valid.find(({ endsAt }) => endsAt === null) ?? null;
  const start = replaced ? endOf(replaced, moment) : countsFrom(period, now, offsetMinutes);
  const at = latest(start, upline?.validFrom, ...valid.map(({ endsAt }) => endsAt));
  const line = await readLine(db, { agentId: downlineId, type, now });
  return { at, replaced, ends: contractsThatEnd(line, downlineId, signing, at) };
}

/** What follows when a contract or an offer ends on request. */
export async function effectOfEnd(
  db: Queryable,
  contract: ContractRow,
  moment: Moment,
): Promise<Omit<Effect, 'replaced'>> {
  if (contract.state !== 'valid') return { at: moment.now, ends: [] };
  const at = endOf(contract as ValidRow, moment);
  const { downlineId: agentId, type } = contract;
  const line = await readLine(db, { agentId, type, now: moment.now });
  return { at, ends: contractsThatEnd(line, agentId, null, at) };
}

/** The boundary at which a contract that counts can end; one that does not count yet never begins. */
const endOf = ({ validFrom, period }: ValidRow, { offsetMinutes, now }: Moment): Date =>
  validFrom > now ? validFrom : endsWith(period, now, offsetMinutes);

/**
 * Ends what a contract replaces and what does not fit it below.
 * @returns the contracts that end below
 */
export async function replace(tx: Queryable, { at, replaced, ends }: Effect, now: Date): Promise<bigint[]> {
  if (replaced) await markEnded(tx, { ids: [replaced.id], by: 'replaced', at, now });
  const ids = ends.map(({ id }) => id);
  await markEnded(tx, { ids, by: 'upline', at, now });
  return ids;
}

/**
 * Makes an offer valid in place of the downline's previous contract of the type, and ends contracts that do not fit it.
 * @throws Failure `contract_not_open`
 */
export async function accept(tx: Queryable, contract: ContractRow, moment: Moment): Promise<Effect> {
  const effect = await effectOfSigning(tx, contract, moment);
  await replace(tx, effect, moment.now);
  await markDecided(tx, { id: contract.id, validFrom: effect.at, at: moment.now });
  return effect;
}

/** Ends a contract with its running period, with what lies below, or takes an offer back. */
export async function terminate(
  tx: Queryable,
  contract: ContractRow,
  moment: Moment,
): Promise<Omit<Effect, 'replaced'>> {
  const effect = await effectOfEnd(tx, contract, moment);
  await markEnded(tx, { ids: [contract.id], by: 'request', at: effect.at, now: moment.now });
  await markEnded(tx, { ids: effect.ends.map(({ id }) => id), by: 'upline', at: effect.at, now: moment.now });
  return effect;
}

function latest(first: Date, ...others: readonly (Date | null | undefined)[]): Date {
  return others.reduce<Date>((last, date) => (date && date > last ? date : last), first);
}
