import type { Platform } from '../../platform/platform';
import { hashToken } from '../../platform/secrets';
import { reportBatchFailures } from '../../platform/batch-failures';
import { createBatcher } from '../../platform/batcher';
import { listen } from '../../platform/events/listen';
import { type Player, type PlaySession, readPlayers, readSessions, readVendor, type Vendor } from './directory';
import { createExpiringCache } from '../../platform/expiring-cache';

/** Told by the database when a session ends, a member is barred or a brand changes (migration 0036). */
const PLAYER_CHANNEL = 'marquee_player';
const EVERYBODY = '*';
/** Sessions and players are kept until they change: this only bounds what is kept of those who went away. */
const PLAYER_LIFE_MS = 600_000;
/** While changes are not heard: how long bets of a session may be taken that was ended elsewhere. */
const UNHEARD_LIFE_MS = 15_000;
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
  /** Forgets a member's sessions: after logout, self-exclusion or disabling. Other processes hear of it from the database. */
  forgetMember(memberId: bigint): void;
  close(): Promise<void>;
}

/**
 * Waiting look-ups of sessions and players share a statement, as the bets do that need them. Should the connection break on which
 * changes are heard, nothing that was remembered before counts any more, and what is read then is kept for a moment only.
 */
export async function createCallers(
  platform: Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'metrics'>,
  directory: GameDirectory,
): Promise<Callers> {
  const { config, clock, log } = platform;
  const { pool } = platform.database;
  const now = () => clock.now().getTime();
  const { sessionReader, playerReader } = createReaders(platform);

  const vendors = createExpiringCache({
    read: (code) => readVendor(pool, code),
    life: () => VENDOR_LIFE_MS,
    maxEntries: 1_000,
    now,
  });
  let isListeningNow = false;
  const aboutPlayers = {
    life: () => (isListeningNow ? PLAYER_LIFE_MS : UNHEARD_LIFE_MS),
    maxEntries: MAX_ENTRIES,
    now,
  };
  const sessions = createExpiringCache({
    read: sessionReader.submit,
    ownerOf: (session) => session.player.memberId,
    ...aboutPlayers,
  });
  const players = createExpiringCache({
    read: playerReader.submit,
    ownerOf: (player) => player.memberId,
    ...aboutPlayers,
  });
  const games = createExpiringCache({
    read: async (key) => {
      const [vendorCode = '', gameCode = ''] = key.split('\n');
      return (await directory.anyGameByCode(vendorCode, gameCode)) ?? null;
    },
    life: () => GAME_LIFE_MS,
    maxEntries: MAX_ENTRIES,
    now,
  });

  const forgetMember = (memberId: bigint) => {
    sessions.forget(memberId);
    players.forget(memberId);
  };
  const forgetEverybody = () => {
    sessions.forgetAll();
    players.forgetAll();
  };
  const resetCaches = (isListening: boolean) => {
    isListeningNow = isListening;
    forgetEverybody();
  };
  const changes = await listen(
    config.databaseUrl,
    PLAYER_CHANNEL,
    {
      onMessage: (payload) => (payload === EVERYBODY ? forgetEverybody() : forgetMember(BigInt(payload))),
      onListening: () => resetCaches(true),
      onLost: () => resetCaches(false),
    },
    log,
  );

  return {
    vendor: vendors.get,
    session: sessions.get,
    player: players.get,
    game: (vendorCode, gameCode) => games.get(`${vendorCode}\n${gameCode}`),
    forgetMember,
    close: changes.close,
  };
}

/** Look-ups that arrive together share a statement. */
function createReaders(platform: Pick<Platform, 'database' | 'log' | 'metrics'>) {
  const { pool } = platform.database;
  const keyOf = (key: string) => key;
  return {
    sessionReader: createBatcher<string, PlaySession | null>({
      keyOf,
      onBatchFailure: reportBatchFailures(platform, 'sessions'),
      run: (tokens) => readSessions(pool, tokens.map(hashToken)),
    }),
    playerReader: createBatcher<string, Player | null>({
      keyOf,
      onBatchFailure: reportBatchFailures(platform, 'players'),
      run: (users) => readPlayers(pool, users),
    }),
  };
}
