import type { Queryable } from '../../../platform/database';
import type { Brand } from '../../site/brand/brand';
import { byOperator, type OperatorCaller } from '../audit/operator-caller';
import type { ProposalKind, ProposalParts, ProposalResult, ProposalStep, Proposed } from './kind';

interface Step<Body> {
  readonly step: ProposalStep;
  readonly proposed: Proposed<Body>;
  readonly brand: Brand | null;
  /** Null: the system, for one that expires. */
  readonly by: OperatorCaller | null;
  readonly reason: string | null;
  readonly result: ProposalResult | null;
}

/** Writes the audit's entry of a step, in its transaction. */
export const createRecord =
  ({ audit }: Pick<ProposalParts, 'audit'>) =>
  async <Body>(
    tx: Queryable,
    kind: ProposalKind<Body>,
    { step, proposed, brand, by, reason, result }: Step<Body>,
  ): Promise<void> => {
    const who = by ? byOperator(by) : { actor: { kind: 'system' } as const };
    const entry = { ...who, ...kind.entry(step, proposed, { brand, result }), brandId: proposed.brandId };
    await audit.record(reason === null ? entry : { ...entry, reason }, tx);
  };
