/** What a member has, as the plainest possible program would keep it. Ledger units. */
export interface ModelBalances {
  cash: bigint;
  receivable: bigint;
}

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
    /** HTTP calls that were refused for want of money. */
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

  /** The same state, to try out what a call would do. */
  copy(): LedgerModel {
    const entries = [...this.entries].map(([key, entry]): [string, Entry] => [key, { ...entry }]);
    const wallets = this.wallets.map((wallet) => ({ ...wallet }));
    return new LedgerModel(wallets, new Map(entries), new Set(this.rollbacks), new Set(this.refusals));
  }

  /** Equal for equal states. */
  mark(): string {
    const state = [this.wallets, [...this.entries].sort(), [...this.rollbacks].sort(), [...this.refusals].sort()];
    return JSON.stringify(state, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  }

  balances(member: number): ModelBalances {
    return { ...this.wallet(member) };
  }

  bet(member: number, key: string, stake: bigint, requestId: string): string {
    const known = this.entries.get(key);
    if (known?.kind === 'tombstone') return 'tombstone';
    if (known) return known.member === member && known.amount === stake ? 'repeat' : 'conflict';
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
    const known = this.entries.get(key);
    if (known?.kind === 'tombstone') return 'tombstone';
    if (known)
      return known.member === member && known.betKey === betKey && known.amount === payout ? 'repeat' : 'conflict';
    const bet = this.entries.get(betKey);
    if (bet?.kind !== 'bet' || bet.member !== member || bet.reversed) return 'unknown';
    this.wallet(member).cash += payout;
    this.entries.set(key, { kind: 'win', member, amount: payout, betKey, reversed: false });
    return 'ok';
  }

  rollback(member: number, reference: string): string {
    const key = `${member} ${reference}`;
    if (this.rollbacks.has(key)) return 'repeat';
    const known = this.entries.get(reference);
    if (!known) {
      this.entries.set(reference, { kind: 'tombstone', member, amount: 0n, betKey: reference, reversed: true });
      this.rollbacks.add(key);
      return 'ok';
    }
    if (known.member !== member) return 'unknown';
    this.rollbacks.add(key);
    if (known.reversed) return 'repeat';
    known.reversed = true;
    const wallet = this.wallet(member);
    if (known.kind === 'bet') {
      wallet.cash += known.amount;
    } else {
      const fromCash = wallet.cash < known.amount ? wallet.cash : known.amount;
      wallet.cash -= fromCash;
      wallet.receivable += known.amount - fromCash;
    }
    return 'ok';
  }

  private wallet(member: number): ModelBalances {
    const found = this.wallets[member];
    if (!found) throw new RangeError(`no member ${member}`);
    return found;
  }
}
