import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { dayOf } from '../../../platform/brand-days';
import type { Clock } from '../../../platform/clock';
import type { Jobs } from '../../../platform/jobs';
import { queueMessage } from '../../people/messages/message-fact';
import type { MovementLine } from '../ledger/movement';
import type { LedgerService } from '../ledger/service';
import type { WageringService } from '../wagering/service';
import { publishCredited } from './deposit-credited';
import { useUpOffer } from './offer-use-repository';
import { type DepositRow, markCredited } from './repository';
import { type DepositTerms, sumOf, termsOf } from './terms';

export interface CreditParts {
  readonly ledger: LedgerService;
  readonly wagering: Pick<WageringService, 'require'>;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
}

/** The credited amount. */
export interface Credited {
  /** Cash afterwards, ledger units. */
  readonly balance: bigint;
  readonly transactionId: bigint;
}

/**
 * Credits a deposit that the caller has locked and found not credited: payment, fee and bonus in one movement, the
 * wagering requirement, the deposit's state, and the fact that it was credited, all in the caller's transaction. The ledger key is the deposit, so it
 * happens once.
 * @param amount what arrived, ledger units
 */
export async function creditDeposit(
  tx: Queryable,
  { ledger, wagering, clock, jobs }: CreditParts,
  deposit: DepositRow,
  amount: bigint,
): Promise<Credited> {
  const terms = await termsThatHold(tx, clock, deposit, amount);
  const sum = sumOf(amount, terms);
  const { brand_id: brandId, member_id: memberId, channel_code: channel } = deposit;
  const posted = await ledger.post(
    {
      source: `cashier:${channel}`,
      key: deposit.id,
      kind: 'deposit',
      brandId,
      memberId,
      lines: linesOf(deposit, amount, terms),
      detail: {
        reference: deposit.channel_names['en'] ?? channel,
        names: JSON.stringify(deposit.channel_names),
        depositId: deposit.id,
        paid: formatAmount(amount),
        ...(sum.fee > 0n && terms.fee.bearer === 'member' && { fee: formatAmount(sum.fee) }),
        ...(sum.bonus > 0n && { bonus: formatAmount(sum.bonus), offerNames: JSON.stringify(terms.offer?.names) }),
        ...(sum.wagering > 0n && { wagering: formatAmount(sum.wagering) }),
      },
    },
    tx,
  );
  if (posted.outcome !== 'ok') throw new Error(`deposit ${deposit.id} could not be credited: ${posted.outcome}`);
  await wagering.require(tx, { memberId, source: 'deposit', key: deposit.id, amount: sum.wagering });
  const { transactionId, balance } = posted;
  const received = amount === deposit.amount ? null : amount;
  await markCredited(tx, deposit.id, { transactionId, received, fee: sum.fee, bonus: sum.bonus });
  await publishCredited(tx, jobs, { brandId, memberId, depositId: deposit.id });
  await queueMessage(tx, jobs, {
    memberId,
    template: 'deposit_credited',
    values: { amount: { amount: formatAmount(amount) } },
    link: '/member/account-record',
    key: `deposit-credited:${deposit.id}`,
  });
  return { balance, transactionId };
}

/** The deposit's terms, without the offer if the member has used it up meanwhile or too little arrived for it. */
async function termsThatHold(tx: Queryable, clock: Clock, deposit: DepositRow, amount: bigint): Promise<DepositTerms> {
  const terms = termsOf(deposit.terms);
  const { bonus } = sumOf(amount, terms);
  if (!terms.offer || deposit.offer_id === null || bonus === 0n) return { ...terms, offer: null };
  const used = await useUpOffer(tx, {
    offerId: deposit.offer_id,
    memberId: deposit.member_id,
    frequency: terms.offer.frequency,
    day: dayOf(clock.now(), deposit.offset_minutes),
    depositId: deposit.id,
    bonus,
  });
  return used ? terms : { ...terms, offer: null };
}

/**
 * The channel owes everything that was paid; its fee goes back to it, from the member or from the house; the bonus is
 * charged to the brand's promotions.
 */
function linesOf(deposit: DepositRow, amount: bigint, terms: DepositTerms): [MovementLine, ...MovementLine[]] {
  const { brand_id: brandId, member_id: memberId, channel_code: channel } = deposit;
  const { fee, bonus } = sumOf(amount, terms);
  const psp = { kind: 'psp', brandId, channel } as const;
  const cash = { kind: 'cash', memberId } as const;
  const bearer = terms.fee.bearer === 'member' ? cash : ({ kind: 'house', brandId } as const);
  return [
    { from: psp, to: cash, amount },
    ...(fee > 0n ? [{ from: bearer, to: psp, amount: fee }] : []),
    ...(bonus > 0n ? [{ from: { kind: 'promotion', brandId } as const, to: cash, amount: bonus }] : []),
  ];
}
