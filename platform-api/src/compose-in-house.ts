import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { isInHouseCode } from '@marquee/contract/in-house';
import type { FastifyInstance } from 'fastify';
import type { BrandService } from './modules/brand/service';
import type { CatalogueService } from './modules/catalogue/service';
import { clientFiles } from './modules/in-house/client-files';
import { openInHouseEngine } from './modules/in-house/engine';
import type { LaunchedPlayer, LaunchedPlayers } from './modules/in-house/launched-player';
import { inHouseRoutes } from './modules/in-house/routes';
import type { GameSessions } from './modules/launch/game-sessions';
import type { MemberService } from './modules/member/service';
import { createKnown } from './modules/vendor-wallet/known';
import { originOf } from './platform/config';
import { maskName } from './platform/mask-name';
import type { Platform } from './platform/platform';
import { inHouseKeyFile } from './seed/catalogue/vendor-key-files';

const VENDOR_CODE = 'BGS';
/** How long a player is remembered where the wallet asks for the session itself. */
const RECENT_MS = 10_000;
const MAX_RECENT = 20_000;

export interface InHouseDependencies {
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly catalogue: CatalogueService;
  readonly gameSessions: GameSessions;
}

/** The in-house games: their engine begins when the server listens, because it plays against the wallet over HTTP. */
export async function composeInHouse(
  server: FastifyInstance,
  platform: Platform,
  dependencies: InHouseDependencies,
): Promise<{ close(): Promise<void> }> {
  const { config, database, jobs, log, metrics } = platform;
  const { pool } = database;
  const playHost = `play.${config.domain}`;
  const privateKey = await readFile(inHouseKeyFile(config.home), 'utf8').catch(() => null);
  if (!privateKey) {
    log.warn('in-house games are off: their vendor key is not in the state folder');
    return { close: async () => undefined };
  }

  const walletUrl = () => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/wallet/${VENDOR_CODE}`;
  const { databaseUrl } = config;
  const engine = await openInHouseEngine({ pool, databaseUrl, jobs, log, walletUrl, privateKey, metrics });
  inHouseRoutes(server, { engine, pool, playHost, players: launchedPlayers(platform, dependencies) });
  const framedBy = async () => (await dependencies.brands.all()).map(({ code }) => originOf(config, code));
  clientFiles(server, { playHost, folder: config.inHouseFolder, framedBy, secure: config.publicScheme === 'https' });
  server.addHook('onListen', () => engine.start());
  return { close: () => engine.stop() };
}

/** Who a launch token stands for. */
function launchedPlayers(
  { config, clock }: Platform,
  { brands, members, catalogue, gameSessions }: InHouseDependencies,
): LaunchedPlayers {
  const byToken = async (token: string): Promise<LaunchedPlayer | null> => {
    const session = await gameSessions.byToken(token);
    if (!session || session.endedAt || session.expiresAt <= clock.now()) return null;
    const game = await catalogue.anyGame(session.gameId);
    if (game?.vendor.code !== VENDOR_CODE || !isInHouseCode(game.code)) return null;
    const brand = await brands.byId(session.brandId);
    const member = session.memberId === null ? null : await members.byId(session.memberId);
    const demo = session.mode === 'demo';
    return {
      key: demo || !member ? `demo:${session.id}` : member.walletUser,
      sessionId: session.id,
      token,
      game: game.code,
      demo,
      currency: session.currency,
      brandId: brand.id,
      name: maskName(member?.account ?? 'guest'),
      currencySymbol: demo ? '' : brand.config.currencySymbol,
      brandCode: brand.code,
      autoBet: brand.config.jurisdiction.autoBet,
      lobbyUrl: `${originOf(config, brand.code)}/bgs`,
    };
  };
  const recent = createKnown({
    read: byToken,
    life: () => RECENT_MS,
    maxEntries: MAX_RECENT,
    now: () => clock.now().getTime(),
  });
  return { byToken, recentByToken: recent.get };
}
