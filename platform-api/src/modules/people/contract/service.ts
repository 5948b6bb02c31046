import {
  AGENT_CONTRACT_TYPES,
  type AgentContractType,
  CONTRACT_OFFER_DAYS,
  CONTRACT_OFFERS_PER_DAY,
  type ContractTerms,
  misfitRow,
  readTier,
  tiersFault,
} from '@marquee/contract/agent-contract';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { MovedContracts } from '../line/moves';
import { countOffers, expireOffers, insertContract, markDecided, terminateEnded } from './change-repository';
import { accept, effectOfEnd, effectOfSigning, type Moment, terminate } from './changes';
import { readGiven } from './given-repository';
import { createTellOfContracts } from './messages';
import { endForMove, endingWithMove, lockForMove } from './moves';
import {
  type ContractRow,
  findDownlineAgent,
  lockLines,
  readContract,
  readOpenContract,
  readReceived,
  readStanding,
} from './repository';
import { endTop, signTop, type TopChange, type TopSigning } from './top';
import { contractFor, effectFor, termsFor } from './view';

type Decision = ParsedCallRequest<'agent.dividend'>;
type Offer = ParsedCallRequest<'agent.offerContract'>;

/** Contracts of an agent with both neighbours in the line, or with the brand at its top. */
export interface ContractService {
  list(agent: MemberRef, brand: BrandRef): Promise<CallValue<'agent.contracts'>>;
  given(
    agent: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.givenContracts'>,
  ): Promise<CallValue<'agent.givenContracts'>>;
  facts(agent: MemberRef): Promise<CallValue<'agent.contractFacts'>>;
  /** @throws Failure `not_found`, `contract_not_open` */
  effect(
    agent: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.contractEffect'>,
  ): Promise<CallValue<'agent.contractEffect'>>;
  /** @throws Failure as the call's row says */
  offer(agent: MemberRef, brand: BrandRef, offer: Offer): Promise<void>;
  /** As `offer`, within the transaction of something larger, such as a registration. @throws Failure as `offer` */
  offerWithin(tx: Queryable, agent: MemberRef, brand: BrandRef, offer: Offer): Promise<void>;
  /**
   * Accepts, rejects or ends a contract. Either side may end a valid one, the upline may take an offer back.
   * @throws Failure `not_found`, `contract_not_open`
   */
  decide(agent: MemberRef, brand: BrandRef, type: AgentContractType, decision: Decision): Promise<void>;
  /** Signs a contract of the brand with the agent at the top of a line, or ends it without terms, in the transaction of its approval. */
  changeTop(
    tx: Queryable,
    brand: Pick<BrandRef, 'id' | 'offsetMinutes'>,
    change: Omit<TopSigning, 'brandId' | 'terms'> & { readonly terms: ContractTerms | null },
  ): Promise<TopChange>;
  /** Tells the pages of both sides that contracts have changed, after the transaction. */
  announce(contracts: readonly Pick<ContractRow, 'publicId' | 'uplineId' | 'downlineId'>[]): void;
  /** What ends with a member who leaves a line. */
  readonly moved: MovedContracts;
  /** Lets offers expire and contracts end whose time has come. */
  tend(): Promise<void>;
}

const DAY_MS = 86_400_000;
const SWEPT_AT_ONCE = 500;

