import type { Proposal } from '@marquee/contract/calls/proposals';
import type { ProposalKindCode, ProposalState } from '@marquee/contract/proposals';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { Audit } from '../audit/audit';
import type { OperatorCaller } from '../audit/operator-caller';
import type { NeededRights } from '../rights/rights';
import type { Fact } from './facts';

/** Where a proposal belongs. */
export interface ProposalPlace {
  /** Null: it concerns all brands. */
  readonly brandId: number | null;
  readonly subject: string;
}

/** What was proposed, by whom and why. */
export interface Proposed<Body> extends ProposalPlace {
  readonly id: string;
  readonly body: Body;
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedAt: Date;
}

/** What another operator approves now. */
export interface Approved<Body> extends Proposed<Body> {
  /** Null: of all brands. */
  readonly brand: Brand | null;
  readonly decidedBy: number;
  readonly at: Date;
}

/** What an approval brought about, kept with the proposal. */
export type ProposalResult = {
  /** First business day on which it counts. */
  readonly fromDay?: string;
  readonly version?: number;
};

export type ProposalStep = 'proposed' | Exclude<ProposalState, 'open'>;

/** The step in the actions of audit entries. */
export const AUDIT_WORDS: Readonly<Record<ProposalStep, string>> = {
  proposed: 'proposed',
  approved: 'approved',
  rejected: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
};

/** What counts at a place, and its revision; null: nothing. */
export type Current<Body> = { readonly revision: string; readonly body: Body | null } | null;

/** What facts are read with. */
export interface FactContext {
  readonly db: Queryable;
  /** Null: of all brands. */
  readonly brand: Brand | null;
}

/**
 * A kind of proposals: who may make and decide them, what they say, and what follows from an approval. What runs in a transaction
 * reads by its connection alone: one more of the pool could wait for those that wait for the proposal.
 */
export interface ProposalKind<Body> {
  readonly kind: ProposalKindCode;
  /** Of the body as it is stored: JSON, amounts in ledger units as text. */
  readonly schema: z.ZodType<Body>;
  readonly rights: { readonly propose: NeededRights; readonly decide: NeededRights };
  /** What counts at the place, and its revision: a proposal is outdated, and its approval refused, once another revision counts. */
  current?(db: Queryable, place: ProposalPlace): Promise<Current<Body>>;
  /** Keeps what counts at the place as it is until the transaction of a proposal or an approval ends. */
  lock?(tx: Queryable, place: ProposalPlace): Promise<void>;
  /** Refuses what does not fit, before it is proposed and again before it is approved. */
  validate?(tx: Queryable, proposed: Pick<Proposed<Body>, 'brandId' | 'subject' | 'body'>): Promise<void>;
  /** What a body says, for people. */
  facts(body: Body, context: FactContext): readonly Fact[] | Promise<readonly Fact[]>;
  /** What the dry run says that was made with a proposal; kinds without have none. */
  dryRunFacts?(dryRun: object, context: FactContext): Promise<readonly Fact[]>;
  /** Makes it happen, in the transaction of the approval. */
  onApproved(tx: Queryable, approved: Approved<Body>): Promise<ProposalResult>;
  /** After it was rejected, withdrawn or expired, in the same transaction. */
  onClosed?(tx: Queryable, proposed: Proposed<Body>): Promise<void>;
  /** After the transaction of the approval. */
  announce?(proposed: Proposed<Body>): Promise<void>;
  /** The audit's entry of a step, without who and why. */
  entry(
    step: ProposalStep,
    proposed: Proposed<Body>,
    context: { readonly brand: Brand | null; readonly result: ProposalResult | null },
  ): KindEntry;
}

interface KindEntry {
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A kind whose body the generic part only hands on. */
export type AnyKind = ProposalKind<unknown>;

/** What proposals are built from. */
export interface ProposalParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly audit: Audit;
}

export interface ProposeRequest<Body> {
  /** Chosen by the caller where a request may come twice; otherwise a new one. */
  readonly id?: string;
  /** Null: it concerns all brands. */
  readonly brand: Brand | null;
  /** Without one, any number may be open at once. */
  readonly subject?: string;
  readonly body: Body;
  /** Of what the proposal was made from; without it nothing is compared. */
  readonly revision?: string | null | undefined;
  readonly reason: string;
  readonly dryRun?: object;
  /** Done in the same transaction, once. */
  readonly within?: (tx: Queryable, proposalId: string) => Promise<void>;
}

/**
 * @throws Failure `forbidden`, `conflict` with what counts where the proposal was made from another
 *   revision, `proposal_waiting` while one of the subject is open, `idempotency_key_reused` for another
 *   proposal under the id, and what the kind refuses
 */
export type Propose<Body> = (caller: OperatorCaller, request: ProposeRequest<Body>) => Promise<Proposal>;

export interface DefineProposals {
  /** Registers a kind, once, and returns how its proposals are made. */
  define<Body>(kind: ProposalKind<Body>): Propose<Body>;
}
