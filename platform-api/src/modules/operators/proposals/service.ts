import { randomUUID } from 'node:crypto';
import type { Proposal, RevisionConflict } from '@marquee/contract/calls/proposals';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { PROPOSAL_DAYS, type ProposalKindCode } from '@marquee/contract/proposals';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import { offsetOf, type Page, pageOf } from '../../../platform/paging';
import type { Brand } from '../../site/brand/brand';
import type { OperatorCaller } from '../audit/operator-caller';
import { canSeeBrand, hasRights, requireBrand, requireEveryBrand, requireRight } from '../rights/rights';
import { createDecide } from './decide';
import { diffOf } from './facts';
import type { AnyKind, Current, DefineProposals, ProposalKind, ProposalParts, Propose } from './kind';
import { insertProposal, readProposal, readProposals, type ProposalRowOf } from './repository';
import { createRecord } from './record';
import { createProposalView } from './view';

export type { DefineProposals, Propose } from './kind';
export { createRuleVersions, versionView } from './rule-versions';
export { createVersionRepository, type Version, type VersionTable } from './version-repository';

const DAY_MS = 86_400_000;

export interface Proposals extends DefineProposals {
  list(caller: OperatorCaller, request: ParsedCallRequest<'proposals.list'>): Promise<Page<Proposal>>;
  /** @throws Failure `forbidden`, `not_found` */
  show(caller: OperatorCaller, proposalId: string): Promise<Proposal>;
  readonly decide: ReturnType<typeof createDecide>['decide'];
  /** Closes those whose time is over. */
  readonly expire: () => Promise<void>;
}

/**
 * Everything that needs two persons. The floors above define the kinds; one operator proposes, and another one with the right
 * of the kind and the brand decides.
 */
export function createProposals(parts: ProposalParts): Proposals {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  const kinds = new Map<ProposalKindCode, AnyKind>();
  const kindOf = (code: ProposalKindCode): AnyKind => {
    const kind = kinds.get(code);
    if (!kind) throw new Failure('not_found');
    return kind;
  };
  const brandOf = (brandId: number | null) => (brandId === null ? Promise.resolve(null) : brands.byId(brandId));
  const viewOf = createProposalView({ db: pool, clock: platform.clock, brandOf, kindOf });
  const record = createRecord(parts);

  async function visible(operator: OperatorRef, id: string): Promise<ProposalRowOf> {
    const row = await readProposal(pool, id);
    if (!row) throw new Failure('not_found');
    const { propose, decide } = kindOf(row.kind).rights;
    if (!hasRights(operator, propose)) requireRight(operator, decide);
    if (row.brandId === null ? operator.brandIds.length > 0 : !canSeeBrand(operator, row.brandId))
      throw new Failure('not_found');
    return row;
  }

  async function show({ operator }: OperatorCaller, id: string): Promise<Proposal> {
    return viewOf(await visible(operator, id), operator);
  }

  const { decide, expire } = createDecide({ platform, kinds, kindOf, brandOf, visible, record, show });

  return {
    define<Body>(kind: ProposalKind<Body>) {
      if (kinds.has(kind.kind)) throw new Error(`the kind ${kind.kind} is defined twice`);
      kinds.set(kind.kind, kind);
      return createPropose<Body>(kind, { platform, record, show });
    },

    async list({ operator }, { brand, kind, subject, state, waiting, ...page }) {
      const having = (which: 'propose' | 'decide') =>
        [...kinds.values()].filter(({ rights }) => hasRights(operator, rights[which])).map((entry) => entry.kind);
      const [proposable, decidable] = [having('propose'), having('decide')];
      const shown = [...new Set([...proposable, ...decidable])];
      if (shown.length === 0) throw new Failure('forbidden');
      const all = operator.brandIds.length === 0 ? null : operator.brandIds;
      const brandIds = brand === undefined ? all : [(await brandNamed(brand, operator)).id];
      const now = platform.clock.now();
      const { rows, total } = await readProposals(
        pool,
        {
          kinds: kind === undefined ? shown : shown.filter((candidate) => candidate === kind),
          brandIds,
          subject: subject ?? null,
          state: state ?? null,
          waiting: waiting ? { operatorId: operator.id, kinds: decidable, now } : null,
        },
        { limit: page.pageSize, offset: offsetOf(page) },
      );
      return pageOf(await Promise.all(rows.map((row) => viewOf(row, operator))), total, page);
    },

    show,
    decide,
    expire,
  };

  async function brandNamed(code: string, operator: OperatorRef): Promise<Brand> {
    const brand = (await brands.all()).find((candidate) => candidate.code === code);
    if (!brand) throw new Failure('not_found');
    requireBrand(operator, brand.id);
    return brand;
  }
}

interface ProposeParts {
  readonly platform: ProposalParts['platform'];
  readonly record: ReturnType<typeof createRecord>;
  readonly show: Proposals['show'];
}

const createPropose =
  <Body>(kind: ProposalKind<Body>, { platform, record, show }: ProposeParts): Propose<Body> =>
  async (caller, { id = randomUUID(), brand, subject = id, body, revision, reason, dryRun = null, within }) => {
    const { operator } = caller;
    requireRight(operator, kind.rights.propose);
    if (brand) requireBrand(operator, brand.id);
    else requireEveryBrand(operator);
    const proposedAt = platform.clock.now();
    const place = { brandId: brand?.id ?? null, subject };
    const proposed = { ...place, id, body, reason, proposedBy: operator.id, proposedAt };
    await inTransaction(platform.database.pool, async (tx) => {
      await kind.lock?.(tx, place);
      const current = (await kind.current?.(tx, place)) ?? null;
      const outcome = await insertProposal(tx, {
        ...proposed,
        kind: kind.kind,
        base: current?.body ?? null,
        revision: current?.revision ?? null,
        dryRun,
        expiresAt: new Date(proposedAt.getTime() + PROPOSAL_DAYS * DAY_MS),
      });
      if (outcome === 'waiting') throw new Failure('proposal_waiting');
      if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
      if (outcome === 'repeat') return;
      await requireBase(tx, kind, { current, revision, body, brand });
      await kind.validate?.(tx, proposed);
      await within?.(tx, id);
      await record(tx, kind, { step: 'proposed', proposed, brand, by: caller, reason, result: null });
    });
    return show(caller, id);
  };

interface Base<Body> {
  /** What counts. */
  readonly current: Current<Body>;
  /** Of what the proposal was made from; undefined: not compared. */
  readonly revision: string | null | undefined;
  readonly body: Body;
  readonly brand: Brand | null;
}

/** @throws Failure `conflict` */
async function requireBase<Body>(
  tx: Queryable,
  kind: ProposalKind<Body>,
  { current, revision, body, brand }: Base<Body>,
): Promise<void> {
  const counts = current?.revision ?? null;
  if (revision === undefined || revision === counts) return;
  const context = { db: tx, brand };
  const before = current?.body ? await kind.facts(current.body, context) : [];
  const details: RevisionConflict = { revision: counts, rows: diffOf(before, await kind.facts(body, context)) };
  throw new Failure('conflict', details);
}
