type Outcome = 'ok' | 'insufficient' | 'single' | 'unknown' | 'repeat' | 'at_stake' | 'none';

interface ModelBonus {
  state: string;
  readonly amount: bigint;
  readonly required: bigint;
  readonly cap: bigint | null;
  /** What is left of it, with what was won. */
  held: bigint;
  released: bigint;
  returned: bigint;
  writtenOff: bigint;
}

interface ModelBet {
  readonly stake: bigint;
  readonly part: bigint;
  /** Whose money the part is, and whose requirement the stake counts for. */
  readonly bonus: ModelBonus | null;
  status: 'open' | 'settled' | 'rolled_back';
}

interface ModelWin {
  readonly bet: ModelBet;
  readonly payout: bigint;
  readonly part: bigint;
  isReversed: boolean;
}

const atMost = (amount: bigint, most: bigint): bigint => (amount < most ? amount : most);
const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** One member with playable bonuses by the terms of decision 0270, in memory. Amounts in ledger units. */
export class BonusModel {
  readonly bonuses: ModelBonus[] = [];
  owed = 0n;
  private readonly bets = new Map<string, ModelBet>();
  private readonly wins = new Map<string, ModelWin>();

  constructor(public cash: bigint) {}

  get active(): ModelBonus | null {
    return this.bonuses.find(({ state }) => state === 'active') ?? null;
  }

  grant(amount: bigint, times: bigint, capTimes: bigint | null): void {
    const cap = capTimes === null ? null : amount * capTimes;
    const sums = { held: 0n, released: 0n, returned: 0n, writtenOff: 0n };
    this.bonuses.push({ state: 'queued', amount, required: amount * times, cap, ...sums });
    this.settle();
  }

  /** Stakes of one batch: all of them, or each by itself. */
  bet(stakes: readonly { readonly key: string; readonly stake: bigint }[]): Outcome {
    const total = stakes.reduce((sum, { stake }) => sum + stake, 0n);
    if (total > this.cash + (this.active?.held ?? 0n)) return stakes.length > 1 ? 'single' : 'insufficient';
    for (const { key, stake } of stakes) {
      const bonus = this.active;
      const part = atLeastZero(stake - this.cash);
      this.cash -= stake - part;
      if (bonus) bonus.held -= part;
      this.bets.set(key, { stake, part, bonus, status: 'open' });
    }
    return 'ok';
  }

  win(key: string, betKey: string, payout: bigint): Outcome {
    const bet = this.bets.get(betKey);
    if (!bet || bet.status === 'rolled_back') return 'unknown';
    const part = (payout * bet.part) / bet.stake;
    this.cash += payout - part;
    this.give(bet.bonus, part);
    bet.status = 'settled';
    this.wins.set(key, { bet, payout, part, isReversed: false });
    return 'ok';
  }

  rollBackBet(key: string): Outcome {
    const bet = this.bets.get(key);
    if (!bet) return 'none';
    if (bet.status === 'rolled_back') return 'repeat';
    bet.status = 'rolled_back';
    this.cash += bet.stake - bet.part;
    this.give(bet.bonus, bet.part);
    return 'ok';
  }

  /** The cash part can be owed; what is missing of the bonus part the brand bears. */
  rollBackWin(key: string): Outcome {
    const win = this.wins.get(key);
    if (!win) return 'none';
    if (win.isReversed) return 'repeat';
    win.isReversed = true;
    const { bet, payout, part } = win;
    const standing = [...this.wins.values()].some((other) => other.bet === bet && !other.isReversed);
    if (!standing && bet.status === 'settled') bet.status = 'open';
    const own = payout - part;
    const paid = atMost(own, this.cash);
    this.cash -= paid;
    this.owed += own - paid;
    if (bet.bonus) this.take(bet.bonus, part);
    return 'ok';
  }

  /** @param confirmed whether the member confirmed the sum that is given up */
  withdraw(amount: bigint, confirmed: boolean): Outcome {
    const bonus = this.active;
    if (bonus && !confirmed) return 'at_stake';
    if (amount > this.cash) return 'insufficient';
    if (bonus) this.end(bonus, 'forfeited');
    this.cash -= amount;
    this.settle();
    return 'ok';
  }

  /** Ends the active bonus by the member, an operator, or time. */
  endActive(state: 'forfeited' | 'revoked' | 'expired'): Outcome {
    if (!this.active) return 'none';
    this.end(this.active, state);
    this.settle();
    return 'ok';
  }

  /** What follows from play: a wagered bonus becomes cash, a spent one ends, and the next one starts. */
  settle(): void {
    for (;;) {
      const bonus = this.active;
      if (!bonus) {
        const next = this.bonuses.find(({ state }) => state === 'queued');
        if (!next) return;
        next.state = 'active';
        next.held = next.amount;
      } else if (this.wagered(bonus) >= bonus.required) {
        const amount = bonus.cap === null ? bonus.held : atMost(bonus.held, bonus.cap);
        bonus.held -= amount;
        bonus.released += amount;
        this.cash += amount;
        this.end(bonus, 'completed');
      } else if (bonus.held === 0n && !this.hasOpenPart(bonus)) this.end(bonus, 'spent');
      else return;
    }
  }

  private wagered(bonus: ModelBonus): bigint {
    const counted = [...this.bets.values()].filter((bet) => bet.bonus === bonus && bet.status === 'settled');
    return counted.reduce((sum, { stake }) => sum + stake, 0n);
  }

  private hasOpenPart(bonus: ModelBonus): boolean {
    return [...this.bets.values()].some((bet) => bet.bonus === bonus && bet.part > 0n && bet.status === 'open');
  }

  private end(bonus: ModelBonus, state: string): void {
    bonus.state = state;
    bonus.returned += bonus.held;
    bonus.held = 0n;
  }

  /** A part of a win or of a returned stake, by what has become of its bonus. */
  private give(bonus: ModelBonus | null, part: bigint): void {
    if (!bonus) return;
    if (bonus.state === 'active') bonus.held += part;
    else {
      const room = bonus.cap === null ? part : bonus.cap - bonus.released;
      const kept = bonus.state === 'completed' ? atMost(part, room) : 0n;
      this.cash += kept;
      bonus.released += kept;
      bonus.returned += part - kept;
    }
  }

  /** The bonus part of a reversed win, as far as the bonus or what became cash of it goes. */
  private take(bonus: ModelBonus, part: bigint): void {
    let taken = 0n;
    if (bonus.state === 'active') {
      taken = atMost(part, bonus.held);
      bonus.held -= taken;
    } else if (bonus.state === 'completed') {
      taken = atMost(part, atMost(bonus.released, this.cash));
      bonus.released -= taken;
      this.cash -= taken;
    }
    bonus.writtenOff += part - taken;
  }
}
