import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointRules } from '@marquee/contract/calls/points-admin';
import { exchangeFault } from '@marquee/contract/points';
import { enteredAmount } from '../../../../platform/entered-amount';
import { fieldFailure } from '../../../../platform/failure';
import type { Brand } from '../../../site/brand/brand';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { createRuleVersions, type Version, versionView } from '../../../operators/rule-versions/service';
import type { PointsParts } from '../points-context';
import { POINT_RULES, type RulesTerms } from '../point-rules';
import { earnRates, exchangeRates, ledgerRates } from '../rules-terms';

/** Versions of the rules. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createRulesAdmin(parts: PointsParts) {
  const versions = createRuleVersions(parts, { ...POINT_RULES, action: 'points.rules', view: rulesView });
  return {
    list: versions.list,
    decide: versions.decide,
    /** @throws Failure `amount_invalid`, `proposal_waiting`, `validation_failed` for a table whose rates fall */
    async propose(caller: OperatorCaller, request: ParsedCallRequest<'pointsAdmin.proposeRules'>): Promise<PointRules> {
      const { brand, earn, exchange, grantLimit, reason } = request;
      const terms = termsOf(request);
      const fault = exchangeFault(ledgerRates(terms));
      if (fault) throw fieldFailure({ path: 'exchange', messageKey: fault });
      return versions.propose(caller, { brand, terms, reason, details: { earn, exchange, grantLimit } });
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

const rulesView = (row: Version & RulesTerms, { currency }: Brand): PointRules => ({
  ...versionView(row),
  ...{ currency, earn: earnRates(row), exchange: exchangeRates(row) },
  ...{ grantLimit: Number(row.grantLimit), terms: { ...row.terms } },
});
