import type { TimelineEntry, Withdrawal } from '@marquee/contract/entities/withdrawal';
import { formatAmount } from '@marquee/contract/money';
import { maskedNumber } from '../payee/service';
import type { StepRow } from './step-repository';
import type { WithdrawalRow } from './withdrawal-repository';

const amountOf = (units: bigint | null) => (units === null ? null : formatAmount(units));

/** A withdrawal as its member sees it. */
export function withdrawalOf(row: WithdrawalRow, language: string): Withdrawal {
  const { received_amount: received } = row;
  return {
    withdrawalId: row.id,
    amount: formatAmount(row.amount),
    currency: row.currency,
    state: row.state,
    institutionName: row.names[language] ?? row.names['en'] ?? '',
    payeeNumber: maskedNumber(row.number_tail),
    receipt: row.receipt,
    autoReceiptAt: row.auto_receipt_at?.toISOString() ?? null,
    receivedAmount: amountOf(received),
    remainingAmount: received === null ? null : formatAmount(row.amount - received),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

export function timelineEntryOf({ at, step, amount, note, images }: StepRow): TimelineEntry {
  return { at: at.toISOString(), step, amount: amountOf(amount), note, images: [...images] };
}
