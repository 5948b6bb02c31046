import type { Platform } from '../../../platform/platform';
import { hashToken } from '../../../platform/secrets';
import { reportBatchFailures } from '../../../platform/batch-failures';
import { createBatcher } from '../../../platform/batcher';
import { listen } from '../../../platform/events/listen';
import { type Player, type PlaySession, readPlayers, readSessions, readVendor, type Vendor } from './directory';
import { createExpiringCache } from '../../../platform/expiring-cache';

/** Notified by the database when a session ends, a member is barred or a brand changes. */
const PLAYER_CHANNEL = 'marquee_player';
const EVERYBODY = '*';
/** Cached sessions and players are invalidated by notifications: this limit only bounds the memory of inactive ones. */
const PLAYER_LIFE_MS = 600_000;
/** Cache lifetime while notifications are unavailable: how long bets of a session ended elsewhere may be accepted. */
const UNHEARD_LIFE_MS = 15_000;
const VENDOR_LIFE_MS = 10_000;
const GAME_LIFE_MS = 60_000;
const MAX_ENTRIES = 50_000;

/** A game as referenced by a bet. */
export interface PlayableGame {
  readonly id: number;
  readonly type: string;
}

/** Source of games: the catalogue, injected at composition. */
export interface GameDirectory {
  anyGameByCode(vendorCode: string, gameCode: string): Promise<PlayableGame | undefined>;
}

/** Source of the jackpot pools that vendors have at brands: injected at composition. */
export interface PoolDirectory {
  poolOf(brandId: number, vendorId: number): Promise<{ readonly id: number } | null>;
}

/** Cached lookups of vendors, players, sessions and games for wallet calls. */
export interface Callers {
  vendor(code: string): Promise<Vendor | null>;
  session(token: string): Promise<PlaySession | null>;
  player(walletUser: string): Promise<Player | null>;
  game(vendorCode: string, gameCode: string): Promise<PlayableGame | null>;
  /** The id of the jackpot pool that a vendor has at a brand. */
  pool(brandId: number, vendorId: number): Promise<number | null>;
  /**
   * Invalidates a member's sessions: after logout, self-exclusion or disabling. The database notifies other processes.
   */
  forgetMember(memberId: bigint): void;
  close(): Promise<void>;
}

/**
 * Concurrent lookups of sessions and players share a statement, as their bets do. If the notification connection
 * breaks, everything cached before is invalid, and later reads are cached briefly only.
 */
export async function createCallers(
  platform: Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'metrics'>,
  directory: GameDirectory,
  poolDirectory: PoolDirectory,
): Promise<Callers> {
  const { config, clock, log } = platform;
  const now = () => clock.now().getTime();
  const { sessionReader, playerReader } = createReaders(platform);

  const { vendors, games, pools } = createDirectoryCaches(platform, directory, poolDirectory);
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
    config.directDatabaseUrl,
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
    pool: (brandId, vendorId) => pools.get(`${brandId} ${vendorId}`),
    forgetMember,
    close: changes.close,
  };
}

/** Concurrent lookups share a statement. */
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

/** What does not concern members; changes are seen when an entry has expired. */
function createDirectoryCaches(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  directory: GameDirectory,
  poolDirectory: PoolDirectory,
) {
  const now = () => clock.now().getTime();
  const vendors = createExpiringCache({
    read: (code) => readVendor(pool, code),
    life: () => VENDOR_LIFE_MS,
    maxEntries: 1_000,
    now,
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

  const pools = createExpiringCache({
    read: async (key) => {
      const [brandId, vendorId] = key.split(' ').map(Number);
      return (await poolDirectory.poolOf(brandId ?? 0, vendorId ?? 0))?.id ?? null;
    },
    life: () => VENDOR_LIFE_MS,
    maxEntries: 1_000,
    now,
  });
  return { vendors, games, pools };
}
