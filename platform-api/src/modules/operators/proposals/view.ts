import type { Proposal } from '@marquee/contract/calls/proposals';
import type { ProposalKindCode } from '@marquee/contract/proposals';
import type { Queryable } from '../../../platform/database';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import { hasRights } from '../rights/rights';
import { diffOf } from './facts';
import type { AnyKind } from './kind';
import type { ProposalRowOf } from './repository';
import { refusalOf } from './proposal-state';

interface ViewParts {
  readonly db: Queryable;
  readonly clock: Platform['clock'];
  readonly brandOf: (brandId: number | null) => Promise<Brand | null>;
  readonly kindOf: (code: ProposalKindCode) => AnyKind;
}

/** Whether something else counts than when it was proposed, so that it cannot be approved. */
export async function isOutdated(
  db: Queryable,
  kind: AnyKind,
  row: Pick<ProposalRowOf, 'brandId' | 'subject' | 'revision'>,
): Promise<boolean> {
  const current = (await kind.current?.(db, row)) ?? null;
  return (current?.revision ?? null) !== row.revision;
}

/** A proposal as an operator sees it. */
export const createProposalView =
  ({ db, clock, brandOf, kindOf }: ViewParts) =>
  async (row: ProposalRowOf, operator: OperatorRef): Promise<Proposal> => {
    const kind = kindOf(row.kind);
    const brand = await brandOf(row.brandId);
    // A body of an earlier shape has no rows; its history stays readable.
    const factsOf = async (stored: unknown) => {
      const { data } = kind.schema.safeParse(stored);
      return data === undefined ? [] : kind.facts(data, { db, brand });
    };
    const dryRun = row.dryRun && (await kind.dryRunFacts?.(row.dryRun, { db, brand }));
    const refusal = refusalOf(row, 'approved', { operatorId: operator.id, now: clock.now() });
    return {
      proposalId: row.id,
      kind: row.kind,
      brand: brand?.code ?? null,
      subject: row.subject,
      state: row.state,
      reason: row.reason,
      proposedBy: row.proposedByName,
      proposedAt: row.proposedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decidedBy: row.decidedByName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionReason: row.decisionReason,
      fromDay: row.result?.fromDay ?? null,
      isOwn: row.proposedBy === operator.id,
      mayDecide: refusal === null && hasRights(operator, kind.rights.decide),
      isOutdated: row.state === 'open' && (await isOutdated(db, kind, row)),
      rows: diffOf(await factsOf(row.base), await factsOf(row.body)),
      dryRun: dryRun ? diffOf([], dryRun) : null,
    };
  };
