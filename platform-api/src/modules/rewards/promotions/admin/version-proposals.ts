import { isDeepStrictEqual } from 'node:util';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { type AdminPromotionDetail, promotionTermsSchema } from '@marquee/contract/calls/promotion-fields';
import { z } from 'zod';
import { Failure } from '../../../../platform/failure';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import type { RevisionConflict } from '@marquee/contract/calls/proposals';
import { diffOf } from '../../../operators/proposals/facts';
import { revisionOf } from '../../../operators/revision/revision';
import { AUDIT_WORDS, type DefineProposals, type ProposalKind } from '../../../operators/proposals/kind';
import { readAccounts } from '../participation/account-repository';
import { publishVersion } from './publish-version';
import { createDryRun, type DryRunParts } from './dry-run';
import { dryRunFacts } from './dry-run-facts';
import { dryRunView, membersOf, type StoredDryRun } from './dry-run-view';
import { createPromotionAccess, type PromotionAccessParts } from './promotion-access';
import { promotionFacts } from './promotion-facts';
import {
  lockPromotion,
  lockVersion,
  readCurrentTerms,
  writeConfirmed,
  writeDraftAgain,
  writePromotionState,
  writeProposed,
} from './version-repository';

const RIGHT = 'cashier';
const bodySchema = z.strictObject({ version: z.int().min(1), terms: promotionTermsSchema });
type ProposedTerms = z.infer<typeof bodySchema>;

/** The subject is the promotion. While a version waits its draft stays as it is; approved, it counts at once. */
const promotionTermsKind: ProposalKind<ProposedTerms> = {
  kind: 'promotion-terms',
  schema: bodySchema,
  rights: { propose: RIGHT, decide: RIGHT },
  async current(db, { subject }) {
    const current = await readCurrentTerms(db, subject);
    return current && { revision: String(current.version), body: current };
  },
  async validate(tx, { subject }) {
    const promotion = await lockPromotion(tx, subject);
    if (!promotion || promotion.state === 'ended') throw new Failure('promotion_state');
  },
  facts: ({ terms }, { brand }) => promotionFacts(terms, brand?.currency ?? ''),
  async dryRunFacts(stored, { db }) {
    // Written by this kind alone, as `StoredDryRun`.
    const dryRun = stored as StoredDryRun;
    return dryRunFacts(dryRunView(dryRun, await readAccounts(db, membersOf([dryRun]))));
  },
  async onApproved(tx, { subject: promotionId, body: { version, terms }, decidedBy, at }) {
    await writeConfirmed(tx, { promotionId, version }, { operatorId: decidedBy, at });
    await publishVersion(tx, promotionId, version, terms);
    return { version };
  },
  async onClosed(tx, { subject: promotionId, body: { version } }) {
    const promotion = await lockPromotion(tx, promotionId);
    await writeDraftAgain(tx, { promotionId, version });
    if (promotion?.state === 'proposed') await writePromotionState(tx, promotionId, 'draft');
  },
  entry: (step, { subject, body: { version } }) => ({
    action: `promotions.terms-${AUDIT_WORDS[step]}`,
    subject: `promotion:${subject}`,
    details: { version },
  }),
};

interface ProposeParts extends PromotionAccessParts, DryRunParts {
  readonly platform: DryRunParts['platform'];
  readonly proposals: DefineProposals;
}

/** The proposal of a draft, with its dry run. */
export function createProposeTerms(parts: ProposeParts) {
  const { detail, readOwn, lockOwn } = createPromotionAccess(parts);
  const dryRunOf = createDryRun(parts);
  const propose = parts.proposals.define<ProposedTerms>(promotionTermsKind);

  /**
   * Runs the draft against last month before anything is locked, so that nobody waits for it, and keeps the outcome with the proposal.
   * @throws Failure `forbidden`, `not_found`, `proposal_waiting`, and `promotion_state` unless the version is a draft and its terms
   *   are still those that were run
   */
  return async (
    caller: OperatorCaller,
    { promotionId: id, version, revision, reason }: ParsedCallRequest<'promotionsAdmin.propose'>,
  ): Promise<AdminPromotionDetail> => {
    const { row, versions } = await readOwn(caller, id);
    const draft = versions.find((candidate) => candidate.version === version);
    if (draft?.state !== 'draft') throw new Failure('promotion_state');
    const { terms } = draft;
    const brand = await parts.brands.byId(row.brandId);
    const facts = promotionFacts(terms, brand.currency);
    if (revisionOf(facts) !== revision) {
      const details: RevisionConflict = { revision: revisionOf(facts), rows: diffOf([], facts) };
      throw new Failure('conflict', details);
    }
    const dryRun = await dryRunOf(row.brandId, terms);
    await propose(caller, {
      brand,
      subject: id,
      body: { version, terms },
      reason,
      dryRun,
      async within(tx) {
        const { state } = await lockOwn(tx, caller, id);
        const locked = await lockVersion(tx, id, version);
        if (locked?.state !== 'draft' || !isDeepStrictEqual(locked.terms, terms)) throw new Failure('promotion_state');
        await writeProposed(tx, { promotionId: id, version }, { operatorId: caller.operator.id });
        if (state === 'draft') await writePromotionState(tx, id, 'proposed');
      },
    });
    return detail(caller, id);
  };
}
