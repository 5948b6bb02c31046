import type { AgentContractType, ContractTerms } from '@marquee/contract/agent-contract';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { insertContract } from './change-repository';
import { effectOfSigning, type Moment, replace, terminate } from './changes';
import { type OpenContractRow, readContracts, readOpenContract } from './repository';

/** What the brand signs with the agent at the top of a line. */
export interface TopSigning {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly type: AgentContractType;
  readonly terms: ContractTerms;
}

export interface TopChange {
  readonly signed: readonly OpenContractRow[];
  readonly ended: readonly OpenContractRow[];
}

/** Signs a contract of the brand under the caller's `lockLines`, in place of the agent's previous one, and ends what does not fit it below. */
export async function signTop(tx: Queryable, signing: TopSigning, moment: Moment): Promise<TopChange> {
  const { brandId, memberId, type, terms } = signing;
  const sides = { uplineId: null, downlineId: memberId };
  const effect = await effectOfSigning(tx, { ...terms, ...sides, type }, moment);
  const endedIds = await replace(tx, effect, moment.now);
  const inserted = await insertContract(tx, {
    ...terms,
    ...sides,
    brandId,
    type,
    at: moment.now,
    expiresAt: null,
    validFrom: effect.at,
  });
  if (!inserted) throw new Failure('contract_pending');
  return {
    signed: (await readContracts(tx, [inserted.id])) as OpenContractRow[],
    ended: (await readContracts(tx, endedIds)) as OpenContractRow[],
  };
}

/** Ends the brand's contract under the caller's `lockLines`, with its running period, with what lies below. @throws Failure `contract_not_open` */
export async function endTop(
  tx: Queryable,
  { memberId, type }: Omit<TopSigning, 'terms'>,
  moment: Moment,
): Promise<TopChange> {
  const contract = await readOpenContract(tx, memberId, type);
  if (contract?.uplineId !== null) throw new Failure('contract_not_open');
  const { ends } = await terminate(tx, contract, moment);
  return { signed: [], ended: [contract, ...ends] };
}
