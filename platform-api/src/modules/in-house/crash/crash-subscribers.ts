import type { Player } from '../player';
import type { CrashTable } from './crash-table';

export interface CrashSubscriber {
  readonly player: Pick<Player, 'key' | 'demo'>;
  /** @param frame a message as it goes over the wire */
  send(frame: string): void;
}

/** The connected pages, by player: what concerns one player is not looked for among all. */
export interface CrashSubscribers {
  /** @returns ends it */
  add(subscriber: CrashSubscriber): () => void;
  sendAll(frame: string): void;
  /** @param frame made only when the player is connected */
  sendTo(player: string, frame: () => string): void;
  /** Sends the bets of a round to those whose view of them has changed. */
  sendTable(table: CrashTable, targets?: Iterable<CrashSubscriber>): void;
}

export function createSubscribers(): CrashSubscribers {
  const byPlayer = new Map<string, Set<CrashSubscriber>>();
  const lastTable = new Map<CrashSubscriber, string>();

  return {
    add(subscriber) {
      const { key } = subscriber.player;
      const pages = byPlayer.get(key) ?? new Set();
      byPlayer.set(key, pages.add(subscriber));
      lastTable.set(subscriber, '');
      return () => {
        pages.delete(subscriber);
        lastTable.delete(subscriber);
        if (pages.size === 0 && byPlayer.get(key) === pages) byPlayer.delete(key);
      };
    },
    sendAll(frame) {
      for (const subscriber of lastTable.keys()) subscriber.send(frame);
    },
    sendTo(player, frame) {
      const pages = byPlayer.get(player);
      if (!pages) return;
      const text = frame();
      for (const page of pages) page.send(text);
    },
    sendTable(table, targets = lastTable.keys()) {
      for (const target of targets) {
        const frame = table.frameFor(target.player);
        if (lastTable.get(target) === frame) continue;
        lastTable.set(target, frame);
        target.send(frame);
      }
    },
  };
}
