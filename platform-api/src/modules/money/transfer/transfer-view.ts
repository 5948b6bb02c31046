import type { FundTransfer } from '@marquee/contract/calls/transfers';
import { formatAmount } from '@marquee/contract/money';
import type { PublicIds } from '../../../platform/public-id';
import type { TransferRow } from './repository';

/** A transfer as seen by one of its parties. */
export function transferFor(memberId: bigint, row: TransferRow, ids: PublicIds): FundTransfer {
  const isSender = row.from_member === memberId;
  return {
    transferId: ids.encode(row.id),
    at: row.created_at.toISOString(),
    way: wayOf(row, isSender),
    counterparty: row.way === 'own' ? null : isSender ? row.to_name : row.from_name,
    amount: formatAmount(row.amount),
    balanceAfter: formatAmount(isSender && row.way !== 'own' ? row.from_balance : row.to_balance),
  };
}

function wayOf({ way, to_account }: TransferRow, isSender: boolean): FundTransfer['way'] {
  if (way === 'own') return to_account === 'agent' ? 'to_float' : 'to_main';
  if (way === 'upline') return isSender ? 'to_upline' : 'from_downline';
  return isSender ? 'to_downline' : 'from_upline';
}
