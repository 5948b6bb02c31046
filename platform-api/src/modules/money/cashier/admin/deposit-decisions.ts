import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../../platform/entered-amount';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import type { Audit } from '../../../operators/audit/audit';
import { byOperator } from '../../../operators/audit/operator-caller';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import { type CreditParts, creditDeposit } from '../credit';
import { type DepositRow, lockDeposit, markClosed, markDecided } from '../repository';
import { queueMessage } from '../../../people/messages/message-fact';
import type { AdminContext } from './admin-context';
import { createCreditApproval } from './deposit-approvals';

export interface DepositDecisions {
  /**
   * Credits the deposit; from the brand's bound on when two operators have approved the same amount.
   * @param received decimal string
   * @throws Failure `deposit_not_found`, `deposit_decided`, `approved_before`, `amount_invalid`
   */
  approve(context: AdminContext, decision: { depositId: string; received: string; reason: string }): Promise<void>;
  /** @throws Failure `deposit_not_found`, `deposit_decided` */
  reject(context: AdminContext, decision: { depositId: string; reason: string }): Promise<void>;
}

/** Operators' decisions on bank transfers: each once, recorded in the transaction that applies it. */
export function createDepositDecisions(
  { database: { pool }, bus, clock, jobs }: Platform,
  parts: Omit<CreditParts, 'clock' | 'jobs'> & { readonly brands: Pick<BrandService, 'byId'> },
  audit: Audit,
): DepositDecisions {
  const mayCredit = createCreditApproval(parts.brands, clock);
  /** Credited deposits are final; failed ones may still be approved if the money arrives. */
  const open = async (tx: Queryable, { operator }: AdminContext, id: string, states: readonly string[]) => {
    requireRight(operator, 'cashier');
    const deposit = await lockDeposit(tx, id);
    if (!deposit || deposit.method !== 'transfer' || !canSeeBrand(operator, deposit.brand_id))
      throw new Failure('deposit_not_found');
    if (!states.includes(deposit.state)) throw new Failure('deposit_decided');
    return deposit;
  };
  const record = (
    tx: Queryable,
    caller: AdminContext,
    { id, brand_id: brandId }: DepositRow,
    action: string,
    reason: string,
    details: Readonly<Record<string, string>>,
  ) =>
    audit.record(
      {
        ...byOperator(caller),
        action,
        subject: `deposit:${id}`,
        reason,
        details,
        brandId,
      },
      tx,
    );

  return {
    async approve(context, { depositId, received, reason }) {
      const amount = enteredAmount(received);
      const credit = await inTransaction(pool, async (tx) => {
        const deposit = await open(tx, context, depositId, ['pending', 'expired', 'declined']);
        if (!(await mayCredit(tx, deposit, context.operator.id, amount))) {
          await record(tx, context, deposit, 'deposit.first-approval', reason, amountsOf(deposit, amount));
          return null;
        }
        const credited = await creditDeposit(tx, { ...parts, clock, jobs }, deposit, amount);
        await markDecided(tx, deposit.id, context.operator.id, reason);
        await record(tx, context, deposit, 'deposit.approved', reason, amountsOf(deposit, amount));
        return { deposit, balance: credited.balance };
      });
      if (!credit) return;
      const { deposit, balance } = credit;
      const memberId = deposit.member_id;
      parts.ledger.announce(memberId, balance, deposit.currency);
      bus.publish('wallet.deposit', { depositId, state: 'credited' }, { memberId });
    },

    async reject(context, { depositId, reason }) {
      const deposit = await inTransaction(pool, async (tx) => {
        const deposit = await open(tx, context, depositId, ['pending']);
        await markClosed(tx, deposit.id, 'declined');
        await markDecided(tx, deposit.id, context.operator.id, reason);
        await record(tx, context, deposit, 'deposit.rejected', reason, { ordered: formatAmount(deposit.amount) });
        await queueMessage(tx, jobs, {
          memberId: deposit.member_id,
          template: 'deposit_rejected',
          values: { amount: { amount: formatAmount(deposit.amount) }, reason },
          link: '/member/deposit',
          key: `deposit-rejected:${deposit.id}`,
        });
        return deposit;
      });
      bus.publish('wallet.deposit', { depositId, state: 'failed' }, { memberId: deposit.member_id });
    },
  };
}

const amountsOf = ({ amount }: DepositRow, received: bigint) => ({
  ordered: formatAmount(amount),
  received: formatAmount(received),
});
