import type { Platform } from '../../platform/platform';
import { hashToken } from '../../platform/secrets';
import { createBatcher } from '../../platform/batcher';
import { type Player, type PlaySession, readPlayers, readSessions, readVendor, type Vendor } from './directory';
import { createKnown } from './known';

/** How long another process may go on taking bets of a session that was ended here, or of a member who was barred. */
const SESSION_LIFE_MS = 15_000;
// Names whose money it is; whether they may bet is read with the session.
const PLAYER_LIFE_MS = 60_000;
const VENDOR_LIFE_MS = 10_000;
const GAME_LIFE_MS = 60_000;
const MAX_ENTRIES = 50_000;

/** A game as a bet refers to it. */
export interface PlayableGame {
  readonly id: number;
  readonly type: string;
}

/** Where the wallet finds games: the catalogue, given at composition. */
export interface GameDirectory {
  anyGameByCode(vendorCode: string, gameCode: string): Promise<PlayableGame | undefined>;
}

/** Who calls and for whom: vendors, players, sessions and games as a wallet call needs them, from a short memory. */
export interface Callers {
  vendor(code: string): Promise<Vendor | null>;
  session(token: string): Promise<PlaySession | null>;
  player(walletUser: string): Promise<Player | null>;
  game(vendorCode: string, gameCode: string): Promise<PlayableGame | null>;
  /** Forgets a member's sessions: after logout, self-exclusion or disabling. */
  forgetMember(memberId: bigint): void;
}

/** Waiting look-ups of sessions and players share a statement, as the bets do that need them. */
export function createCallers(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  directory: GameDirectory,
): Callers {
  const now = () => clock.now().getTime();
  const self = (key: string) => key;
  const sessionReader = createBatcher<string, PlaySession | null>({
    keyOf: self,
    run: (tokens) => readSessions(pool, tokens.map(hashToken)),
  });
  const playerReader = createBatcher<string, Player | null>({ keyOf: self, run: (users) => readPlayers(pool, users) });

  const vendors = createKnown({
    read: (code) => readVendor(pool, code),
    lifeMs: VENDOR_LIFE_MS,
    maxEntries: 1_000,
    now,
  });
  const sessions = createKnown({ read: sessionReader.submit, lifeMs: SESSION_LIFE_MS, maxEntries: MAX_ENTRIES, now });
  const players = createKnown({ read: playerReader.submit, lifeMs: PLAYER_LIFE_MS, maxEntries: MAX_ENTRIES, now });
  const games = createKnown({
    read: async (key) => {
      const [vendorCode = '', gameCode = ''] = key.split('\n');
      return (await directory.anyGameByCode(vendorCode, gameCode)) ?? null;
    },
    lifeMs: GAME_LIFE_MS,
    maxEntries: MAX_ENTRIES,
    now,
  });

  return {
    vendor: vendors.get,
    session: sessions.get,
    player: players.get,
    game: (vendorCode, gameCode) => games.get(`${vendorCode}\n${gameCode}`),
    forgetMember(memberId) {
      sessions.forget((session) => session?.player.memberId === memberId);
      players.forget((player) => player?.memberId === memberId);
    },
  };
}
