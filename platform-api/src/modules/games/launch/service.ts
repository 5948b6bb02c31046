import type { CallValue } from '@marquee/contract/calls/index';
import { launchTag } from '@marquee/contract/languages';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { CatalogueGame } from '../catalogue/catalogue-game';
import type { CatalogueService } from '../catalogue/service';
import type { BrandService } from '../../site/brand/service';
import type { JackpotPools } from '../jackpot/jackpots';
import type { LaunchMode } from './game-session-repository';
import type { GameSessions } from './game-sessions';
import { originOf } from '../../../platform/config';
import type { VendorGameUrlRequest, VendorPort } from '../vendor-api/vendor-port';
import type { WalletsService } from '../../money/wallets/service';

/** A launch token outlives the longest login session, so that a game does not end before the login. */
const REAL_SESSION_MS = 12 * 3_600_000;
const DEMO_SESSION_MS = 2 * 3_600_000;
/** The wallet protocol's currency of demo play. */
const DEMO_CURRENCY = 'XXX';
const RECOMMENDED = 6;

export interface LaunchRequest {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
  readonly gameId: number;
  readonly mode: LaunchMode;
  readonly language: string;
}

export interface LaunchService {
  /**
   * Opens a game: a launch token of its own and the URL of the vendor's client.
   * @throws Failure `game_not_found`, `not_logged_in`, `in_need_true_account`, `password_change_required`, `game_no_demo`,
   * `session_limit_reached`, `timed_out`, `self_excluded`, or `game_maintenance` with
   * games that can be played instead in `details.recommended`
   */
  launch(request: LaunchRequest): Promise<CallValue<'games.launch'>>;
}

interface LaunchDependencies {
  readonly platform: Platform;
  readonly catalogue: CatalogueService;
  readonly sessions: GameSessions;
  /** Throws the reason why a member may not play for real money. */
  readonly admitSession: (memberId: bigint) => Promise<void>;
  readonly vendors: {
    /** Null when the vendor is not connected. */
    of(vendorCode: string): Promise<VendorPort | null>;
    /** Called for a vendor that does not open a game. */
    failed(vendorCode: string): void;
  };
  /** The member's id at vendors. */
  readonly walletUserOf: (memberId: bigint) => Promise<string | null>;
  readonly enterGame: WalletsService['enterGame'];
  readonly brands: Pick<BrandService, 'byId'>;
  readonly jackpotPools: JackpotPools;
}

export function createLaunchService({
  platform,
  catalogue,
  sessions,
  admitSession,
  vendors,
  walletUserOf,
  enterGame,
  ...sources
}: LaunchDependencies): LaunchService {
  const refuseMaintenance = async (request: LaunchRequest, game: CatalogueGame): Promise<never> => {
    const recommended = await catalogue.recommended(request.brand.id, RECOMMENDED, request.language, game.id);
    throw new Failure('game_maintenance', { game: catalogue.present(game, request.language), recommended });
  };

  /** The vendor's page of the game; null when the vendor does not answer, or names a page that the brand may not frame. */
  const openAt = async (
    port: VendorPort,
    game: CatalogueGame,
    request: VendorGameUrlRequest,
  ): Promise<string | null> => {
    try {
      const url = await port.gameUrl(request);
      if (game.vendor.playOrigin === null || new URL(url).origin === game.vendor.playOrigin) return url;
      platform.log.error({ vendor: game.vendor.code, url }, 'a vendor opened a game outside of its play origin');
    } catch (err) {
      platform.log.warn({ err, vendor: game.vendor.code }, 'a vendor did not open a game');
      vendors.failed(game.vendor.code);
    }
    return null;
  };

  return {
    async launch(request) {
      const { brand, member, gameId, mode, language } = request;
      const game = await catalogue.gameToOpen(brand.id, gameId);
      if (mode === 'real') requireRealAccount(member);
      const port = game.playable ? await vendors.of(game.vendor.code) : null;
      if (!port) return refuseMaintenance(request, game);
      if (mode === 'real' && member) await admitSession(member.id);
      if (mode === 'demo' && !game.hasDemo) throw new Failure('game_no_demo');
      const currency = mode === 'demo' ? DEMO_CURRENCY : brand.currency;
      const expiresAt = new Date(
        platform.clock.now().getTime() + (mode === 'demo' ? DEMO_SESSION_MS : REAL_SESSION_MS),
      );
      const { id, token } = await sessions.open({
        memberId: mode === 'demo' ? null : (member?.id ?? null),
        brandId: brand.id,
        currency,
        gameId,
        mode,
        expiresAt,
      });
      const user = mode === 'demo' || !member ? null : await walletUserOf(member.id);
      const lobbyUrl = `${originOf(platform.config, brand.code)}/${game.type}`;
      const terms = await termsOf(sources, brand.id, game.vendor.id, mode);
      const player = { token, language: launchTag(language, brand.formats), mode, user, currency, brand: brand.code };
      const url = await openAt(port, game, { gameCode: game.code, ...player, lobbyUrl, ...terms });
      if (url === null) return refuseMaintenance(request, game);
      if (member) await catalogue.markLaunched(member.id, gameId);
      // Only after the game opened: for a game that does not open, no money moves.
      const visitId = mode === 'real' && member ? await enterGame({ member, brand }, game.vendor.code, id) : null;
      return {
        url,
        mode,
        currency,
        expiresAt: expiresAt.toISOString(),
        visitId,
        game: catalogue.present(game, language),
      };
    },
  };
}

/** Whether the brand's jurisdiction allows autoplay, and the jackpot pool that bets of the game may contribute to. */
async function termsOf(
  { brands, jackpotPools }: Pick<LaunchDependencies, 'brands' | 'jackpotPools'>,
  brandId: number,
  vendorId: number,
  mode: LaunchMode,
): Promise<Pick<VendorGameUrlRequest, 'autoplay' | 'jackpotPool'>> {
  return {
    autoplay: (await brands.byId(brandId)).config.jurisdiction.autoBet,
    jackpotPool: mode === 'real' ? await jackpotPools.poolOf(brandId, vendorId) : null,
  };
}

function requireRealAccount(member: MemberRef | null): void {
  if (!member) throw new Failure('not_logged_in');
  if (member.state === 'trial') throw new Failure('in_need_true_account');
  if (member.passwordDue) throw new Failure('password_change_required');
}
