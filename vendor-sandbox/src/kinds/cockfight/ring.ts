import type { BetRecord, PlaySession, Studio } from '../../studio/studio';
import { StudioRefusal } from '../../studio/studio';
import { type Fight, type FightClock, phaseOf } from './fight';
import { createFightBook, type FightBook, type FightEntry } from './fight-book';
import { limitsOf } from './limits';
import { endOf, isCancelled, type Pick, type Pools, type Winner } from './pool';

export const KIND = 'cockfight';

/** A bet as it is kept, with all that one needs to read it later. */
export type FightBet = {
  readonly simulated: true;
  readonly fight: string;
  readonly number: number;
  readonly meron: string;
  readonly wala: string;
  readonly pick: Pick;
  readonly winner?: Winner;
  readonly cancelled?: boolean;
  readonly pools?: Pools;
  readonly house?: number;
  /** Final price in hundredths. */
  readonly price?: number;
  readonly valid_bet?: number;
};

export interface RingParts {
  readonly studio: Studio;
  readonly now: () => number;
  readonly clock: FightClock;
  readonly draw: () => Winner;
  readonly write: (entry: FightEntry) => Promise<void>;
  readonly written: readonly FightEntry[];
  /** Declared by the house on each side. */
  readonly houseStakeOf: (currency: string) => number;
}

/** The fights of all vendors: bets, pools, results. */
export interface Rings {
  fight(vendor: string): Fight;
  /** Stakes of a fight in a currency, the house's among them. */
  pools(fight: string, currency: string): Pools;
  /** Null until the fight is over. */
  winner(fight: string): Winner | null;
  /** Newest first. */
  results(vendor: string): readonly { readonly fight: string; readonly winner: Winner }[];
  /** @throws StudioRefusal 409 `betting_closed`; 400 `stake_out_of_limits` */
  place(session: PlaySession, bet: { id: string; fight: string; pick: Pick; stake: number }): ReturnType<Studio['bet']>;
  /** Draws winners of fights that begin, settles those that end. @returns vendors where something changed */
  tick(vendors: readonly string[]): Promise<string[]>;
}

const SHOWN_RESULTS = 40;
/** How often bets are looked for that were taken while their fight ended. */
const SWEEP_MS = 2000;

export function createRings({ studio, now, clock, draw, write, written, houseStakeOf }: RingParts): Rings {
  const book = createFightBook(write, written);

  const currencyOf = (bet: BetRecord): string => studio.sessionOf(bet)?.currency ?? '';
  const isOver = (fight: string): boolean => now() >= (clock.endOf(fight) ?? Number.POSITIVE_INFINITY);
  const betsOn = (fight: string): BetRecord[] => studio.open(KIND).filter(({ detail }) => detail.fight === fight);
  const poolsNow = (all: readonly BetRecord[], currency: string): Pools => {
    const bets = all.filter((bet) => currencyOf(bet) === currency);
    return poolsOf(bets, houseStakeOf(currency));
  };

  const finish = async (fight: string) => {
    const bets = betsOn(fight);
    const currencies = [...new Set(bets.map(currencyOf))];
    const pools = Object.fromEntries(currencies.map((currency) => [currency, poolsNow(bets, currency)]));
    await book.keep({ do: 'over', fight, pools });
  };

  /** A fight without a winner was never fought: its stakes go back. So do those that came after its pools were counted. */
  const settle = async (bet: BetRecord) => {
    const detail = bet.detail as FightBet;
    if (!isOver(detail.fight)) return;
    const winner = book.winner(detail.fight);
    const currency = currencyOf(bet);
    if (winner && !book.pools(detail.fight)) await finish(detail.fight);
    const pools = book.pools(detail.fight)?.[currency];
    if (!winner || !pools) return studio.cancel(bet.id, { ...detail, cancelled: true });
    const full = { ...detail, winner, pools, house: houseStakeOf(currency), cancelled: isCancelled(pools) };
    const end = endOf(detail.pick, bet.stake, pools, winner);
    if (end.kind === 'refund') return studio.cancel(bet.id, full);
    await studio.settle(bet.id, {
      payout: end.payout,
      detail: { ...full, price: end.price, valid_bet: end.validBet },
    });
  };

  let sweptAtMs = 0;
  const phases = new Map<string, string>();
  const advance = async (vendor: string): Promise<boolean> => {
    const fight = clock.at(vendor, now());
    const phase = phaseOf(fight, now());
    if (phase === 'fighting' && !book.winner(fight.id))
      await book.keep({ do: 'drawn', fight: fight.id, winner: draw() });
    if (phase === 'over' && book.winner(fight.id) && !book.pools(fight.id)) await finish(fight.id);
    const isChanged = phases.get(vendor) !== `${fight.id} ${phase}`;
    phases.set(vendor, `${fight.id} ${phase}`);
    return isChanged;
  };

  return {
    fight: (vendor) => clock.at(vendor, now()),
    pools: (fight, currency) => book.pools(fight)?.[currency] ?? poolsNow(betsOn(fight), currency),
    winner: (fight) => (isOver(fight) ? (book.winner(fight) ?? null) : null),
    results: (vendor) => lastOf(book, vendor, isOver),
    async place(session, { id, fight: fightId, pick, stake }) {
      const before = studio.own(session, id);
      if (before) return studio.bet(session, before);
      const fight = clock.at(session.vendor, now());
      const isOpen = fight.id === fightId && phaseOf(fight, now()) === 'open';
      if (!isOpen) throw new StudioRefusal(409, 'betting_closed');
      assertStake(session, pick, stake);
      const detail = detailOf(fight, pick);
      return studio.bet(session, { id, round: `fight-${fightId}-${id}`, stake, detail });
    },
    async tick(vendors) {
      const changed: string[] = [];
      for (const vendor of vendors) if (await advance(vendor)) changed.push(vendor);
      if (changed.length === 0 && now() - sweptAtMs < SWEEP_MS) return changed;
      sweptAtMs = now();
      for (const bet of studio.open(KIND)) await settle(bet);
      return changed;
    },
  };
}

function assertStake({ currency }: PlaySession, pick: Pick, stake: number): void {
  const { minStake, maxStake, maxDrawStake } = limitsOf(currency);
  if (stake < minStake || stake > (pick === 'draw' ? maxDrawStake : maxStake))
    throw new StudioRefusal(400, 'stake_out_of_limits');
}

const detailOf = ({ id, number, meron, wala }: Fight, pick: Pick): FightBet => ({
  simulated: true,
  fight: id,
  number,
  meron: meron.name,
  wala: wala.name,
  pick,
});

function poolsOf(bets: readonly BetRecord[], house: number): Pools {
  const sum = (pick: Pick) =>
    bets.filter(({ detail }) => (detail as FightBet).pick === pick).reduce((all, { stake }) => all + stake, 0);
  return { meron: house + sum('meron'), wala: house + sum('wala'), draw: sum('draw') };
}

const lastOf = (book: FightBook, vendor: string, isOver: (fight: string) => boolean) =>
  book
    .drawn()
    .filter(({ fight }) => fight.startsWith(`${vendor}-`) && isOver(fight))
    .slice(-SHOWN_RESULTS)
    .reverse();
