import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import type { PrizeTerms } from '@marquee/contract/prizes/terms';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { enteredAmount } from '../../../../platform/entered-amount';
import { Failure } from '../../../../platform/failure';
import type { CallContext } from '../../../../platform/http/call-context';
import type { Brand } from '../../../site/brand/brand';
import { operatedBrand } from '../../../operators/rights/operated-brand';
import { removeRainsAhead } from '../envelopes/rain-repository';
import type { PrizeParts } from '../prizes-context';
import { insertVersion, lockVersion, readVersions, type VersionRow, writeDecision } from '../terms/terms-repository';
import { openStock } from '../wheel/wheel-repository';
import { expectedCost } from './expected-cost';

export type PrizesOperator = Pick<CallContext<'operator'>, 'operator' | 'requestId'>;

/** Versions of terms. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createTermsAdmin({ platform, brands, audit }: PrizeParts) {
  const { pool } = platform.database;
  const brandFor = ({ operator }: PrizesOperator, code: string) => operatedBrand(brands, operator, 'cashier', code);

  async function versionOf(brand: Brand, kind: PrizeKind, version: number): Promise<PrizeVersion> {
    const row = (await readVersions(pool, brand.id, kind)).find((one) => one.version === version);
    if (!row) throw new Failure('not_found');
    return versionView(row, brand);
  }

  const record = (
    tx: Queryable,
    { operator, requestId }: PrizesOperator,
    { brand, version, ...entry }: AuditedVersion,
  ): Promise<void> =>
    audit.record(
      {
        ...{ actor: { kind: 'operator', id: operator.id }, action: entry.action, reason: entry.reason, requestId },
        ...{ subject: `prize-terms:${brand.code}:${entry.terms.kind}:${version}`, brandId: brand.id },
        details: { terms: entry.terms },
      },
      tx,
    );

  return {
    async list(caller: PrizesOperator, { brand: code, kind }: ParsedCallRequest<'prizesAdmin.versions'>) {
      const brand = await brandFor(caller, code);
      return (await readVersions(pool, brand.id, kind)).map((row) => versionView(row, brand));
    },

    /** @throws Failure `amount_invalid`, `proposal_waiting` */
    async propose(caller: PrizesOperator, request: ParsedCallRequest<'prizesAdmin.propose'>): Promise<PrizeVersion> {
      const brand = await brandFor(caller, request.brand);
      const { terms, reason } = request;
      refuseBrokenAmounts(terms);
      const version = await inTransaction(pool, async (tx) => {
        const by = { reason, operatorId: caller.operator.id, at: platform.clock.now() };
        const proposed = await insertVersion(tx, brand.id, terms, by);
        if (proposed === null) throw new Failure('proposal_waiting');
        await record(tx, caller, { action: 'prizes.terms-proposed', brand, version: proposed, terms, reason });
        return proposed;
      });
      return versionOf(brand, terms.kind, version);
    },

    /** @throws Failure `not_found`, `proposal_decided`, `approved_before` */
    async decide(
      caller: PrizesOperator,
      { brand: code, kind, version, approve }: ParsedCallRequest<'prizesAdmin.decide'>,
    ): Promise<PrizeVersion> {
      const brand = await brandFor(caller, code);
      await inTransaction(pool, async (tx) => {
        const key = { brandId: brand.id, kind, version };
        const row = await lockVersion(tx, key);
        if (!row) throw new Failure('not_found');
        if (row.state !== 'waiting') throw new Failure('proposal_decided');
        if (approve && row.proposedBy === caller.operator.id) throw new Failure('approved_before');
        const at = platform.clock.now();
        await writeDecision(tx, key, { approve, operatorId: caller.operator.id, at });
        if (approve && kind === 'wheel') await openStock(tx, key);
        if (approve && kind === 'envelope') await removeRainsAhead(tx, brand.id, at);
        const action = approve ? 'prizes.terms-approved' : 'prizes.terms-refused';
        await record(tx, caller, { action, brand, version, terms: row.terms, reason: row.reason });
      });
      return versionOf(brand, kind, version);
    },
  };
}

interface AuditedVersion {
  readonly action: string;
  readonly brand: Brand;
  readonly version: number;
  readonly terms: PrizeTerms;
  readonly reason: string;
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

function versionView(row: VersionRow, { currency }: Brand): PrizeVersion {
  const { kind, version, terms, state, isInForce, taken, reason, proposedByName, proposedAt, decidedByName } = row;
  return {
    ...{ kind, version, currency, terms, state, isInForce, taken: { ...taken }, reason, expected: expectedCost(terms) },
    ...{ proposedBy: proposedByName, proposedAt: proposedAt.toISOString(), decidedBy: decidedByName },
  };
}
