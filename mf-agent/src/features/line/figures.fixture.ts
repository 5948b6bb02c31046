/** Figures of a line without anything. */
export const zero = {
  bets: 0,
  firstDeposits: 0,
  deposits: '0.00',
  withdrawals: '0.00',
  turnover: '0.00',
  validBet: '0.00',
  payout: '0.00',
  gameResult: '0.00',
  rebates: '0.00',
  promotions: '0.00',
  fees: '0.00',
  commissions: '0.00',
  net: '0.00',
};

export const lineFigures = {
  ...zero,
  bets: 4,
  firstDeposits: 1,
  deposits: '200.00',
  turnover: '100.00',
  payout: '30.00',
  gameResult: '70.00',
  rebates: '3.00',
  net: '67.00',
};

export const member = {
  id: 'p1',
  account: 'helper1',
  nickname: 'Helper',
  type: 1,
  self: false,
  downlines: 2,
  ...lineFigures,
};

export const day = { day: '2026-03-01', ...lineFigures };

export const paging = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
