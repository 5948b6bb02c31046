/** A transaction in the vendor's records; amounts in the protocol's integers. */
export interface TransactionRecord {
  readonly transaction_uuid: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly reference_transaction_uuid: string | null;
  readonly user: string;
  readonly round: string;
  readonly amount: number | null;
  readonly at: string;
}

export type RoundState = 'open' | 'finished' | 'cancelled' | 'unknown';

/** The vendor's own records, independent of the wallet's. */
export interface Book {
  add(transaction: TransactionRecord): void;
  /** A page of the transactions of a span, oldest first. @param cursor the `next` of the page before */
  page(
    from: Date,
    to: Date,
    cursor: string | null,
  ): { readonly transactions: TransactionRecord[]; readonly next: string | null };
  /** State and payout of a bet's round. */
  round(betId: string, user: string): { readonly state: RoundState; readonly payout: number };
}

const PAGE_SIZE = 500;

export function createBook(): Book {
  const all: TransactionRecord[] = [];
  return {
    add: (transaction) => void all.push(transaction),
    page(from, to, cursor) {
      const start = Number(cursor ?? 0);
      const matching = all.filter(({ at }) => new Date(at) >= from && new Date(at) < to);
      const end = start + PAGE_SIZE;
      return { transactions: matching.slice(start, end), next: end < matching.length ? String(end) : null };
    },
    round(betId, user) {
      const ownTransactions = all.filter((item) => item.user === user);
      if (!ownTransactions.some(({ transaction_uuid, kind }) => transaction_uuid === betId && kind === 'bet'))
        return { state: 'unknown', payout: 0 };
      const closings = ownTransactions.filter(({ reference_transaction_uuid }) => reference_transaction_uuid === betId);
      if (closings.some(({ kind }) => kind === 'rollback')) return { state: 'cancelled', payout: 0 };
      const wins = closings.filter(({ kind }) => kind === 'win');
      const payout = wins.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      return { state: wins.length > 0 ? 'finished' : 'open', payout };
    },
  };
}
