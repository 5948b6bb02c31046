import {
  AGENT_CONTRACT_TYPES,
  type AgentContractType,
  CONTRACT_TYPE_PERIODS,
  type ContractTerms,
  isSalaryType,
  readTier,
  rowAboveBound,
  SALARY_CONTRACT_TYPES,
  salaryLeft,
  tiersFault,
  writeTier,
} from '@marquee/contract/agent-contract';
import { contractTermsSchema } from '@marquee/contract/calls/contract';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { z } from 'zod';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { AUDIT_WORDS, type DefineProposals } from '../../operators/proposals/kind';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import type { Right } from '../../operators/rights/rights';
import type { Brand } from '../../site/brand/brand';
import { effectOfEnd, effectOfSigning, type Effect } from './changes';
import { readGiven } from './given-repository';
import { lockLines, readOpenContract, readReceived } from './repository';
import type { ContractService } from './service';
import { topFacts } from './top-facts';
import { type AgentRow, findAgent, readAccounts, readAgent, readProposed, readPublicIds } from './top-repository';
import { contractFor, effectFor } from './view';

type Request<Call extends 'show' | 'given' | 'preview' | 'propose'> = ParsedCallRequest<`agentContracts.${Call}`>;

/** Contracts of agents, for operators: the brand's with the top of each line, which two decide. */
export interface TopContracts {
  /** @throws Failure `forbidden`, `not_found` */
  show(caller: OperatorCaller, request: Request<'show'>): Promise<CallValue<'agentContracts.show'>>;
  /** @throws Failure as `show` */
  given(caller: OperatorCaller, request: Request<'given'>): Promise<CallValue<'agentContracts.given'>>;
  /** @throws Failure as the call's row says */
  preview(caller: OperatorCaller, request: Request<'preview'>): Promise<CallValue<'agentContracts.preview'>>;
  /** @throws Failure as the call's row says */
  propose(caller: OperatorCaller, request: Request<'propose'>): Promise<Proposal>;
}

const RIGHT: Right = 'agents';

/** Accounts by their public ids: a proposal outlives their data. Amounts as on the wire. */
const bodySchema = z.strictObject({
  memberId: z.string(),
  type: z.enum(AGENT_CONTRACT_TYPES),
  terms: contractTermsSchema.nullable(),
  /** Whose contracts end below: it does what it was shown to do. */
  ends: z.array(z.string()),
});
type Body = z.output<typeof bodySchema>;

interface TopContractParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: OperatedBrands;
  readonly proposals: DefineProposals;
  readonly contracts: Pick<ContractService, 'changeTop' | 'announce'>;
}

