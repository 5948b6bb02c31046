import type pg from 'pg';
import { listen } from '../../../../platform/events/listen';
import type { Logger } from '../../../../platform/logger';
import type { CrashClock } from './crash-clock';
import { createCrashRoundCache } from './crash-round-cache';
import { CRASH_CHANNEL, type CrashMessage } from './crash-messages';
import { readListedBets, type ListedBet } from './crash-repository';
import type { CrashService } from './crash-service';
import { type CrashSubscriber, createSubscribers } from './crash-subscribers';
import { crashTable, frameOf, phaseOf } from './crash-table';
import { startTicks, TICK_GROUPS } from './crash-ticks';

/** Changed bets are collected for this long, so that a full table is one message. */
const GATHER_MS = 250;

/** Streams the rounds to the pages connected to this process. */
export interface CrashHub {
  /**
   * Sends the current state, then every change.
   * @returns closes the subscription
   */
  subscribe(subscriber: CrashSubscriber): Promise<() => void>;
  close(): Promise<void>;
}

export interface CrashHubSettings {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly service: CrashService;
  readonly clock: CrashClock;
  readonly log: Logger;
  /** Called with the lateness of each written tick. */
  readonly onTick: (lateMs: number) => void;
}

export async function openCrashHub({
  pool,
  databaseUrl,
  service,
  clock,
  log,
  onTick,
}: CrashHubSettings): Promise<CrashHub> {
  const subscribers = createSubscribers(TICK_GROUPS);
  const changed = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  const ticks = startTicks(subscribers.sendNow, onTick, clock.nowMs);

  const roundCache = createCrashRoundCache(pool, ticks.follow);

  const sendOwn = (bets: Iterable<ListedBet>) => {
    for (const bet of bets) subscribers.sendTo(bet.player, () => frameOf('bet', service.view(bet, null)));
  };

  const sendPhase = async () => {
    const next = await roundCache.refresh();
    if (!next) return;
    const { round, bets, history } = next;
    if (round.state === 'betting') void clock.sync().catch(warn);
    subscribers.sendAll(frameOf('phase', phaseOf(round, clock.nowMs())));
    if (round.state === 'crashed') subscribers.sendAll(history);
    subscribers.sendTable(crashTable(round, bets.values()));
    if (round.state === 'crashed') sendOwn(bets.values());
  };

  const sendChanged = async () => {
    const ids = [...changed];
    changed.clear();
    const rows = await readListedBets(pool, ids);
    const current = await roundCache.merge(rows);
    if (current) subscribers.sendTable(crashTable(current.round, current.bets.values()));
    sendOwn(rows);
  };

  const warn = (err: unknown) => log.warn({ err }, 'crash event was not sent');
  const receive = (payload: string) => {
    const message = JSON.parse(payload) as CrashMessage;
    if (message.kind === 'phase') return void sendPhase().catch(warn);
    for (const id of message.betIds) changed.add(id);
    gathering ??= setTimeout(() => {
      gathering = null;
      void sendChanged().catch(warn);
    }, GATHER_MS);
  };
  /** What happened while nothing was heard, own bets included. */
  const sendMissed = async () => {
    await sendPhase();
    sendOwn((await roundCache.now())?.bets.values() ?? []);
  };
  const onListening = () => void sendMissed().catch(warn);
  const inbox = await listen(databaseUrl, CRASH_CHANNEL, { onMessage: receive, onListening }, log);

  return {
    async subscribe(subscriber) {
      const page = subscribers.add(subscriber);
      const leave = () => subscribers.remove(page);
      const current = await roundCache.now();
      if (!current) return leave;
      const { round, bets, history } = current;
      subscriber.send(frameOf('phase', phaseOf(round, clock.nowMs())));
      subscriber.send(history);
      subscribers.sendTable(crashTable(round, bets.values()), [page]);
      // A player who reconnects during a round can still cash out.
      for (const bet of bets.values())
        if (bet.player === subscriber.player.key) subscriber.send(frameOf('bet', service.view(bet, null)));
      return leave;
    },
    async close() {
      if (gathering) clearTimeout(gathering);
      ticks.stop();
      await inbox.close();
    },
  };
}
