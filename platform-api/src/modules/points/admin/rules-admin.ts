import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointRules } from '@marquee/contract/calls/points-admin';
import { exchangeFault } from '@marquee/contract/points';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { Brand } from '../../brand/repository';
import { operatedBrand } from '../../brand/service';
import type { PointsParts } from '../points-context';
import { earnRates, exchangeRates, ledgerRates } from '../rules-terms';
import {
  insertRules,
  lockRules,
  readAllRules,
  type RulesRow,
  type RulesTerms,
  writeRulesDecision,
} from '../rules-repository';
import { byOperator, type OperatorCaller } from '../../operator/service';

const DAY_MS = 86_400_000;

/** Versions of the rules. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createRulesAdmin({ platform, brands, audit }: PointsParts) {
  const { pool } = platform.database;
  const brandFor = ({ operator }: OperatorCaller, code: string) => operatedBrand(brands, operator, 'cashier', code);

  async function versionOf(brand: Brand, version: number): Promise<PointRules> {
    const row = (await readAllRules(pool, brand.id)).find((one) => one.version === version);
    if (!row) throw new Failure('not_found');
    return rulesView(row, brand);
  }
  const recordRules = (
    tx: Queryable,
    caller: OperatorCaller,
    brand: Brand,
    { action, version, reason, details }: { action: string; version: number; reason: string; details: object },
  ) =>
    audit.record(
      {
        ...byOperator(caller),
        ...{ action, subject: `point-rules:${brand.code}:${version}`, reason, brandId: brand.id },
        details: { ...details },
      },
      tx,
    );

  return {
    async list(caller: OperatorCaller, code: string): Promise<PointRules[]> {
      const brand = await brandFor(caller, code);
      return (await readAllRules(pool, brand.id)).map((row) => rulesView(row, brand));
    },

    /** @throws Failure `amount_invalid`, `proposal_waiting`, `validation_failed` for a table whose rates fall */
    async propose(caller: OperatorCaller, request: ParsedCallRequest<'pointsAdmin.proposeRules'>): Promise<PointRules> {
      const brand = await brandFor(caller, request.brand);
      const { reason } = request;
      const terms = termsOf(request);
      const fault = exchangeFault(ledgerRates(terms));
      if (fault) throw fieldFailure({ path: 'exchange', messageKey: fault });
      const version = await inTransaction(pool, async (tx) => {
        const by = { reason, operatorId: caller.operator.id, at: platform.clock.now() };
        const proposed = await insertRules(tx, brand.id, terms, by);
        if (proposed === null) throw new Failure('proposal_waiting');
        const { earn, exchange, grantLimit } = request;
        const details = { earn, exchange, grantLimit };
        await recordRules(tx, caller, brand, { action: 'points.rules-proposed', version: proposed, reason, details });
        return proposed;
      });
      return versionOf(brand, version);
    },

    /** @throws Failure `not_found`, `proposal_decided`, `approved_before` */
    async decide(
      caller: OperatorCaller,
      { brand: code, version, approve }: ParsedCallRequest<'pointsAdmin.decideRules'>,
    ): Promise<PointRules> {
      const brand = await brandFor(caller, code);
      await inTransaction(pool, async (tx) => {
        const row = await lockRules(tx, brand.id, version);
        if (!row) throw new Failure('not_found');
        if (row.state !== 'waiting') throw new Failure('proposal_decided');
        if (approve && row.proposedBy === caller.operator.id) throw new Failure('approved_before');
        const at = platform.clock.now();
        // Points of a day are earned by one version: a new one begins with a day.
        const fromDay = approve ? dayOf(new Date(at.getTime() + DAY_MS), brand.offsetMinutes) : null;
        await writeRulesDecision(tx, { brandId: brand.id, version }, { fromDay, operatorId: caller.operator.id, at });
        const action = approve ? 'points.rules-approved' : 'points.rules-refused';
        await recordRules(tx, caller, brand, { action, version, reason: row.reason, details: { fromDay } });
      });
      return versionOf(brand, version);
    },
  };
}

function termsOf(request: ParsedCallRequest<'pointsAdmin.proposeRules'>): RulesTerms {
  const { earn, exchange, grantLimit, terms } = request;
  return {
    earn: Object.fromEntries(earn.map(({ gameType, amount }) => [gameType, String(enteredAmount(amount))])),
    exchange: exchange.map(({ points, amount }) => ({ points, amount: String(enteredAmount(amount)) })),
    grantLimit: BigInt(grantLimit),
    terms,
  };
}

function rulesView(row: RulesRow, { currency }: Brand): PointRules {
  const { version, grantLimit, terms, state, fromDay, reason, proposedByName, proposedAt, decidedByName } = row;
  return {
    ...{ version, currency, earn: earnRates(row), exchange: exchangeRates(row), grantLimit: Number(grantLimit) },
    ...{ terms: { ...terms }, state, fromDay, reason, proposedBy: proposedByName },
    proposedAt: proposedAt.toISOString(),
    decidedBy: decidedByName,
  };
}
