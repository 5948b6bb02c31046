import { type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import { type Fight, phaseOf } from './fight';
import { createFightBook, type FightBook } from './fight-book';
import { limitsOf } from './limits';
import type { Pick, Pools, Winner } from './pool';
import type { RingParts } from './ring-parts';
import type { FightBet } from './round-detail';
import { createSettlement } from './ring-settlement';

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
  /** Refunds a bet of the player while its fight takes bets. @throws StudioRefusal 409 `betting_closed`; 404 `no_such_bet` */
  undo(session: PlaySession, bet: { id: string; fight: string }): Promise<void>;
  /**
   * Replaces the winner of a fight that is over (null: it does not count), reverses the bets that it settled, and settles them again.
   * @returns how many bets were reversed; null when the fight has no winner
   */
  correct(fight: string, winner: Winner | null): Promise<number | null>;
  /** Completes a correction that a crash interrupted. */
  reverseCorrected(): Promise<number>;
  /** Draws the winners of starting fights and settles finished ones. @returns vendors whose fight changed */
  tick(vendors: readonly string[]): Promise<string[]>;
}

const LISTED_RESULTS = 40;
/** How often bets are settled that were accepted while their fight ended. */
const SWEEP_MS = 2000;

export function createRings({ studio, now, clock, draw, write, storedEntries, houseStakeOf }: RingParts): Rings {
  const book = createFightBook(write, storedEntries);

  const { isOver, betsOn, poolsNow, finish, settleOpen, reverseCorrected } = createSettlement(book, {
    studio,
    now,
    clock,
    houseStakeOf,
  });

  let sweptAtMs = 0;
  const phases = new Map<string, string>();
  const advance = async (vendor: string): Promise<boolean> => {
    const fight = clock.at(vendor, now());
    const phase = phaseOf(fight, now());
    if (phase === 'fighting' && !book.winner(fight.id))
      await book.record({ do: 'drawn', fight: fight.id, winner: draw() });
    if (phase === 'over' && book.winner(fight.id) && !book.pools(fight.id)) await finish(fight.id);
    const isChanged = phases.get(vendor) !== `${fight.id} ${phase}`;
    phases.set(vendor, `${fight.id} ${phase}`);
    return isChanged;
  };

  const openFight = (vendor: string, fightId: string): Fight => {
    const fight = clock.at(vendor, now());
    if (fight.id === fightId && phaseOf(fight, now()) === 'open') return fight;
    throw new StudioRefusal(409, 'betting_closed');
  };

  return {
    fight: (vendor) => clock.at(vendor, now()),
    pools: (fight, currency) => book.pools(fight)?.[currency] ?? poolsNow(betsOn(fight), currency),
    winner: (fight) => (isOver(fight) ? (book.winner(fight) ?? null) : null),
    results: (vendor) => latestResults(book, vendor, isOver),
    async place(session, { id, fight: fightId, pick, stake }) {
      const existingBet = studio.own(session, id);
      if (existingBet) return studio.bet(session, existingBet);
      const fight = openFight(session.vendor, fightId);
      assertStake(session, pick, stake);
      const detail = detailOf(fight, pick);
      return studio.bet(session, { id, round: `fight-${fightId}-${id}`, stake, detail });
    },
    async undo(session, { id, fight }) {
      openFight(session.vendor, fight);
      const bet = studio.own(session, id);
      if (!bet || betsOn(fight).every((candidate) => candidate.id !== id)) throw new StudioRefusal(404, 'no_such_bet');
      await studio.cancel(id);
    },
    async correct(fight, winner) {
      if (!isOver(fight) || !book.winner(fight)) return null;
      await book.record({ do: 'corrected', fight, winner });
      const reversed = await reverseCorrected();
      await settleOpen();
      return reversed;
    },
    reverseCorrected,
    async tick(vendors) {
      const changed: string[] = [];
      for (const vendor of vendors) if (await advance(vendor)) changed.push(vendor);
      if (changed.length === 0 && now() - sweptAtMs < SWEEP_MS) return changed;
      sweptAtMs = now();
      await settleOpen();
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

const latestResults = (book: FightBook, vendor: string, isOver: (fight: string) => boolean) =>
  book
    .allWinners()
    .filter(({ fight }) => fight.startsWith(`${vendor}-`) && isOver(fight))
    .slice(-LISTED_RESULTS)
    .reverse();
