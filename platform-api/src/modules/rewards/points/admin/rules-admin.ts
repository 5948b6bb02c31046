import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointRules } from '@marquee/contract/calls/points-admin';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { GAME_TYPES } from '@marquee/contract/constants';
import { exchangeFault } from '@marquee/contract/points';
import { enteredAmount } from '../../../../platform/entered-amount';
import { fieldFailure } from '../../../../platform/failure';
import type { Brand } from '../../../site/brand/brand';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { fact, type Fact, factOf, localised, money, number, word } from '../../../operators/proposals/facts';
import { createRuleVersions, type Version, versionView } from '../../../operators/proposals/service';
import type { PointsParts } from '../points-context';
import { POINT_RULES, type RulesTerms, rulesTermsSchema } from '../point-rules';
import { earnRates, exchangeRates, ledgerRates } from '../rules-terms';

/** Versions of the rules. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createRulesAdmin(parts: PointsParts) {
  const versions = createRuleVersions(parts, {
    ...POINT_RULES,
    kind: 'point-rules',
    schema: rulesTermsSchema,
    action: 'points.rules',
    facts: rulesFacts,
    view: rulesView,
    details: (terms) => ({
      earn: earnRates(terms),
      exchange: exchangeRates(terms),
      grantLimit: Number(terms.grantLimit),
    }),
  });
  return {
    list: versions.list,
    /** @throws Failure `amount_invalid`, `proposal_waiting`, `conflict`, `validation_failed` for a table whose rates fall */
    async propose(caller: OperatorCaller, request: ParsedCallRequest<'pointsAdmin.proposeRules'>): Promise<Proposal> {
      const { brand, revision, reason } = request;
      const terms = termsOf(request);
      const fault = exchangeFault(ledgerRates(terms));
      if (fault) throw fieldFailure({ path: 'exchange', messageKey: fault });
      return versions.propose(caller, { brand, terms, revision, reason });
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

function rulesFacts({ earn, exchange, grantLimit, terms }: RulesTerms, { currency }: Pick<Brand, 'currency'>): Fact[] {
  const amount = (units: string) => money(currency)(BigInt(units));
  return [
    ...GAME_TYPES.flatMap((type) => factOf('proposals.earn', earn[type], amount, word(`games.types.${type}`))),
    ...exchange.map((row) => fact('points.exchange', amount(row.amount), number(row.points))),
    fact('points.grantLimit', number(grantLimit)),
    ...localised('points.terms', terms),
  ];
}

const rulesView = (row: Version & RulesTerms, { currency }: Brand): PointRules => ({
  ...versionView(row),
  currency,
  earn: earnRates(row),
  exchange: exchangeRates(row),
  grantLimit: Number(row.grantLimit),
  terms: { ...row.terms },
});
