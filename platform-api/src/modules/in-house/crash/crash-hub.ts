import type { CrashBets, CrashHistory, CrashPhase } from '@marquee/contract/in-house';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { listen } from '../../../platform/events/listen';
import type { Logger } from '../../../platform/logger';
import type { Player } from '../player';
import { CRASH_CHANNEL, type CrashMessage } from './crash-messages';
import {
  type CrashBetRow,
  type CrashRoundRow,
  readCrashBet,
  readCrashHistory,
  readNewestRound,
  readRoundBets,
} from './crash-repository';
import type { CrashService } from './crash-service';
import { CRASH_TIMING } from './crash-timing';

const HISTORY_ROUNDS = 20;
/** Bets of others that a page is shown. */
const SHOWN_BETS = 60;
/** Gathering time of changed bets, so that a full table is one message. */
const BETS_EVERY_MS = 250;

export interface CrashSubscriber {
  readonly player: Player;
  send(event: string, data: unknown): void;
}

/** Passes the rounds on to the pages connected to this process. */
export interface CrashHub {
  /** Sends what is now, then every change. @returns ends it */
  subscribe(subscriber: CrashSubscriber): Promise<() => void>;
  close(): Promise<void>;
}

export async function openCrashHub(pool: pg.Pool, url: string, service: CrashService, log: Logger): Promise<CrashHub> {
  const subscribers = new Set<CrashSubscriber>();
  let betsTimer: NodeJS.Timeout | null = null;

  const sendBets = async (targets: Iterable<CrashSubscriber>) => {
    const round = await readNewestRound(pool);
    if (!round) return;
    const bets = await readRoundBets(pool, round.id);
    for (const target of targets) target.send('bets', betsFor(target.player, round, bets));
  };

  const sendPhase = async () => {
    const round = await readNewestRound(pool);
    if (!round) return;
    const history = round.state === 'crashed' ? await historyNow(pool) : null;
    for (const target of subscribers) {
      target.send('phase', phaseOf(round));
      if (history) target.send('history', history);
    }
    await sendBets(subscribers);
    if (round.state === 'crashed') await sendOwnBets(round);
  };

  const sendOwnBets = async (round: CrashRoundRow) => {
    for (const bet of await readRoundBets(pool, round.id)) sendBet(bet);
  };

  const sendBet = (bet: CrashBetRow) => {
    for (const target of subscribers) if (target.player.key === bet.player) target.send('bet', service.view(bet, null));
  };

  const onMessage = async (message: CrashMessage) => {
    if (message.kind === 'phase') return sendPhase();
    const bet = await readCrashBet(pool, message.betId);
    if (bet) sendBet(bet);
    betsTimer ??= setTimeout(() => {
      betsTimer = null;
      void sendBets(subscribers).catch((err: unknown) => log.warn({ err }, 'crash bets were not sent'));
    }, BETS_EVERY_MS);
  };

  const receive = (payload: string) =>
    void onMessage(JSON.parse(payload) as CrashMessage).catch((err: unknown) =>
      log.warn({ err }, 'crash event was not sent'),
    );
  const inbox = await listen(url, CRASH_CHANNEL, receive, log);

  return {
    async subscribe(subscriber) {
      subscribers.add(subscriber);
      const round = await readNewestRound(pool);
      if (round) subscriber.send('phase', phaseOf(round));
      subscriber.send('history', await historyNow(pool));
      await sendBets([subscriber]);
      // Who comes back in the middle of a round can still cash out.
      const own = round
        ? (await readRoundBets(pool, round.id)).filter((bet) => bet.player === subscriber.player.key)
        : [];
      for (const bet of own) subscriber.send('bet', service.view(bet, null));
      return () => subscribers.delete(subscriber);
    },
    async close() {
      if (betsTimer) clearTimeout(betsTimer);
      await inbox.close();
    },
  };
}

function phaseOf(round: CrashRoundRow): CrashPhase {
  const isOver = round.state === 'crashed' || round.state === 'void';
  const finishedMs = (round.finished_at ?? new Date()).getTime();
  const at = isOver ? new Date(finishedMs + CRASH_TIMING.pauseMs) : (round.took_off_at ?? round.betting_closes_at);
  return {
    roundId: Number(round.id),
    phase: isOver ? 'crashed' : round.state === 'flying' ? 'flying' : 'betting',
    sentAt: new Date().toISOString(),
    at: at.toISOString(),
    seedHash: round.seed_hash,
    crashedAtHundredths: isOver ? round.crash_hundredths : null,
    seed: isOver ? round.seed : null,
    salt: isOver ? round.salt : null,
  };
}

function betsFor(player: Player, round: CrashRoundRow, bets: readonly CrashBetRow[]): CrashBets {
  const shown = bets.filter((bet) => bet.player === player.key || bet.demo === player.demo).slice(0, SHOWN_BETS);
  return {
    roundId: Number(round.id),
    bets: shown.map((bet) => ({
      player: bet.player_name,
      stake: formatAmount(bet.stake),
      currency: bet.currency,
      cashedOutHundredths: bet.cashed_hundredths,
      mine: bet.player === player.key,
    })),
  };
}

async function historyNow(pool: pg.Pool): Promise<CrashHistory> {
  const rounds = await readCrashHistory(pool, HISTORY_ROUNDS);
  return {
    rounds: rounds.map((round) => ({ roundId: Number(round.id), crashedAtHundredths: round.crash_hundredths ?? 100 })),
  };
}
