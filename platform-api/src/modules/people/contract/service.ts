import { AGENT_CONTRACT_TYPES, type AgentContractType } from '@marquee/contract/agent-contract';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { queueMessage } from '../messages/message-fact';
import { contractsThatEnd } from './cascade';
import type { MovedContracts } from '../line/moves';
import { accept, endForMove, endingWithMove, rateOf, terminate } from './changes';
import {
  type ContractRow,
  findDownlineAgent,
  insertContract,
  lockLines,
  markDecided,
  type OpenContractRow,
  readContract,
  readLine,
  readOwnContracts,
  readStanding,
} from './repository';

type Decision = ParsedCallRequest<'agent.dividend'>;

/** Contracts of an agent with both neighbours in the line. A downline's rate never exceeds its upline's for the same type. */
export interface ContractService {
  list(agent: MemberRef, brand: BrandRef): Promise<CallValue<'agent.contracts'>>;
  /** @throws Failure `contract_downline_unknown`, `contract_no_right`, `contract_rate_too_high`, `contract_pending` */
  offer(agent: MemberRef, brand: BrandRef, offer: ParsedCallRequest<'agent.offerContract'>): Promise<void>;
  /**
   * Accepts, rejects or ends a contract. Either side may end an active one, the upline may withdraw an offer.
   * @throws Failure `not_found`, `contract_not_open`, `contract_rate_too_high`
   */
  decide(agent: MemberRef, brand: BrandRef, type: AgentContractType, decision: Decision): Promise<void>;
  /** What ends with a member who leaves a line. */
  readonly moved: MovedContracts;
}

export function createContractService({
  database: { pool },
  bus,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'bus' | 'clock' | 'jobs'>): ContractService {
  const notify = (contractId: string, memberIds: readonly bigint[]) => {
    for (const memberId of new Set(memberIds)) {
      bus.publish('contracts.changed', { contractId }, { memberId });
      bus.publish('session.facts', { at: clock.now().toISOString() }, { memberId });
    }
  };

  return {
    async list(agent, brand) {
      const [own, line, ceilings] = await Promise.all([
        readOwnContracts(pool, brand.id, agent.id),
        readLine(pool, brand.id, agent.id),
        ceilingsOf(pool, brand.id, agent.id),
      ]);
      return {
        received: own
          .filter(({ downlineId }) => downlineId === agent.id)
          .map((row) => contractFor(row, 'upline', line)),
        given: own.filter(({ uplineId }) => uplineId === agent.id).map((row) => contractFor(row, 'downline', line)),
        ceilings,
      };
    },

    async offer(agent, brand, { account, type, rate }) {
      const offered = await inTransaction(pool, async (tx) => {
        await lockLines(tx, brand.id, type);
        const downlineId = await findDownlineAgent(tx, brand.id, agent.id, account);
        if (downlineId === null) throw new Failure('contract_downline_unknown');
        const ceilings = await ceilingsOf(tx, brand.id, agent.id);
        if (ceilings[type] === 0) throw new Failure('contract_no_right');
        if (rate > ceilings[type]) throw new Failure('contract_rate_too_high', { most: ceilings[type] });
        const id = await insertContract(tx, { brandId: brand.id, uplineId: agent.id, downlineId, type, rate });
        if (id === null) throw new Failure('contract_pending');
        await queueMessage(tx, jobs, {
          memberId: downlineId,
          template: 'contract_offered',
          values: { account: agent.account },
          key: `contract-offered:${id}`,
        });
        return { id, downlineId };
      });
      notify(offered.id, [agent.id, offered.downlineId]);
    },

    moved: {
      ending: (db, brandId, memberId) => endingWithMove(db, brandId, memberId),
      end: (tx, brandId, memberId) => endForMove(tx, brandId, memberId, clock.now()),
    },

    async decide(agent, brand, type, { contractId, action }) {
      const concerned = await inTransaction(pool, async (tx) => {
        await lockLines(tx, brand.id, type);
        const contract = await readContract(tx, brand.id, type, contractId);
        const isDownline = contract?.downlineId === agent.id;
        if (!contract || (!isDownline && contract.uplineId !== agent.id)) throw new Failure('not_found');
        if (!canDecide(contract, action, isDownline)) throw new Failure('contract_not_open');
        const sides = [contract.uplineId, contract.downlineId];
        if (action === 'accept') return [...sides, ...(await accept(tx, brand.id, contract, clock.now()))];
        if (action === 'terminate') return [...sides, ...(await terminate(tx, brand.id, contract, clock.now()))];
        await markDecided(tx, contract.id, 'rejected', clock.now());
        return sides;
      });
      notify(contractId, concerned);
    },
  };
}

function canDecide({ state }: ContractRow, action: Decision['action'], isDownline: boolean): boolean {
  if (action === 'terminate') return state === 'active' || (state === 'offered' && !isDownline);
  return state === 'offered' && isDownline;
}

/** The highest rate that an agent may offer: the agent's own, unless an offer of the type is pending for the agent. */
async function ceilingsOf(
  db: Parameters<typeof readStanding>[0],
  brandId: number,
  agentId: bigint,
): Promise<Record<AgentContractType, number>> {
  const position = await readStanding(db, brandId, agentId);
  const waits = (type: AgentContractType) => position.own.some((own) => own.type === type && own.hasOffer);
  const ceilings = AGENT_CONTRACT_TYPES.map((type) => [type, waits(type) ? 0 : rateOf(position, type)] as const);
  return Object.fromEntries(ceilings) as Record<AgentContractType, number>;
}

function contractFor(row: ContractRow, otherSide: 'upline' | 'downline', line: readonly OpenContractRow[]) {
  const { type, downlineId, state, rate } = row;
  const isOpen = state === 'offered' || state === 'active';
  const ofType = line.filter((contract) => contract.type === type);
  const terminated = isOpen ? contractsThatEnd(ofType, downlineId, state === 'offered' ? rate : 0) : [];
  return {
    id: row.publicId,
    type,
    version: row.version,
    rate,
    state,
    account: otherSide === 'upline' ? row.uplineAccount : row.downlineAccount,
    nickname: otherSide === 'upline' ? row.uplineNickname : row.downlineNickname,
    offeredAt: row.offeredAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    ends: terminated.map((contract) => ({ account: contract.downlineAccount, rate: contract.rate })),
  };
}