export function createContractService(
  platform: Pick<Platform, 'database' | 'bus' | 'clock' | 'jobs'>,
  brands: Pick<BrandService, 'byId'>,
): ContractService {
  const { bus, clock } = platform;
  const { pool } = platform.database;
  const tell = createTellOfContracts(platform, brands);
  /** @param counted of `lockLines`, for changes */
  const momentAt = ({ offsetMinutes }: Pick<BrandRef, 'offsetMinutes'>, counted?: Date): Moment => {
    const now = clock.now();
    return { offsetMinutes, now: counted && counted > now ? counted : now };
  };
  const announce = (contracts: readonly Pick<ContractRow, 'publicId' | 'uplineId' | 'downlineId'>[]) => {
    for (const { publicId: contractId, uplineId, downlineId } of contracts)
      for (const memberId of [uplineId, downlineId])
        if (memberId !== null) {
          bus.publish('contracts.changed', { contractId }, { memberId });
          bus.publish('session.facts', { at: clock.now().toISOString() }, { memberId });
        }
  };

  async function offerWithin(tx: Queryable, agent: MemberRef, brand: BrandRef, { account, type, tiers }: Offer) {
    const now = clock.now();
    await lockLines(tx, brand.id, [type]);
    const downlineId = await findDownlineAgent(tx, brand.id, agent.id, account);
    if (downlineId === null) throw new Failure('contract_downline_unknown');
    const own = await offerableTerms(tx, agent.id, type, now);
    if (!own) throw new Failure('contract_no_right');
    const { period, carriesLoss } = own;
    const terms = { period, carriesLoss, tiers: tiers.map(readTier) };
    const fault = tiersFault(type, terms.tiers);
    if (fault) throw new Failure('contract_tiers_invalid', { row: fault.row });
    const misfit = misfitRow(terms.tiers, own.tiers);
    if (misfit !== null) throw new Failure('contract_tier_above_own', { row: misfit });
    const sides = { uplineId: agent.id, downlineId };
    const since = new Date(now.getTime() - DAY_MS);
    if ((await countOffers(tx, { ...sides, since })) >= CONTRACT_OFFERS_PER_DAY)
      throw new Failure('contract_offers_limit');
    const expiresAt = new Date(now.getTime() + CONTRACT_OFFER_DAYS * DAY_MS);
    const offer = { ...terms, ...sides, brandId: brand.id, type, at: now, expiresAt, validFrom: null };
    const offered = await insertContract(tx, offer);
    if (!offered) throw new Failure('contract_pending');
    await tell(tx, 'offered', [offered.id], now);
    return { ...sides, publicId: offered.publicId };
  }

  /** @throws Failure `not_found` for another's contract, or one of another type; `contract_not_open` */
  async function requireOpen(db: Queryable, agent: MemberRef, brand: BrandRef, { contractId, action }: Decision) {
    const contract = await readContract(db, brand.id, contractId);
    const isDownline = contract?.downlineId === agent.id;
    if (!contract || (!isDownline && contract.uplineId !== agent.id)) throw new Failure('not_found');
    if (!canDecide(contract, action, isDownline, clock.now())) throw new Failure('contract_not_open');
    return contract;
  }

  return {
    async list(agent, brand) {
      const received = await readReceived(pool, brand.id, agent.id);
      const now = clock.now();
      const offerable = await Promise.all(
        AGENT_CONTRACT_TYPES.map(async (type) => {
          const terms = await offerableTerms(pool, agent.id, type, now);
          return [type, terms && termsFor(terms)] as const;
        }),
      );
      return {
        received: received.map((row) => contractFor(row, 'upline')),
        offerable: Object.fromEntries(offerable) as CallValue<'agent.contracts'>['offerable'],
      };
    },

    async given(agent, brand, { account, type, state, sort, ...page }) {
      const filter = { account: account ?? null, type: type ?? null, state: state ?? null, sort };
      const { content, total } = await readGiven(
        pool,
        { ...filter, brandId: brand.id, uplineId: agent.id },
        { limit: page.pageSize, offset: offsetOf(page) },
      );
      return pageOf(
        content.map((row) => contractFor(row, 'downline')),
        total,
        page,
      );
    },

    async facts(agent) {
      const standing = await readStanding(pool, agent.id, clock.now());
      const of = (type: AgentContractType) => {
        const found = standing.find((row) => row.type === type);
        return { requested: found?.hasOffer ?? false, inForce: found?.isInForce ?? false };
      };
      return {
        divtypereq: of('dividend'),
        dailysalreqtype: of('dailySalary'),
        contracthoursalreq: of('hourlySalary'),
        realtimesalreqtype: of('realTimeSalary'),
        acquisitionreqtype: of('acquisition'),
      };
    },

    async effect(agent, brand, request) {
      const contract = await requireOpen(pool, agent, brand, request);
      const moment = momentAt(brand);
      const effectOf = request.action === 'accept' ? effectOfSigning : effectOfEnd;
      return effectFor(await effectOf(pool, contract, moment), moment.now);
    },

    async offer(agent, brand, offer) {
      announce([await inTransaction(pool, (tx) => offerWithin(tx, agent, brand, offer))]);
    },

    async offerWithin(tx, agent, brand, offer) {
      await offerWithin(tx, agent, brand, offer);
    },

    async decide(agent, brand, type, decision) {
      const changed = await inTransaction(pool, async (tx) => {
        const counted = await lockLines(tx, brand.id, [type]);
        const contract = await requireOpen(tx, agent, brand, decision);
        if (contract.type !== type) throw new Failure('not_found');
        const moment = momentAt(brand, counted);
        if (decision.action === 'reject') {
          await markDecided(tx, { id: contract.id, validFrom: null, at: moment.now });
          await tell(tx, 'rejected', [contract.id], moment.now);
          return [contract];
        }
        const isAccepted = decision.action === 'accept';
        const { ends } = await (isAccepted ? accept : terminate)(tx, contract, moment);
        await tell(tx, isAccepted ? 'accepted' : eventOfEnd(contract), [contract.id], moment.now);
        await tell(tx, 'ended', idsOf(ends), moment.now);
        return [contract, ...ends];
      });
      announce(changed);
    },

    async changeTop(tx, brand, { terms, ...top }) {
      const moment = momentAt(brand, await lockLines(tx, brand.id, [top.type]));
      const change = { ...top, brandId: brand.id };
      const changed = await (terms ? signTop(tx, { ...change, terms }, moment) : endTop(tx, change, moment));
      await tell(tx, 'signed', idsOf(changed.signed), moment.now);
      await tell(tx, 'ended', idsOf(changed.ended), moment.now);
      return changed;
    },

    announce,

    moved: {
      lock: lockForMove,
      async ending(db, _brandId, memberId, at) {
        const { own, below } = await endingWithMove(db, { memberId, at, now: clock.now() });
        return [...own, ...below];
      },
      async end(tx, brandId, memberId, at) {
        const now = clock.now();
        await tell(tx, 'ended', idsOf(await endForMove(tx, { brandId, memberId, at, now })), now);
      },
    },

    async tend() {
      const now = clock.now();
      for (const sweep of [expireOffers, terminateEnded]) {
        const swept = await inTransaction(pool, async (tx) => {
          const contracts = await sweep(tx, now, SWEPT_AT_ONCE);
          // That a contract would end was told when that was decided.
          if (sweep === expireOffers) await tell(tx, 'expired', idsOf(contracts), now);
          return contracts;
        });
        announce(swept);
      }
    },
  };
}

const eventOfEnd = ({ state }: ContractRow) => (state === 'requested' ? 'withdrawn' : 'ended');

function canDecide(contract: ContractRow, action: Decision['action'], isDownline: boolean, now: Date): boolean {
  const { state, expiresAt, endsAt } = contract;
  const isOffer = state === 'requested' && expiresAt !== null && expiresAt > now;
  if (action !== 'terminate') return isOffer && isDownline;
  return isOffer ? !isDownline : state === 'valid' && endsAt === null;
}

/** What an agent's offers of a type have to fit: the own contract without an end, unless an offer of the type waits for the agent. */
async function offerableTerms(
  db: Queryable,
  agentId: bigint,
  type: AgentContractType,
  now: Date,
): Promise<ContractTerms | null> {
  const own = await readOpenContract(db, agentId, type);
  if (!own) return null;
  const standing = await readStanding(db, agentId, now);
  return standing.some((row) => row.type === type && row.hasOffer) ? null : own;
}

const idsOf = (contracts: readonly { readonly id: bigint }[]) => contracts.map(({ id }) => id);
