import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { PRIZE_KINDS, type PrizeKind } from '@marquee/contract/prizes/kinds';
import { type PrizeTerms, prizeTermsSchema } from '@marquee/contract/prizes/terms';
import { enteredAmount } from '../../../../platform/entered-amount';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { AUDIT_WORDS, type ProposalKind } from '../../../operators/proposals/kind';
import { operatedBrand } from '../../../operators/rights/operated-brand';
import type { Brand } from '../../../site/brand/brand';
import { removeRainsAhead } from '../envelopes/rain-repository';
import type { PrizeParts } from '../prizes-context';
import { insertVersion, readTermsInForce, readVersions, type VersionRow } from '../terms/terms-repository';
import { openStock } from '../wheel/wheel-repository';
import { expectedCost } from './expected-cost';
import { prizeFacts } from './prize-facts';

const RIGHT = 'cashier';

/** Versions of terms. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createTermsAdmin({ platform, brands, proposals }: PrizeParts) {
  const { pool } = platform.database;
  const brandFor = ({ operator }: OperatorCaller, code: string) => operatedBrand(brands, operator, RIGHT, code);
  const propose = proposals.define<PrizeTerms>(prizeTermsKind);

  return {
    /** Approved versions, latest first. */
    async list(caller: OperatorCaller, { brand: code, kind }: ParsedCallRequest<'prizesAdmin.versions'>) {
      const brand = await brandFor(caller, code);
      return (await readVersions(pool, brand.id, kind)).map((row) => versionView(row, brand));
    },

    /** @throws Failure `amount_invalid`, `proposal_waiting`, `conflict` */
    async propose(caller: OperatorCaller, request: ParsedCallRequest<'prizesAdmin.propose'>): Promise<Proposal> {
      const { terms, revision, reason } = request;
      const brand = await brandFor(caller, request.brand);
      refuseBrokenAmounts(terms);
      return propose(caller, { brand, subject: terms.kind, body: terms, revision, reason });
    },
  };
}

/** The subject is the kind of prizes. An approved version counts at once, for rains and raffles from the next on. */
const prizeTermsKind: ProposalKind<PrizeTerms> = {
  kind: 'prize-terms',
  schema: prizeTermsSchema,
  rights: { propose: RIGHT, decide: RIGHT },
  async current(db, { brandId, subject }) {
    const inForce = await readTermsInForce(db, Number(brandId), kindOf(subject));
    return inForce && { revision: String(inForce.version), body: inForce.terms };
  },
  facts: (terms, { brand }) => prizeFacts(terms, brand?.currency ?? ''),
  async onApproved(tx, { brandId: ofBrand, body: terms, reason, proposedBy, proposedAt, decidedBy, at }) {
    const brandId = Number(ofBrand);
    const { kind } = terms;
    const version = await insertVersion(tx, brandId, terms, { reason, proposedBy, proposedAt, decidedBy, at });
    if (kind === 'wheel') await openStock(tx, { brandId, version });
    if (kind === 'envelope') await removeRainsAhead(tx, brandId, at);
    return { version };
  },
  entry: (step, { subject, body }, { brand, result }) => ({
    action: `prizes.terms-${AUDIT_WORDS[step]}`,
    subject: ['prize-terms', brand?.code, subject, result?.version].filter((part) => part !== undefined).join(':'),
    details: { terms: body },
  }),
};

function kindOf(subject: string): PrizeKind {
  const kind = PRIZE_KINDS.find((candidate) => candidate === subject);
  if (!kind) throw new Error(`there are no prizes of the kind ${subject}`);
  return kind;
}

/** Money is entered in whole hundredths. @throws Failure `amount_invalid` */
function refuseBrokenAmounts(terms: PrizeTerms): void {
  for (const amount of amountsOf(terms)) enteredAmount(amount);
}

function amountsOf(terms: PrizeTerms): readonly string[] {
  if (terms.kind === 'envelope') return [terms.budget, terms.least, terms.step];
  const rewards = terms.kind === 'check-in' ? terms.days : terms.prizes.map(({ reward }) => reward);
  return rewards.flatMap((reward) => (reward.kind === 'cash' ? [reward.amount] : []));
}

const versionView = (row: VersionRow, { currency }: Brand): PrizeVersion => ({
  kind: row.kind,
  version: row.version,
  currency,
  terms: row.terms,
  isInForce: row.isInForce,
  taken: { ...row.taken },
  expected: expectedCost(row.terms),
  reason: row.reason,
  proposedBy: row.proposedByName,
  proposedAt: row.proposedAt.toISOString(),
  decidedBy: row.decidedByName,
});
