import { isInHouseCode } from '@marquee/contract/in-house';
import type { Clock } from '../../../platform/clock';
import { type Config, originOf } from '../../../platform/config';
import { createExpiringCache } from '../../../platform/expiring-cache';
import { maskName } from '../../../platform/mask-name';
import type { BrandService } from '../../site/brand/service';
import type { CatalogueService } from '../catalogue/service';
import type { GameSessions } from '../launch/game-sessions';
import type { MemberService } from '../../people/member/service';
import type { LaunchedPlayer, LaunchedPlayers } from './launched-player';

/** How long a player is cached for stakes, for which the wallet checks the session itself. */
const RECENT_MS = 10_000;
const MAX_RECENT = 20_000;

export interface LaunchedPlayersParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly members: Pick<MemberService, 'byId'>;
  readonly catalogue: Pick<CatalogueService, 'anyGame'>;
  readonly gameSessions: Pick<GameSessions, 'byToken'>;
  /** The in-house vendor; tokens for games of others are rejected. */
  readonly vendorCode: string;
}

/** Players by their launch tokens. */
export function createLaunchedPlayers(parts: LaunchedPlayersParts): LaunchedPlayers {
  const { config, clock, brands, members, catalogue, gameSessions, vendorCode } = parts;

  const byToken = async (token: string): Promise<LaunchedPlayer | null> => {
    const session = await gameSessions.byToken(token);
    if (!session || session.endedAt || session.expiresAt <= clock.now()) return null;
    const game = await catalogue.anyGame(session.gameId);
    if (game?.vendor.code !== vendorCode || !isInHouseCode(game.code)) return null;
    const brand = await brands.byId(session.brandId);
    const member = session.memberId === null ? null : await members.byId(session.memberId);
    const isDemo = session.mode === 'demo';
    return {
      key: isDemo || !member ? `demo:${session.id}` : member.walletUser,
      sessionId: session.id,
      token,
      game: game.code,
      demo: isDemo,
      currency: session.currency,
      brandId: brand.id,
      name: maskName(member?.account ?? 'guest'),
      currencySymbol: isDemo ? '' : brand.config.currencySymbol,
      brandCode: brand.code,
      autoBet: brand.config.jurisdiction.autoBet,
      lobbyUrl: `${originOf(config, brand.code)}/bgs`,
    };
  };
  const recent = createExpiringCache({
    read: byToken,
    life: () => RECENT_MS,
    maxEntries: MAX_RECENT,
    now: () => clock.now().getTime(),
  });
  return { byToken, recentByToken: recent.get };
}
