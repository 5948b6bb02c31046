/** What a member has, as the plainest possible program would keep it. Ledger units. */
export interface ModelBalances {
  cash: bigint;
  receivable: bigint;
}

export interface LedgerModel {
  bet(member: number, key: string, stake: bigint): string;
  win(member: number, key: string, betKey: string, payout: bigint): string;
  rollback(member: number, reference: string): string;
  balances(member: number): ModelBalances;
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
export function createLedgerModel(start: readonly bigint[]): LedgerModel {
  const balances = start.map((cash): ModelBalances => ({ cash, receivable: 0n }));
  const entries = new Map<string, Entry>();
  const rollbacks = new Set<string>();
  const of = (member: number) => {
    const found = balances[member];
    if (!found) throw new RangeError(`no member ${member}`);
    return found;
  };

  return {
    balances: (member) => ({ ...of(member) }),

    bet(member, key, stake) {
      const known = entries.get(key);
      if (known?.kind === 'tombstone') return 'tombstone';
      if (known) return known.member === member && known.amount === stake ? 'repeat' : 'conflict';
      if (of(member).cash < stake) return 'insufficient';
      of(member).cash -= stake;
      entries.set(key, { kind: 'bet', member, amount: stake, betKey: key, reversed: false });
      return 'ok';
    },

    win(member, key, betKey, payout) {
      const known = entries.get(key);
      if (known?.kind === 'tombstone') return 'tombstone';
      if (known)
        return known.member === member && known.betKey === betKey && known.amount === payout ? 'repeat' : 'conflict';
      const bet = entries.get(betKey);
      if (bet?.kind !== 'bet' || bet.member !== member || bet.reversed) return 'unknown';
      of(member).cash += payout;
      entries.set(key, { kind: 'win', member, amount: payout, betKey, reversed: false });
      return 'ok';
    },

    rollback(member, reference) {
      const key = `${member} ${reference}`;
      if (rollbacks.has(key)) return 'repeat';
      const known = entries.get(reference);
      if (!known) {
        entries.set(reference, { kind: 'tombstone', member, amount: 0n, betKey: reference, reversed: true });
        rollbacks.add(key);
        return 'ok';
      }
      if (known.member !== member) return 'unknown';
      rollbacks.add(key);
      if (known.reversed) return 'repeat';
      known.reversed = true;
      const balance = of(member);
      if (known.kind === 'bet') {
        balance.cash += known.amount;
      } else {
        const fromCash = balance.cash < known.amount ? balance.cash : known.amount;
        balance.cash -= fromCash;
        balance.receivable += known.amount - fromCash;
      }
      return 'ok';
    },
  };
}
