import { randomInt } from 'node:crypto';
import type { DemoPlayer, DemoSeat } from '@marquee/contract/demo-players';
import type { StoredSession } from '../studio/play-session';

export interface CrowdParts {
  readonly players: readonly DemoPlayer[];
  /** Opens a vendor's session for a player, as the platform's `gameUrl` call does. */
  readonly openSession: (session: Omit<StoredSession, 'id' | 'openedAt'>) => Promise<{ readonly id: string }>;
  /** Address of this sandbox. */
  readonly ownUrl: string;
  /** Address of the platform, and the host name of its in-house games. */
  readonly platformUrl: string;
  readonly playHost: string;
  /** Below which every brand has its site. */
  readonly domain: string;
}

/** A studio's session ends after twelve hours. */
const SESSION_MS = 6 * 3_600_000;

export const chance = (share: number): boolean => randomInt(1_000) < share * 1_000;

/** @throws RangeError for an empty list */
export function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** The session of a seat; opened when first needed, and again when it is old. @returns its id */
export function sessionOpener({ openSession }: CrowdParts, kind: string) {
  const sessions = new Map<DemoSeat, { readonly id: string; readonly openedMs: number }>();
  return async (player: DemoPlayer, seat: DemoSeat): Promise<string> => {
    const open = sessions.get(seat);
    if (open && Date.now() - open.openedMs < SESSION_MS) return open.id;
    const { vendor, gameCode, gameName, token, jackpotPool } = seat;
    const { user, currency, language } = player;
    const pool = jackpotPool && { jackpotPool };
    const session = { vendor, gameCode, gameName, token, user, currency, language, ...pool };
    const { id } = await openSession({ ...session, kind, demo: false, lobbyUrl: null });
    sessions.set(seat, { id, openedMs: Date.now() });
    return id;
  };
}
