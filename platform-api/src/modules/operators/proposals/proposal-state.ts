import type { ErrorCode } from '@marquee/contract/errors';
import type { ProposalState } from '@marquee/contract/proposals';

/** What an operator does with an open proposal; the state that follows has the same name. */
export type Decision = Exclude<ProposalState, 'open' | 'expired'>;

interface OpenProposal {
  readonly state: ProposalState;
  readonly proposedBy: number;
  readonly decidedBy: number | null;
  readonly expiresAt: Date;
}

/** An open proposal is decided no more from its expiry on, whether or not the sweep has closed it. */
export const hasExpired = ({ state, expiresAt }: Pick<OpenProposal, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'expired' || (state === 'open' && expiresAt <= now);

/** The operator did the same before: the answer is the same again, and nothing happens twice. */
export const isRepeat = (
  { state, decidedBy }: Pick<OpenProposal, 'state' | 'decidedBy'>,
  decision: Decision,
  operatorId: number,
): boolean => state === decision && decidedBy === operatorId;

/**
 * Why an operator may not decide a proposal; null: they may. The one who proposed it withdraws it, anybody else approves or
 * rejects it.
 */
export function refusalOf(
  proposal: OpenProposal,
  decision: Decision,
  { operatorId, now }: { readonly operatorId: number; readonly now: Date },
): ErrorCode | null {
  if (hasExpired(proposal, now)) return 'proposal_expired';
  if (proposal.state !== 'open') return 'proposal_decided';
  const isOwn = proposal.proposedBy === operatorId;
  if (decision === 'withdrawn') return isOwn ? null : 'forbidden';
  return isOwn ? 'proposal_own' : null;
}
