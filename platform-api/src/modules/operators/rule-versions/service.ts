import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../rights/operated-brand';
import type { Audit } from '../audit/audit';
import { byOperator, type OperatorCaller } from '../audit/operator-caller';
import { createVersionRepository, type Version, type VersionTable } from './repository';

export { createVersionRepository, type Version, type VersionState, type VersionTable } from './repository';

const DAY_MS = 86_400_000;

interface VersionParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly audit: Audit;
}

interface VersionKind<Terms, View> extends VersionTable<Terms> {
  /** Beginning of the audit's actions, such as `vip.rules`. */
  readonly action: string;
  readonly view: (row: Version & Terms, brand: Brand) => View;
}

interface Proposal<Terms> {
  /** Of the brand. */
  readonly brand: string;
  readonly terms: Terms;
  readonly reason: string;
  /** What the audit keeps of it. */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Rules of a brand that change money: one operator proposes a version, another decides, and an approved one counts from the
 * next business day on. Every method throws `forbidden` without the right `cashier` and the brand.
 */
export function createRuleVersions<Terms extends object, View>(
  { platform, brands, audit }: VersionParts,
  { action, view, ...table }: VersionKind<Terms, View>,
) {
  const { pool } = platform.database;
  const repository = createVersionRepository<Terms>(table);
  const brandFor = ({ operator }: OperatorCaller, code: string) => operatedBrand(brands, operator, 'cashier', code);

  async function viewOf(brand: Brand, version: number): Promise<View> {
    const row = (await repository.all(pool, brand.id)).find((one) => one.version === version);
    if (!row) throw new Failure('not_found');
    return view(row, brand);
  }

  interface Entry {
    readonly step: 'proposed' | 'approved' | 'refused';
    readonly version: number;
    readonly reason: string;
    readonly details: Readonly<Record<string, unknown>>;
  }
  const record = (tx: Queryable, caller: OperatorCaller, brand: Brand, { step, version, reason, details }: Entry) =>
    audit.record(
      {
        ...byOperator(caller),
        brandId: brand.id,
        ...{ action: `${action}-${step}`, subject: `${action}:${brand.code}:${version}`, reason, details },
      },
      tx,
    );

  return {
    /** The version that counts on a business day. */
    on: repository.on,

    async list(caller: OperatorCaller, code: string): Promise<View[]> {
      const brand = await brandFor(caller, code);
      return (await repository.all(pool, brand.id)).map((row) => view(row, brand));
    },

    /** @throws Failure `proposal_waiting` */
    async propose(caller: OperatorCaller, { brand: code, terms, reason, details }: Proposal<Terms>): Promise<View> {
      const brand = await brandFor(caller, code);
      const version = await inTransaction(pool, async (tx) => {
        const by = { reason, operatorId: caller.operator.id, at: platform.clock.now() };
        const proposed = await repository.insert(tx, brand.id, terms, by);
        if (proposed === null) throw new Failure('proposal_waiting');
        await record(tx, caller, brand, { step: 'proposed', version: proposed, reason, details });
        return proposed;
      });
      return viewOf(brand, version);
    },

    /** @throws Failure `not_found`, `proposal_decided`, `approved_before` */
    async decide(
      caller: OperatorCaller,
      {
        brand: code,
        version,
        approve,
      }: { readonly brand: string; readonly version: number; readonly approve: boolean },
    ): Promise<View> {
      const brand = await brandFor(caller, code);
      await inTransaction(pool, async (tx) => {
        const row = await repository.lock(tx, brand.id, version);
        if (!row) throw new Failure('not_found');
        if (row.state !== 'waiting') throw new Failure('proposal_decided');
        if (approve && row.proposedBy === caller.operator.id) throw new Failure('approved_before');
        const at = platform.clock.now();
        // A business day is counted by one version: a new one begins with a day.
        const fromDay = approve ? dayOf(new Date(at.getTime() + DAY_MS), brand.offsetMinutes) : null;
        await repository.decide(tx, brand.id, version, { fromDay, operatorId: caller.operator.id, at });
        const step = approve ? 'approved' : 'refused';
        await record(tx, caller, brand, { step, version, reason: row.reason, details: { fromDay } });
      });
      return viewOf(brand, version);
    },
  };
}

/** What every view of a version says. */
export const versionView = ({
  version,
  state,
  fromDay,
  reason,
  proposedByName,
  proposedAt,
  decidedByName,
}: Version) => ({
  ...{ version, state, fromDay, reason, proposedBy: proposedByName, decidedBy: decidedByName },
  proposedAt: proposedAt.toISOString(),
});
