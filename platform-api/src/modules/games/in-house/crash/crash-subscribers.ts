import type { Player } from '../player';
import type { CrashTable } from './crash-table';

export interface CrashSubscriber {
  readonly player: Pick<Player, 'key' | 'demo' | 'brandId'>;
  /** @param frames whole messages as they go over the wire */
  send(frames: string): void;
}

/** A connected page. */
export interface CrashPage {
  readonly subscriber: CrashSubscriber;
  readonly group: number;
  /** The last table sent to it. */
  table: string;
  /** Pending messages. */
  waiting: string;
}

/**
 * The connected pages, indexed by player. Thousands of pages are written to in batches, and everything pending for a
 * page is sent in one piece.
 */
export interface CrashSubscribers {
  add(subscriber: CrashSubscriber): CrashPage;
  remove(page: CrashPage): void;
  /** Sends at once to the pages of a group. */
  sendNow(group: number, frame: string): void;
  /** Sends to everybody before any pending messages. */
  sendAll(frame: string): void;
  /** @param frame called only when the player is connected */
  sendTo(player: string, frame: () => string): void;
  /** Sends the bets of a round to those whose view of them has changed. */
  sendTable(table: CrashTable, targets?: Iterable<CrashPage>): void;
}

/** @param groups number of groups that the pages are spread over evenly */
export function createSubscribers(groups: number): CrashSubscribers {
  const pages = new Set<CrashPage>();
  const byGroup = Array.from({ length: groups }, () => new Set<CrashPage>());
  const byPlayer = new Map<string, Set<CrashPage>>();
  const outbox = createOutbox();
  let memberCount = 0;

  return {
    add(subscriber) {
      const { key } = subscriber.player;
      const page: CrashPage = { subscriber, group: memberCount++ % groups, table: '', waiting: '' };
      pages.add(page);
      byGroup[page.group]?.add(page);
      byPlayer.set(key, (byPlayer.get(key) ?? new Set()).add(page));
      return page;
    },
    remove(page) {
      const { key } = page.subscriber.player;
      const own = byPlayer.get(key);
      own?.delete(page);
      if (own?.size === 0) byPlayer.delete(key);
      byGroup[page.group]?.delete(page);
      pages.delete(page);
      outbox.drop(page);
    },
    sendNow(group, frame) {
      for (const { subscriber } of byGroup[group] ?? []) subscriber.send(frame);
    },
    sendAll(frame) {
      outbox.hurry();
      for (const page of pages) outbox.put(page, frame);
    },
    sendTo(player, frame) {
      const own = byPlayer.get(player);
      if (!own) return;
      const text = frame();
      for (const page of own) outbox.put(page, text);
    },
    sendTable(table, targets = pages) {
      for (const page of targets) {
        const frame = table.frameFor(page.subscriber.player);
        if (page.table === frame) continue;
        page.table = frame;
        outbox.put(page, frame);
      }
    },
  };
}

/** Pages written to before yielding: about a millisecond. */
const PAGES_A_TURN = 50;
/** Pause between two batches: results are paid at the same time and take precedence. */
const PAUSE_MS = 8;

function createOutbox() {
  const waiting = new Set<CrashPage>();
  let isUnderWay = false;
  let isUrgent = false;

  const scheduleFlush = (): void => {
    isUnderWay = true;
    if (isUrgent) setImmediate(sendSome);
    else setTimeout(sendSome, PAUSE_MS);
  };
  const sendSome = () => {
    let remaining = PAGES_A_TURN;
    for (const page of waiting) {
      if (remaining-- === 0) break;
      const frames = page.waiting;
      page.waiting = '';
      waiting.delete(page);
      page.subscriber.send(frames);
    }
    isUnderWay = false;
    if (waiting.size > 0) scheduleFlush();
    else isUrgent = false;
  };

  return {
    put(page: CrashPage, frame: string) {
      page.waiting += frame;
      waiting.add(page);
      if (!isUnderWay) scheduleFlush();
    },
    /** Once urgent, the pending messages are flushed without pauses. */
    hurry() {
      isUrgent = true;
    },
    drop: (page: CrashPage) => waiting.delete(page),
  };
}
