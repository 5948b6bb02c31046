import { randomInt } from 'node:crypto';
import type { SlotRules } from '../../game-lists/slots/slot-rules';
import type { FreeBetsLeft } from '../../studio/free-bets';
import type { NewBet } from '../../studio/bet-record';
import { type BetRecord, type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import type { PoolTerms } from './pool-draw';
import { createPoolPlay } from './pool-play';
import { mayGamble, payoutOfRound, playAllFree, type SlotRound, startRound } from './round';
import { roundOf } from './round-detail';
import type { SlotGames } from './slot-games';

/** An unfinished round is finished for its player after so long without a call. */
const ABANDONED_AFTER_MS = 10 * 60_000;
/** An open round is among the player's latest bets of the game. */
const RECENT_BETS = 10;

/** A round as its player sees it. */
export interface SlotRoundView extends SlotRound {
  readonly bet: string;
  readonly open: boolean;
  readonly mayGamble: boolean;
}

/** Free bets as their player sees them. */
export interface FreeBetsView {
  readonly reward: string;
  readonly left: number;
  readonly value: number;
  readonly endsAt: string;
}

/** Starts, stores and settles rounds. */
export interface SlotRounds {
  /** @throws StudioRefusal `bet_malformed`, or why the stake was not taken */
  spin(
    session: PlaySession,
    request: { readonly id: string; readonly stake: number; readonly reward?: string | undefined },
  ): Promise<{
    readonly balance: number | null;
    readonly round: SlotRoundView;
    readonly freeBets: FreeBetsView[];
    readonly pool: PoolTerms | null;
  }>;
  /** The player's open round. @throws StudioRefusal 404 `no_round`, also for another player's; 409 `round_over` */
  roundFor(session: PlaySession, id: string): { bet: BetRecord; round: SlotRound; rules: SlotRules };
  /** Stores the progress of a round; settles it when no free spin and no gamble is left. */
  save(bet: BetRecord, round: SlotRound): Promise<SlotRoundView>;
  /** Settles a round at its current worth. @returns the payout @throws StudioRefusal 404 `no_round` */
  collect(session: PlaySession, id: string): Promise<number>;
  /** Whether the round of a bet may be gambled now. */
  canGamble(bet: BetRecord, round: SlotRound): boolean;
  view(bet: BetRecord): SlotRoundView;
  openRound(session: PlaySession): SlotRoundView | null;
  /** Soonest to expire first. */
  freeBets(session: PlaySession): FreeBetsView[];
  /** The shared jackpot that a session plays for. */
  pool(session: PlaySession): PoolTerms | null;
  /** After a crash: settles rounds whose reels have turned, cancels the others. */
  finishAll(): Promise<void>;
  close(): void;
}

export function createSlotRounds(studio: Studio, games: SlotGames): SlotRounds {
  const timers = createTimers((id) => {
    const bet = studio.find(id);
    if (bet?.state !== 'open') return;
    finish(bet).catch((err: unknown) => studio.log.error({ err, bet: id }, 'a round was not finished'));
  });
  /** Plays the remaining free spins and settles. */
  const finish = async (bet: BetRecord): Promise<void> => {
    timers.stop(bet.id);
    const session = studio.sessionOf(bet);
    const round = roundOf(bet);
    if (!session || !round) return studio.cancel(bet.id);
    const finished = playAllFree(games.of(session).rules, round, randomInt);
    await studio.settle(bet.id, { payout: payoutOfRound(finished), detail: finished });
  };
  const canGamble = gambleCheck(studio, games);
  const view = (bet: BetRecord) => roundView(studio.find(bet.id) ?? bet, canGamble);
  const freeBets = (session: PlaySession) => studio.freeBets(session).map(freeBetsView);
  const poolPlay = createPoolPlay(studio, games);
  const standing = (session: PlaySession) => ({ freeBets: freeBets(session), pool: poolPlay.terms(session) });
  const save = async (bet: BetRecord, round: SlotRound): Promise<SlotRoundView> => {
    await studio.note(bet.id, round);
    if (round.freeLeft > 0 || canGamble(bet, round)) timers.set(bet.id);
    else await finish(studio.find(bet.id) ?? bet);
    return view(bet);
  };

  return {
    save,
    canGamble,
    view,
    freeBets,
    pool: poolPlay.terms,
    async spin(session, { id, stake, reward }) {
      const { rules } = games.of(session);
      const existingBet = studio.own(session, id);
      if (existingBet && roundOf(existingBet))
        return { balance: existingBet.balance, round: view(existingBet), ...standing(session) };
      if (!games.stakes(session).includes(stake)) throw new StudioRefusal(400, 'bet_malformed');
      const unfinished = openBetOf(studio, session);
      if (unfinished) await finish(unfinished);
      const newBet = { id, round: id, stake, detail: { game: 'slots' }, rewardId: reward };
      const { bet, balance } = await takeStake(studio, session, poolPlay.withContribution(session, newBet));
      const jackpot = await poolPlay.draw(session, bet);
      const round = await save(bet, { ...startRound(rules, stake, randomInt), ...jackpot });
      return { balance, round, ...standing(session) };
    },
    roundFor(session, id) {
      const bet = studio.own(session, id);
      const round = bet && roundOf(bet);
      if (!bet || !round) throw new StudioRefusal(404, 'no_round');
      if (bet.state !== 'open') throw new StudioRefusal(409, 'round_over');
      return { bet, round, rules: games.of(session).rules };
    },
    async collect(session, id) {
      const bet = studio.own(session, id);
      if (!bet) throw new StudioRefusal(404, 'no_round');
      if (bet.state === 'open') await finish(bet);
      return studio.find(id)?.payout ?? 0;
    },
    openRound(session) {
      const bet = openBetOf(studio, session);
      return bet && roundOf(bet) ? view(bet) : null;
    },
    async finishAll() {
      for (const bet of studio.open('slots')) await finish(bet);
    },
    close: timers.close,
  };
}

const openBetOf = (studio: Studio, session: PlaySession): BetRecord | undefined =>
  studio.history(session, RECENT_BETS).find(({ state }) => state === 'open');

const gambleCheck =
  (studio: Studio, games: SlotGames) =>
  (bet: BetRecord, round: SlotRound): boolean => {
    const session = studio.sessionOf(bet);
    return session !== undefined && games.of(session).hasGamble && mayGamble(round);
  };

/** @throws StudioRefusal 409 with the reason why the stake was not taken */
async function takeStake(studio: Studio, session: PlaySession, newBet: NewBet) {
  const answer = await studio.bet(session, newBet);
  const bet = studio.find(newBet.id);
  if (!answer.accepted || bet?.state !== 'open')
    throw new StudioRefusal(409, answer.accepted ? 'round_over' : answer.reason);
  return { bet, balance: answer.balance };
}

/** A round as its player sees it. @throws Error while the reels have not turned */
function roundView(bet: BetRecord, canGamble: (bet: BetRecord, round: SlotRound) => boolean): SlotRoundView {
  const round = roundOf(bet);
  if (!round) throw new Error(`the reels of bet ${bet.id} have not turned`);
  const open = bet.state === 'open';
  return { ...round, bet: bet.id, open, mayGamble: open && canGamble(bet, round) };
}

const freeBetsView = ({ id, left, value, endsAt }: FreeBetsLeft): FreeBetsView => ({
  reward: id,
  left,
  value,
  endsAt,
});

/** One timer for each round that its player may have left. */
function createTimers(onTimeout: (id: string) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  const stop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return {
    stop,
    set(id: string) {
      stop(id);
      timers.set(id, setTimeout(() => onTimeout(id), ABANDONED_AFTER_MS).unref());
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
