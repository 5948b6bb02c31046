import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminWithdrawal, WithdrawalAction } from '@marquee/contract/calls/withdrawal-admin';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import { moneyHistory, type MoneyStanding } from '../ledger/money-history-service';
import type { MemberService } from '../../people/member/service';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireBrand, requireRight } from '../../operators/rights/rights';
import { maskedHolder } from '../payee/service';
import type { OpenedImage, Uploads } from '../../operators/uploads/service';
import type { WithdrawPasswordService } from '../withdraw-password/service';
import type { AdminCaller } from './withdrawal-decisions';
import { hasApproved, readQueue } from './admin-repository';
import { type DisbursementRow, readDisbursements } from './disbursement-repository';
import { subjectOf } from './withdrawal-subject';
import { outstandingOf } from './outstanding';
import { nextState } from './state-machine';
import { readSteps } from './step-repository';
import { timelineEntryOf, withdrawalOf } from './views';
import { readWithdrawal, type WithdrawalRow } from './withdrawal-repository';

type Detail = CallValue<'withdrawalAdmin.detail'>;

/** Withdrawals for operators. Each throws `forbidden` without the right, `withdrawal_not_found` for another brand's. */
export interface WithdrawalAdmin {
  /** @param brandId null: all of the operator's brands */
  queue(
    caller: AdminCaller,
    request: Omit<ParsedCallRequest<'withdrawalAdmin.queue'>, 'brand'> & { readonly brandId: number | null },
    language: string,
  ): Promise<CallValue<'withdrawalAdmin.queue'>>;
  detail(caller: AdminCaller, id: string, language: string): Promise<Detail>;
  openImage(operator: OperatorRef, id: string, imageId: string): Promise<OpenedImage>;
  /** @throws Failure `account_not_found` */
  resetPassword(
    caller: AdminCaller,
    member: { readonly brandId: number; readonly account: string },
    reason: string,
  ): Promise<void>;
}

export interface AdminParts {
  readonly platform: Platform;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly passwords: WithdrawPasswordService;
  readonly uploads: Uploads;
  readonly audit: Audit;
}

const MOVEMENTS_SHOWN = 20;

export function createWithdrawalAdmin(parts: AdminParts): WithdrawalAdmin {
  const { pool } = parts.platform.database;

  async function visible(operator: OperatorRef, id: string): Promise<WithdrawalRow> {
    requireRight(operator, 'cashier');
    const row = await readWithdrawal(pool, id);
    if (!row || !canSeeBrand(operator, row.brand_id)) throw new Failure('withdrawal_not_found');
    return row;
  }

  return {
    async queue({ operator }, { queue, brandId, search, sort, ...page }, language) {
      requireRight(operator, 'cashier');
      if (brandId !== null) requireBrand(operator, brandId);
      const filter = { queue, brandIds: operator.brandIds, brandId, search: search || null, sort };
      const { rows, total } = await readQueue(pool, filter, page.pageSize, offsetOf(page));
      return pageOf(
        rows.map((row) => adminWithdrawalOf(row, language)),
        total,
        page,
      );
    },

    async detail({ operator }, id, language) {
      const row = await visible(operator, id);
      const [steps, orders, approved, member] = await Promise.all([
        readSteps(pool, id),
        readDisbursements(pool, id),
        hasApproved(pool, id, operator.id),
        moneyOf(pool, row),
      ]);
      return {
        ...adminWithdrawalOf(row, language),
        actions: actionsOf(row, approved),
        hits: [...row.hits],
        holder: maskedHolder(row.holder),
        outstanding: formatAmount(outstandingOf(row, orders.at(-1)?.amount ?? null)),
        timeline: steps.map((step) => ({
          ...timelineEntryOf(step),
          note: step.note ?? step.inner_note,
          actor: step.actor,
        })),
        disbursements: orders.map(disbursementOf),
        member,
      };
    },

    async openImage(operator, id, imageId) {
      await visible(operator, id);
      return parts.uploads.open(imageId, subjectOf(id));
    },

    async resetPassword({ operator, requestId }, { brandId, account }, reason) {
      requireRight(operator, 'cashier');
      requireBrand(operator, brandId);
      const member = await parts.members.byAccount(brandId, account);
      if (!member) throw new Failure('account_not_found');
      await inTransaction(pool, async (client) => {
        await parts.passwords.remove(client, member.id);
        const actor = { kind: 'operator', id: operator.id } as const;
        const subject = `member:${member.publicId}`;
        await parts.audit.record(
          { actor, action: 'member.withdraw-password-reset', subject, reason, brandId, requestId },
          client,
        );
      });
    },
  };
}

function adminWithdrawalOf(row: WithdrawalRow, language: string): AdminWithdrawal {
  const { brand, account, score, approvals, approvals_needed: approvalsNeeded } = row;
  return { ...withdrawalOf(row, language), brand, account, score, approvals, approvalsNeeded };
}

/** Actions available to the operator now; the decisions check again. */
function actionsOf({ state, paid_amount }: WithdrawalRow, hasApprovedBefore: boolean): WithdrawalAction[] {
  const isPaid = paid_amount > 0n;
  const possible: Readonly<Record<WithdrawalAction, boolean>> = {
    approve: state === 'review' && !hasApprovedBefore,
    reject: nextState(state, 'reject', isPaid) !== null,
    // An approval has ordered the payment, and the queue repeats the order until the payer answers.
    disburse: nextState(state, 'disburseAgain', isPaid) !== null,
    return: nextState(state, 'return', isPaid) !== null,
    forceReceipt: nextState(state, 'force', isPaid) !== null,
  };
  return (Object.keys(possible) as WithdrawalAction[]).filter((action) => possible[action]);
}

async function moneyOf(pool: pg.Pool, row: WithdrawalRow): Promise<Detail['member']> {
  const [standing, movements] = await Promise.all([
    moneyHistory.standing(pool, row.member_id),
    moneyHistory.latest(pool, row.member_id, MOVEMENTS_SHOWN),
  ]);
  return {
    memberId: row.public_id,
    registeredAt: row.registered_at.toISOString(),
    ...sumsOf(standing),
    movements: movements.map(({ created_at, kind, cash_change, balance_after }) => ({
      at: created_at.toISOString(),
      kind,
      change: formatAmount(cash_change),
      balanceAfter: formatAmount(balance_after),
    })),
  };
}

/** What came is what stands: the result of play is the rest. */
function sumsOf({ deposited, promotions, others, withdrawn, cash, held, bonus, atVendors, owed }: MoneyStanding) {
  const total = cash + held + bonus + atVendors - owed;
  return {
    deposited: formatAmount(deposited),
    promotions: formatAmount(promotions),
    play: formatAmount(total - deposited - promotions - others + withdrawn),
    others: formatAmount(others),
    withdrawn: formatAmount(withdrawn),
    cash: formatAmount(cash),
    held: formatAmount(held),
    bonus: formatAmount(bonus),
    atVendors: formatAmount(atVendors),
    owed: formatAmount(owed),
    total: formatAmount(total),
  };
}

function disbursementOf(order: DisbursementRow): Detail['disbursements'][number] {
  return {
    at: order.created_at.toISOString(),
    amount: formatAmount(order.amount),
    state: order.state,
    payerReference: order.payer_reference,
    failure: order.failure,
    finishedAt: order.finished_at?.toISOString() ?? null,
  };
}
