-- The movements of a member that are no play, which are few beside the bets: profit and loss sums them over a year.
create index ledger_transaction_beside_play on ledger_transaction (member_id, created_at)
  where kind in ('promotion', 'deposit', 'adjustment', 'withdrawal', 'withdrawal_return', 'transfer');
