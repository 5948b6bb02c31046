import type { Proposal } from '@marquee/contract/calls/proposals';
import type { ProposalKindCode } from '@marquee/contract/proposals';
import type { z } from 'zod';
import { dayOf } from '../../../platform/brand-days';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { OperatorCaller } from '../audit/operator-caller';
import type { Right } from '../rights/rights';
import { operatedBrand } from '../rights/operated-brand';
import type { Platform } from '../../../platform/platform';
import type { Fact } from './facts';
import { AUDIT_WORDS, type DefineProposals } from './kind';
import { createVersionRepository, type Version, type VersionTable } from './version-repository';

const DAY_MS = 86_400_000;
const RIGHT: Right = 'cashier';

interface RuleParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly proposals: DefineProposals;
}

interface RuleKind<Terms, View> extends VersionTable<Terms> {
  readonly kind: ProposalKindCode;
  readonly schema: z.ZodType<Terms>;
  /** Beginning of the audit's actions, such as `vip.rules`. */
  readonly action: string;
  readonly facts: (terms: Terms, brand: Pick<Brand, 'currency'>) => readonly Fact[];
  readonly view: (row: Version & Terms, brand: Brand) => View;
  /** What the audit keeps of the terms. */
  readonly details: (terms: Terms, brand: Pick<Brand, 'currency'>) => Readonly<Record<string, unknown>>;
}

interface RuleProposal<Terms> {
  /** Of the brand. */
  readonly brand: string;
  readonly terms: Terms;
  /** The version that the terms were made from. */
  readonly revision?: string | null | undefined;
  readonly reason: string;
}

/**
 * Rules of a brand that change money, in versions: one operator proposes a version, another approves it, and it counts from the
 * next business day on. Every method throws `forbidden` without the right `cashier` and the brand.
 */
export function createRuleVersions<Terms extends object, View>(
  { platform, brands, proposals }: RuleParts,
  { kind, schema, action, facts, view, details, ...table }: RuleKind<Terms, View>,
) {
  const { pool } = platform.database;
  const repository = createVersionRepository<Terms>(table);
  const brandFor = ({ operator }: OperatorCaller, code: string) => operatedBrand(brands, operator, RIGHT, code);
  const brandOf = (brand: Brand | null): Brand => {
    if (!brand) throw new Error(`${action} belong to a brand`);
    return brand;
  };
  const propose = proposals.define<Terms>({
    kind,
    schema,
    rights: { propose: RIGHT, decide: RIGHT },
    async current(db, { brandId }) {
      const [latest] = await repository.all(db, Number(brandId), 1);
      return latest ? { revision: String(latest.version), body: schema.parse(latest) } : null;
    },
    facts: (terms, { brand }) => facts(terms, brandOf(brand)),
    async onApproved(tx, { brand, body, reason, proposedBy, proposedAt, decidedBy, at }) {
      const { id, offsetMinutes } = brandOf(brand);
      // A business day is counted by one version: a new one begins with a day.
      const fromDay = dayOf(new Date(at.getTime() + DAY_MS), offsetMinutes);
      const version = await repository.insert(tx, id, body, { fromDay, reason, proposedBy, proposedAt, decidedBy, at });
      return { fromDay, version };
    },
    entry: (step, { body }, { brand, result }) => ({
      action: `${action}-${AUDIT_WORDS[step]}`,
      subject: [action, brandOf(brand).code, result?.version].filter((part) => part !== undefined).join(':'),
      details: { ...details(body, brandOf(brand)), ...result },
    }),
  });

  return {
    /** The version that counts on a business day. */
    on: repository.on,

    /** Approved versions, latest first. */
    async list(caller: OperatorCaller, code: string): Promise<View[]> {
      const brand = await brandFor(caller, code);
      return (await repository.all(pool, brand.id)).map((row) => view(row, brand));
    },

    /** @throws Failure `proposal_waiting`, `conflict` */
    async propose(caller: OperatorCaller, request: RuleProposal<Terms>): Promise<Proposal> {
      const { brand: code, terms, revision, reason } = request;
      return propose(caller, { brand: await brandFor(caller, code), subject: '', body: terms, revision, reason });
    },
  };
}

/** What every view of a version says. */
export const versionView = ({ version, fromDay, reason, proposedByName, proposedAt, decidedByName }: Version) => ({
  version,
  fromDay,
  reason,
  proposedBy: proposedByName,
  proposedAt: proposedAt.toISOString(),
  decidedBy: decidedByName,
});
