import type { BonusGrant } from '@marquee/contract/calls/bonus-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { localisedText } from '../../../../messages/texts';
import { enteredAmount } from '../../../../platform/entered-amount';
import { Failure } from '../../../../platform/failure';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { createOperatorGrants, type GrantKind, grantView } from '../../../operators/operator-grants/service';
import type { BonusAdminParts } from './bonus-admin-parts';
import { bonusTermsOf, type GrantTerms } from './grant-terms';

/** The owner of the keys of bonuses that operators grant. */
const SOURCE = 'bonus.grant';

interface Bonus {
  /** Ledger units. */
  readonly amount: bigint;
  readonly terms: GrantTerms;
}

/** Bonuses that operators grant by hand. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createBonusGrantsAdmin(parts: BonusAdminParts) {
  const grants = createOperatorGrants(parts, kindOf(parts));
  return {
    list: (
      caller: OperatorCaller,
      request: ParsedCallRequest<'bonusAdmin.grants'>,
    ): Promise<CallValue<'bonusAdmin.grants'>> => grants.list(caller, request),
    /** @throws Failure as the call's row says */
    grant(caller: OperatorCaller, request: ParsedCallRequest<'bonusAdmin.grant'>): Promise<BonusGrant> {
      const { grantId, brand, account, reason, amount, ...terms } = request;
      bonusTermsOf(terms);
      return grants.grant(caller, { grantId, brand, account, reason, gift: { amount: enteredAmount(amount), terms } });
    },
    /** @throws Failure as the call's row says */
    decide: (caller: OperatorCaller, request: ParsedCallRequest<'bonusAdmin.decideGrant'>): Promise<BonusGrant> =>
      grants.decide(caller, request),
  };
}

const kindOf = ({ limits, bonuses }: BonusAdminParts): GrantKind<Bonus, BonusGrant> => ({
  table: { name: 'bonus_grant', columns: { amount: 'bigint', terms: 'jsonb' } },
  subject: 'bonus-grant',
  area: 'bonus',
  needsTwo: ({ config }, { amount }) => amount >= parseAmount(config.safeguards.creditTwoOperatorsFrom),
  /** @throws Failure `play_barred` */
  async give(tx, { id: key, brandId, memberId, amount, terms, reason }, operatorId) {
    await limits.refuseBarred(tx, memberId).catch((cause: unknown) => {
      throw cause instanceof Failure ? new Failure('play_barred', undefined, { cause }) : cause;
    });
    await bonuses.grant(tx, {
      ...{ brandId, memberId, source: SOURCE, key, amount },
      terms: bonusTermsOf(terms),
      names: localisedText('record.bonus'),
      actor: { operatorId, reason },
    });
  },
  details: ({ amount, terms }) => ({ amount: formatAmount(amount), ...terms }),
  announce: (grant) => bonuses.announce(grant),
  view: (grant) => ({
    ...grantView(grant),
    ...{ currency: grant.currency, amount: formatAmount(grant.amount) },
    ...grant.terms,
  }),
});