export function createTopContracts({ platform, brands, proposals, contracts }: TopContractParts): TopContracts {
  const { clock } = platform;
  const { pool } = platform.database;

  const brandOf = async (brandId: number | null): Promise<Brand> => {
    const brand = (await brands.all()).find(({ id }) => id === brandId);
    if (!brand) throw new Failure('not_found');
    return brand;
  };

  /** @throws Failure `contract_above_salary_bound` */
  async function checkSalaries(
    db: Queryable,
    { config }: Brand,
    {
      agentId,
      type,
      tiers,
    }: { readonly agentId: bigint; readonly type: AgentContractType } & Pick<ContractTerms, 'tiers'>,
  ): Promise<void> {
    const open = [];
    for (const salary of isSalaryType(type) ? SALARY_CONTRACT_TYPES : []) {
      const contract = await readOpenContract(db, agentId, salary);
      if (contract) open.push(contract);
    }
    const row = rowAboveBound(type, tiers, salaryLeft(type, open, config.agents.salaryBound));
    if (row !== null) throw new Failure('contract_above_salary_bound', { row });
  }

  /** What a change would do now. @throws Failure `contract_not_top`, `contract_tiers_invalid`, `contract_above_salary_bound`, `contract_not_open` */
  async function effectOf(
    db: Queryable,
    brand: Brand,
    {
      agent,
      type,
      terms,
    }: { readonly agent: AgentRow; readonly type: AgentContractType; readonly terms: Body['terms'] },
  ): Promise<Pick<Effect, 'at' | 'ends'>> {
    if (agent.uplines.length > 0 || !agent.isActive || !agent.isAgent) throw new Failure('contract_not_top');
    const moment = { offsetMinutes: brand.offsetMinutes, now: clock.now() };
    if (terms) {
      const signing = { ...termsOf(type, terms), uplineId: null, downlineId: agent.id, type };
      await checkSalaries(db, brand, { agentId: agent.id, type, tiers: signing.tiers });
      return effectOfSigning(db, signing, moment);
    }
    const open = await readOpenContract(db, agent.id, type);
    if (open?.uplineId !== null) throw new Failure('contract_not_open');
    return effectOfEnd(db, open, moment);
  }

  const endsOf = async (db: Queryable, { ends }: Pick<Effect, 'ends'>): Promise<string[]> => {
    const ids = [...new Set(ends.map(({ downlineId }) => downlineId))];
    const named = await readPublicIds(db, ids);
    return ids.map((id) => named.get(id) ?? '').sort();
  };

  const propose = proposals.define<Body>({
    kind: 'agent-contract',
    schema: bodySchema,
    rights: { propose: RIGHT, decide: RIGHT },
    async lock(tx, { brandId, subject }) {
      const type = typeOf(subject);
      // One bound for all salaries: two of them are not approved at once.
      await lockLines(tx, Number(brandId), isSalaryType(type) ? SALARY_CONTRACT_TYPES : [type]);
    },
    async current(db, { brandId, subject }) {
      const [memberId = ''] = subject.split(':');
      const type = typeOf(subject);
      const agent = await readAgent(db, Number(brandId), memberId);
      const open = agent && (await readOpenContract(db, agent.id, type));
      if (!open) return null;
      const { period, carriesLoss, tiers } = open;
      const terms = { period, carriesLoss, tiers: tiers.map(writeTier) };
      return { revision: open.publicId, body: { memberId, type, terms, ends: [] } };
    },
    async validate(tx, { brandId, body }) {
      const brand = await brandOf(brandId);
      const agent = await readAgent(tx, brand.id, body.memberId);
      if (!agent) throw new Failure('not_found');
      const ends = await endsOf(tx, await effectOf(tx, brand, { ...body, agent }));
      if (JSON.stringify(ends) !== JSON.stringify(body.ends)) throw new Failure('proposal_conflict');
    },
    async facts({ memberId, type, terms, ends }, { db, brand }) {
      const accounts = await readAccounts(db, [memberId, ...ends]);
      const named = (id: string) => accounts.get(id) ?? id;
      return topFacts({
        account: named(memberId),
        type,
        terms: terms && { ...terms, tiers: terms.tiers.map(readTier) },
        ends: ends.map(named),
        currency: brand?.currency ?? '',
      });
    },
    async onApproved(tx, { brandId, body: { memberId, type, terms } }) {
      const brand = await brandOf(brandId);
      const agent = await readAgent(tx, brand.id, memberId);
      if (!agent) throw new Failure('not_found');
      const change = { memberId: agent.id, type, terms: terms && termsOf(type, terms) };
      const { signed, ended } = await contracts.changeTop(tx, brand, change);
      const at = signed[0]?.validFrom ?? ended[0]?.endsAt ?? clock.now();
      return { fromDay: dayOf(at, brand.offsetMinutes) };
    },
    async announce({ brandId, body }) {
      const brand = await brandOf(brandId);
      const agent = await readAgent(pool, brand.id, body.memberId);
      if (agent) contracts.announce((await readReceived(pool, brand.id, agent.id)).slice(0, 1));
    },
    entry: (step, { subject, body }) => ({
      action: `agent.contract-${AUDIT_WORDS[step]}`,
      subject: `member:${subject.split(':')[0] ?? ''}`,
      details: { type: body.type, terms: body.terms, ends: body.ends.length },
    }),
  });

  const found = async (brand: Brand, account: string): Promise<AgentRow> => {
    const agent = await findAgent(pool, brand.id, account);
    if (!agent) throw new Failure('not_found');
    return agent;
  };

  return {
    async show({ operator }, { brand: code, account }) {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      const agent = await found(brand, account);
      const received = await readReceived(pool, brand.id, agent.id);
      return {
        account: agent.account,
        memberId: agent.publicId,
        isAgent: agent.isAgent,
        currency: brand.currency,
        uplines: [...agent.uplines],
        received: received.map((row) => contractFor(row, 'upline')),
        salaryBound: brand.config.agents.salaryBound,
        proposed: (await readProposed(pool, brand.id, agent.publicId)).map(typeOf),
      };
    },

    async given({ operator }, { brand: code, account, ...page }) {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      const { id: uplineId } = await found(brand, account);
      const { content, total } = await readGiven(
        pool,
        { brandId: brand.id, uplineId, account: null, type: null, state: null, sort: undefined },
        { limit: page.pageSize, offset: offsetOf(page) },
      );
      return pageOf(
        content.map((row) => contractFor(row, 'downline')),
        total,
        page,
      );
    },

    async preview({ operator }, { brand: code, account, type, terms }) {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      return effectFor(await effectOf(pool, brand, { agent: await found(brand, account), type, terms }), clock.now());
    },

    async propose(caller, { brand: code, account, type, terms, revision, reason }) {
      const brand = await operatedBrand(brands, caller.operator, RIGHT, code);
      const agent = await found(brand, account);
      const ends = await endsOf(pool, await effectOf(pool, brand, { agent, type, terms }));
      const body: Body = { memberId: agent.publicId, type, terms, ends };
      return propose(caller, { brand, subject: `${agent.publicId}:${type}`, body, revision, reason });
    },
  };
}

/** @throws Failure `contract_tiers_invalid` */
function termsOf(
  type: AgentContractType,
  { period, carriesLoss, tiers: wire }: NonNullable<Body['terms']>,
): ContractTerms {
  const tiers = wire.map(readTier);
  const fault = tiersFault(type, tiers);
  const isPossible = CONTRACT_TYPE_PERIODS[type].includes(period) && (type === 'dividend' || !carriesLoss);
  if (fault || !isPossible) throw new Failure('contract_tiers_invalid', { row: fault?.row ?? 0 });
  return { period, carriesLoss, tiers };
}

const typeOf = (subject: string): AgentContractType =>
  AGENT_CONTRACT_TYPES.find((type) => subject.endsWith(`:${type}`)) ?? 'dividend';
