/** A member's state in the reference model. Ledger units. */
export interface ModelBalances {
  cash: bigint;
  receivable: bigint;
}

/** Every bet of a sequence contributes this part of its stake to the jackpot pool. */
export const contributionOf = (stake: bigint): bigint => stake / 100n;

interface Entry {
  readonly kind: 'bet' | 'win' | 'tombstone';
  readonly member: number;
  readonly amount: bigint;
  /** The bet that a win pays. */
  readonly betKey: string;
  reversed: boolean;
}

/** The rules of the wallet protocol in memory, one call at a time. */
export class LedgerModel {
  private constructor(
    private readonly wallets: readonly ModelBalances[],
    private readonly entries: Map<string, Entry>,
    private readonly rollbacks: Set<string>,
    /** HTTP calls refused for lack of money. */
    private readonly refusals: Set<string>,
  ) {}

  static of(start: readonly bigint[]): LedgerModel {
    return new LedgerModel(
      start.map((cash) => ({ cash, receivable: 0n })),
      new Map(),
      new Set(),
      new Set(),
    );
  }

  /** A copy of the state, to try out a call. */
  copy(): LedgerModel {
    const entries = [...this.entries].map(([key, entry]): [string, Entry] => [key, { ...entry }]);
    const wallets = this.wallets.map((wallet) => ({ ...wallet }));
    return new LedgerModel(wallets, new Map(entries), new Set(this.rollbacks), new Set(this.refusals));
  }

  /** Identical for equal states. */
  mark(): string {
    const state = [this.wallets, [...this.entries].sort(), [...this.rollbacks].sort(), [...this.refusals].sort()];
    return JSON.stringify(state, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  }

  balances(member: number): ModelBalances {
    return { ...this.wallet(member) };
  }

  /** What the jackpot pool has received: a share of every bet that stands. */
  contributed(): bigint {
    const stakes = [...this.entries.values()].filter(({ kind, reversed }) => kind === 'bet' && !reversed);
    return stakes.reduce((sum, { amount }) => sum + contributionOf(amount), 0n);
  }

  bet(member: number, key: string, stake: bigint, requestId: string): string {
    const existing = this.entries.get(key);
    if (existing?.kind === 'tombstone') return 'tombstone';
    if (existing) return existing.member === member && existing.amount === stake ? 'repeat' : 'conflict';
    const call = `${requestId} ${member} ${stake}`;
    if (this.refusals.has(call)) return 'insufficient';
    if (this.wallet(member).cash < stake) {
      this.refusals.add(call);
      return 'insufficient';
    }
    this.wallet(member).cash -= stake;
    this.entries.set(key, { kind: 'bet', member, amount: stake, betKey: key, reversed: false });
    return 'ok';
  }

  win(member: number, key: string, betKey: string, payout: bigint): string {
    const existing = this.entries.get(key);
    if (existing?.kind === 'tombstone') return 'tombstone';
    if (existing)
      return existing.member === member && existing.betKey === betKey && existing.amount === payout
        ? 'repeat'
        : 'conflict';
    const bet = this.entries.get(betKey);
    if (bet?.kind !== 'bet' || bet.member !== member || bet.reversed) return 'unknown';
    this.wallet(member).cash += payout;
    this.entries.set(key, { kind: 'win', member, amount: payout, betKey, reversed: false });
    return 'ok';
  }

  rollback(member: number, reference: string): string {
    const key = `${member} ${reference}`;
    if (this.rollbacks.has(key)) return 'repeat';
    const existing = this.entries.get(reference);
    if (!existing) {
      this.entries.set(reference, { kind: 'tombstone', member, amount: 0n, betKey: reference, reversed: true });
      this.rollbacks.add(key);
      return 'ok';
    }
    if (existing.member !== member) return 'unknown';
    this.rollbacks.add(key);
    if (existing.reversed) return 'repeat';
    existing.reversed = true;
    const wallet = this.wallet(member);
    if (existing.kind === 'bet') {
      wallet.cash += existing.amount;
    } else {
      const fromCash = wallet.cash < existing.amount ? wallet.cash : existing.amount;
      wallet.cash -= fromCash;
      wallet.receivable += existing.amount - fromCash;
    }
    return 'ok';
  }

  private wallet(member: number): ModelBalances {
    const wallet = this.wallets[member];
    if (!wallet) throw new RangeError(`no member ${member}`);
    return wallet;
  }
}
