import type { Proposal } from '@marquee/contract/calls/proposals';
import type { ProposalKindCode } from '@marquee/contract/proposals';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Brand } from '../../site/brand/brand';
import type { OperatorCaller } from '../audit/operator-caller';
import { requireRight } from '../rights/rights';
import type { AnyKind, ProposalKind, ProposalParts, ProposalResult, Proposed } from './kind';
import { type Decision, hasExpired, isRepeat, refusalOf } from './proposal-state';
import type { createRecord } from './record';
import { closeProposal, lockProposal, type ProposalRowOf, readDue } from './repository';
import { isOutdated } from './view';

interface DecideParts {
  readonly platform: ProposalParts['platform'];
  readonly kinds: ReadonlyMap<ProposalKindCode, AnyKind>;
  readonly kindOf: (code: ProposalKindCode) => AnyKind;
  readonly brandOf: (brandId: number | null) => Promise<Brand | null>;
  readonly visible: (operator: OperatorRef, id: string) => Promise<ProposalRowOf>;
  readonly record: ReturnType<typeof createRecord>;
  readonly show: (caller: OperatorCaller, id: string) => Promise<Proposal>;
}

interface Performer {
  readonly brand: Brand | null;
  readonly operatorId: number;
  readonly at: Date;
  readonly decision: Decision;
}

interface DecisionRequest {
  readonly proposalId: string;
  readonly reason: string;
}

/** Decisions about proposals, and their expiry: each closes a proposal once, with what follows, in one transaction. */
export function createDecide({ platform, kinds, kindOf, brandOf, visible, record, show }: DecideParts) {
  const { pool } = platform.database;

  /** @returns false for one that was closed before, or whose time is not over */
  const expireOne = async (id: string, brandId: number | null): Promise<boolean> => {
    const brand = await brandOf(brandId);
    return inTransaction(pool, async (tx) => {
      const at = platform.clock.now();
      const row = await lockProposal(tx, id);
      if (row?.state !== 'open' || !hasExpired(row, at)) return false;
      const kind = kindOf(row.kind);
      const proposed = proposedOf(kind, row);
      await kind.onClosed?.(tx, proposed);
      await closeProposal(tx, id, { state: 'expired', operatorId: null, at, reason: null, result: null });
      await record(tx, kind, { step: 'expired', proposed, brand, by: null, reason: null, result: null });
      return true;
    });
  };

  async function perform(
    tx: Queryable,
    kind: AnyKind,
    row: ProposalRowOf,
    { brand, operatorId, at, decision }: Performer,
  ): Promise<ProposalResult | null> {
    const proposed = proposedOf(kind, row);
    if (decision !== 'approved') {
      await kind.onClosed?.(tx, proposed);
      return null;
    }
    await kind.lock?.(tx, proposed);
    if (await isOutdated(tx, kind, row)) throw new Failure('proposal_conflict');
    await kind.validate?.(tx, proposed);
    return kind.onApproved(tx, { ...proposed, brand, decidedBy: operatorId, at });
  }

  return {
    /**
     * @throws Failure `forbidden`, `not_found`, `proposal_own`, `proposal_decided`, `proposal_expired`, `proposal_conflict`, and
     *   what the kind refuses
     */
    async decide(
      caller: OperatorCaller,
      decision: Decision,
      { proposalId: id, reason }: DecisionRequest,
    ): Promise<Proposal> {
      const { operator } = caller;
      const seen = await visible(operator, id);
      const kind = kindOf(seen.kind);
      requireRight(operator, decision === 'withdrawn' ? kind.rights.propose : kind.rights.decide);
      const brand = await brandOf(seen.brandId);
      if (hasExpired(seen, platform.clock.now()) && (await expireOne(id, seen.brandId)))
        throw new Failure('proposal_expired');
      await inTransaction(pool, async (tx) => {
        const row = await lockProposal(tx, id);
        if (!row) throw new Failure('not_found');
        if (isRepeat(row, decision, operator.id)) return;
        const at = platform.clock.now();
        const refusal = refusalOf(row, decision, { operatorId: operator.id, now: at });
        if (refusal) throw new Failure(refusal);
        const result = await perform(tx, kind, row, { brand, operatorId: operator.id, at, decision });
        await closeProposal(tx, id, { state: decision, operatorId: operator.id, at, reason, result });
        await record(tx, kind, { step: decision, proposed: proposedOf(kind, row), brand, by: caller, reason, result });
      });
      if (decision === 'approved') await kind.announce?.(proposedOf(kind, seen));
      return show(caller, id);
    },

    async expire(): Promise<void> {
      for (const { id, brandId } of await readDue(pool, [...kinds.keys()], platform.clock.now()))
        await expireOne(id, brandId);
    },
  };
}

const proposedOf = <Body>(kind: ProposalKind<Body>, row: ProposalRowOf): Proposed<Body> => ({
  id: row.id,
  brandId: row.brandId,
  subject: row.subject,
  body: kind.schema.parse(row.body),
  reason: row.reason,
  proposedBy: row.proposedBy,
  proposedAt: row.proposedAt,
});
