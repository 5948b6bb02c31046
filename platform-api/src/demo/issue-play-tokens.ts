import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEMO_PLAYERS_FILE, type DemoPlayer, type DemoSeat } from '@marquee/contract/demo-players';
import { deleteSessionsOf, insertSession } from '../modules/people/session/repository';
import { createGameSessions } from '../modules/games/launch/game-sessions';
import { type PoolRow, readPool } from '../modules/games/jackpot/pool-repository';
import type { Config } from '../platform/config';
import { type Database, openDatabase } from '../platform/database';
import { hashToken, newToken } from '../platform/secrets';
import { readGames } from './history/read-brand';
import type { DemoBrand, DemoGame } from './history/demo-brand';
import { brandProfiles } from './plan/brand-profiles';
import { DEMO_TIMEOUTS } from './plan/demo-scale';

const PLAYERS_OF_BRAND = 12;
/** One table of each has players. */
const TABLE_GAMES = ['Baccarat', 'Roulette', 'Dragon Tiger', 'Sic Bo'];
/** One player of this many sits at a card table. */
const PLAYERS_PER_CARD_SEAT = 3;
/** The demo may run for weeks; each start issues new tokens. */
const TOKEN_LIFE_MS = 30 * 86_400_000;

interface PlayerRow {
  readonly id: bigint;
  readonly user: string;
  readonly language: string;
}

/**
 * Opens games for some simulated members of a demo history, by the same launch tokens that real players get, and stores them
 * where the vendors of the same machine find them. Tokens of an earlier start end. Nothing without a demo history.
 */
export async function issuePlayTokens(config: Config, now: Date): Promise<void> {
  const database = openDatabase(config.databaseUrl, 1, DEMO_TIMEOUTS);
  try {
    const { rows } = await database.pool.query<{ exists: boolean }>(
      'select exists (select from demo_history) as exists',
    );
    if (!rows[0]?.exists) return;
    const players: DemoPlayer[] = [];
    for (const { code, coin } of brandProfiles) players.push(...(await playersOf(database, code, coin, now)));
    const file = join(config.home, DEMO_PLAYERS_FILE);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.new`, JSON.stringify(players), { mode: 0o600 });
    await rename(`${file}.new`, file);
  } finally {
    await database.close();
  }
}

async function playersOf({ pool }: Database, code: string, coin: number, now: Date): Promise<DemoPlayer[]> {
  const { rows: brands } = await pool.query<DemoBrand['ref']>(
    `select id, code, currency, offset_minutes as "offsetMinutes", config ->> 'defaultLanguage' as "defaultLanguage" from brand where code = $1`,
    [code],
  );
  const [brand] = brands;
  if (!brand) return [];
  const games = await readGames(pool, brand, (table) => TABLE_GAMES.some((name) => table.includes(name)));
  const crash = games.get('bgs')?.find((game) => game.code === 'CRASH');
  // Everybody meets at a few tables; each has a slot.
  const tables = TABLE_GAMES.flatMap((name) => games.get('live')?.find((table) => table.name.includes(name)) ?? []);
  // Their money is in the main wallet.
  const slots = (games.get('rng') ?? []).filter(({ hasOwnWallet }) => !hasOwnWallet);
  const isTeenPatti = ({ name }: DemoGame) => name.includes('Teen Patti');
  const pvp = games.get('pvp') ?? [];
  const cards = [pvp.find(isTeenPatti), pvp.find((game) => !isTeenPatti(game))].filter((game) => game !== undefined);
  if (!crash || tables.length === 0 || slots.length === 0) return [];
  const sessions = createGameSessions(pool);
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS);
  const seat = async (memberId: bigint, game: DemoGame): Promise<DemoSeat> => {
    const session = {
      memberId,
      brandId: brand.id,
      currency: brand.currency,
      gameId: game.id,
      mode: 'real',
      expiresAt,
    } as const;
    const { token } = await sessions.open(session);
    const jackpot = game.poolId === null ? null : await readPool(pool, game.poolId);
    return { vendor: game.vendorCode, gameCode: game.code, gameName: game.name, token, ...launchedPool(jackpot) };
  };
  const siteSession = async (memberId: bigint): Promise<string> => {
    const token = newToken();
    await insertSession(pool, {
      tokenHash: hashToken(token),
      memberId,
      brandId: brand.id,
      lastSeenAt: now,
      expiresAt,
      passwordConfirmedUntil: null,
      deviceFamily: null,
      method: 'username',
      ip: '127.0.0.1',
      userAgent: 'simulated player',
    });
    return token;
  };
  const players: DemoPlayer[] = [];
  for (const [index, { id, user, language }] of (await readPlayers(pool, brand.id)).entries()) {
    await sessions.endAllOf(id);
    await deleteSessionsOf(pool, id, null);
    const at = <Item>(items: readonly Item[]): Item => items[index % items.length] as Item;
    players.push({
      user,
      brand: brand.code,
      sessionToken: await siteSession(id),
      currency: brand.currency,
      language,
      coin,
      slot: await seat(id, at(slots)),
      table: await seat(id, at(tables)),
      crash: await seat(id, crash),
      ...(cards.length > 0 && index % PLAYERS_PER_CARD_SEAT === 0 && { cards: await seat(id, at(cards)) }),
    });
  }
  return players;
}

/** As the launch tells the vendor. */
const launchedPool = (pool: PoolRow | null): Pick<DemoSeat, 'jackpotPool'> =>
  pool ? { jackpotPool: { id: String(pool.id), seed: Number(pool.seed), amount: Number(pool.balance) } } : {};

/** Members without a password, whom nobody else can be, with the most money. */
async function readPlayers(pool: Database['pool'], brandId: number): Promise<PlayerRow[]> {
  const { rows } = await pool.query<PlayerRow>(
    `select m.id, m.wallet_user as "user", m.language
     from member m join wallet w on w.member_id = m.id and w.kind = 'cash'
     where m.brand_id = $1 and m.password_hash is null and m.type = 3 and m.status = 'active' and not w.limited
     order by w.balance desc, m.id limit $2`,
    [brandId, PLAYERS_OF_BRAND],
  );
  return rows;
}
