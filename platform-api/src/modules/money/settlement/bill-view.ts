import type { AgentBill } from '@marquee/contract/calls/settlement';
import { formatAmount } from '@marquee/contract/money';
import type { BillRow, BillTotals } from './bill-repository';
import { baseOf } from './compute-bill';

/** A bill for agents and operators. */
export function billView(row: BillRow, isPayer = false): AgentBill {
  const { payerAccount, payerNickname } = row;
  return {
    id: row.publicId,
    type: row.type,
    period: row.period,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    payer: payerAccount === null ? null : { account: payerAccount, nickname: payerNickname ?? '' },
    payee: { account: row.payeeAccount, nickname: row.payeeNickname },
    validBet: formatAmount(row.validBet),
    result: formatAmount(row.result),
    reductions: formatAmount(row.reductions),
    activeMembers: row.activeMembers,
    carriedIn: formatAmount(row.carriedIn),
    base: formatAmount(baseOf(row, { ...row, play: [] }, row.carriedIn)),
    tier: row.tier,
    rate: row.rate,
    gross: formatAmount(row.gross),
    adjustment: formatAmount(row.adjustment + row.restIn),
    due: formatAmount(row.due),
    paid: formatAmount(row.paid),
    below: isPayer ? null : formatAmount(row.below),
    net: isPayer ? null : formatAmount(row.due - row.below),
    state: row.state,
    settledAt: row.settledAt.toISOString(),
    ...(row.dispute !== null && !isPayer && { dispute: row.dispute }),
  };
}

/** Sums over bills. */
export const totalsView = ({ gross, due, paid, below }: Omit<BillTotals, 'bills'>, isPayer = false) => ({
  gross: formatAmount(gross),
  due: formatAmount(due),
  paid: formatAmount(paid),
  below: isPayer ? null : formatAmount(below),
  net: isPayer ? null : formatAmount(due - below),
});
