import { type BonusGrant, bonusGrantTermsSchema } from '@marquee/contract/calls/bonus-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { z } from 'zod';
import { localisedText } from '../../../../messages/texts';
import { enteredAmount } from '../../../../platform/entered-amount';
import { Failure } from '../../../../platform/failure';
import { moneyAllowance } from '../../../operators/allowance/claim-allowance';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { fact, factOf, money, number, percent, text, word, yes } from '../../../operators/proposals/facts';
import { createGrants, type GrantKind, grantView } from '../../../operators/proposals/grants';
import type { BonusAdminParts } from './bonus-admin-parts';
import { bonusTermsOf } from './grant-terms';

/** The owner of the keys of bonuses that operators grant. */
const SOURCE = 'bonus.grant';

const bonusSchema = z.object({
  /** Ledger units. */
  amount: z.coerce.bigint(),
  terms: bonusGrantTermsSchema,
});
type Bonus = z.infer<typeof bonusSchema>;

/** Bonuses that operators grant by hand. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createBonusGrantsAdmin(parts: BonusAdminParts) {
  const grants = createGrants(parts, kindOf(parts));
  return {
    list: (
      caller: OperatorCaller,
      request: ParsedCallRequest<'bonusAdmin.grants'>,
    ): Promise<CallValue<'bonusAdmin.grants'>> => grants.list(caller, request),
    /** @throws Failure as the call's row says */
    grant(
      caller: OperatorCaller,
      request: ParsedCallRequest<'bonusAdmin.grant'>,
    ): Promise<CallValue<'bonusAdmin.grant'>> {
      const { grantId, brand, account, reason, amount, ...terms } = request;
      bonusTermsOf(terms);
      return grants.grant(caller, { grantId, brand, account, reason, gift: { amount: enteredAmount(amount), terms } });
    },
  };
}

const kindOf = ({ limits, bonuses }: BonusAdminParts): GrantKind<Bonus, BonusGrant> => ({
  kind: 'bonus-grant',
  table: { name: 'bonus_grant', columns: { amount: 'bigint', terms: 'jsonb' } },
  schema: bonusSchema,
  subject: 'bonus-grant',
  area: 'bonus',
  allowance: ({ config }, { amount }) => ({ measure: 'money', amount, limit: moneyAllowance(config.safeguards) }),
  /** @throws Failure `play_barred` */
  async give(tx, { id: key, brandId, memberId, gift: { amount, terms }, reason }, operatorId) {
    await limits.refuseBarred(tx, memberId).catch((cause: unknown) => {
      throw cause instanceof Failure ? new Failure('play_barred', undefined, { cause }) : cause;
    });
    await bonuses.grant(tx, {
      brandId,
      memberId,
      source: SOURCE,
      key,
      amount,
      terms: bonusTermsOf(terms),
      names: localisedText('record.bonus'),
      actor: { operatorId, reason },
    });
  },
  facts: ({ amount, terms }, { currency }) => [
    fact('bonuses.amount', money(currency)(amount)),
    fact('bonuses.modeLabel', word(`bonuses.mode.${terms.mode}`)),
    fact('bonuses.wageringTimes', number(terms.wageringTimes)),
    fact('bonuses.inSteps', yes(terms.inSteps)),
    ...factOf('bonuses.maxStake', terms.maxStake, (stake) => money(currency)(parseAmount(stake))),
    ...factOf('bonuses.lifetimeDays', terms.lifetimeDays, number),
    ...terms.contribution.map((row) =>
      fact('bonuses.contribution', percent(row.percent), word(`games.types.${row.gameType}`)),
    ),
    ...(terms.minOdds ?? []).map(({ gameType, odds }) =>
      fact('minOdds.title', text((odds / 100).toFixed(2)), word(`games.types.${gameType}`)),
    ),
  ],
  details: ({ amount, terms }) => ({ amount: formatAmount(amount), ...terms }),
  announce: (grant) => bonuses.announce(grant),
  view: (grant) => ({
    ...grantView(grant),
    currency: grant.currency,
    amount: formatAmount(grant.amount),
    ...grant.terms,
  }),
});
