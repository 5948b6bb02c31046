import type { BootBanner, BootCategory } from '@marquee/contract/boot';
import type { FastifyInstance } from 'fastify';
import { artRoutes } from './modules/art/routes';
import { promotionVideos } from './modules/art/promotion-videos';
import type { BettingService } from './modules/betting/service';
import type { Brand } from './modules/brand/repository';
import type { BrandService } from './modules/brand/service';
import { createGameDesk } from './modules/catalogue/game-desk';
import { gameDeskRoutes } from './modules/catalogue/game-desk-routes';
import { createJackpotDesk } from './modules/catalogue/jackpot-desk';
import { createJackpotService } from './modules/catalogue/jackpot-service';
import { handleImports } from './modules/catalogue/list-import/import-job';
import { gameImportRoutes } from './modules/catalogue/list-import/import-routes';
import { createGameImports } from './modules/catalogue/list-import/import-service';
import { catalogueRoutes } from './modules/catalogue/routes';
import type { CatalogueService } from './modules/catalogue/service';
import type { WinnersSource } from './modules/catalogue/winners-source';
import { createArticleDesk } from './modules/content/article-desk';
import { articleDeskRoutes } from './modules/content/article-desk-routes';
import { contentPageRoutes } from './modules/content/page-routes';
import { createContentPages } from './modules/content/pages';
import { contentRoutes } from './modules/content/routes';
import { createContentService } from './modules/content/service';
import { createOwnFreeBets } from './modules/free-bets/own-free-bets';
import { freeBetsRoutes } from './modules/free-bets/routes';
import { createFreeBets } from './modules/free-bets/service';
import { createGameSessions, type GameSessions } from './modules/launch/game-sessions';
import { launchRoutes } from './modules/launch/routes';
import { createLaunchService } from './modules/launch/service';
import type { Limits } from './modules/limits/service';
import type { MemberService } from './modules/member/service';
import type { Messaging } from './modules/messaging/service';
import type { Audit } from './modules/operator/audit';
import type { VendorReach } from './modules/vendor-api/reach-service';
import type { VendorPorts } from './modules/vendor-api/service';
import type { WalletsService } from './modules/wallets/service';
import type { On } from './platform/http/call-registrar';
import type { Platform } from './platform/platform';

export interface GamesParts {
  readonly brands: BrandService;
  readonly catalogue: CatalogueService;
  readonly reach: VendorReach;
  readonly identity: {
    readonly audit: Audit;
    readonly members: Pick<MemberService, 'byId' | 'byAccount' | 'contactsOf'>;
    readonly messaging: Pick<Messaging, 'send'>;
  };
  readonly money: {
    readonly betting: WinnersSource & Pick<BettingService, 'playedGames' | 'playedRewards'>;
    readonly vendors: { readonly ports: VendorPorts };
    /** Let a member open a game for real money, or throw why not. */
    readonly limits: Pick<Limits, 'admitSession' | 'refuseBarred'>;
  };
  /** Lets money follow into the game. */
  readonly wallets: Pick<WalletsService, 'enterGame'>;
}

/** What visitors see and open: catalogue, art, launches, the jackpot counter, banners, announcements and help. */
export interface Games {
  readonly sessions: GameSessions;
  homeBanners(brand: Brand, language: string): Promise<readonly BootBanner[]>;
  categories(brand: Brand): Promise<readonly BootCategory[]>;
  routes(on: On): void;
  close(): void;
}

export async function composeGames(
  server: FastifyInstance,
  platform: Platform,
  {
    brands,
    catalogue,
    reach,
    identity: { audit, members, messaging },
    money: { betting, limits, vendors },
    wallets,
  }: GamesParts,
): Promise<Games> {
  const sessions = createGameSessions(platform.database.query);
  const jackpot = createJackpotService(platform);
  const content = createContentService(platform);
  const launch = createLaunchService({
    platform,
    catalogue,
    sessions,
    admitSession: limits.admitSession,
    vendors: { of: vendors.ports.of, failed: reach.failed },
    walletUserOf: async (memberId) => (await members.byId(memberId))?.walletUser ?? null,
    enterGame: wallets.enterGame,
  });
  handleImports(platform, vendors.ports);
  artRoutes(server, { platform, catalogue });
  await promotionVideos(server);
  jackpot.run(brands.all);
  server.addHook('onListen', () => reach.start());

  return {
    sessions,
    async homeBanners(brand, language) {
      const banners = await content.banners(brand, ['w_home'], language);
      return banners.map(({ url, alt, linkage, linkageType }) => ({ url, alt, linkage, linkageType }));
    },
    categories: (brand) => catalogue.categories(brand.id),
    routes(on) {
      catalogueRoutes(on, { catalogue, jackpot, winners: betting });
      launchRoutes(on, launch);
      contentRoutes(on, content);
      contentPageRoutes(on, createContentPages(platform), brands);
      const desk = createGameDesk({ platform, brands, catalogue, audit, playedGames: betting.playedGames });
      gameDeskRoutes(on, desk, createJackpotDesk(platform, brands, audit));
      const freeBets = {
        platform,
        brands,
        catalogue,
        members,
        messaging,
        limits,
        betting,
        ports: vendors.ports,
        audit,
      };
      freeBetsRoutes(on, createFreeBets(freeBets), createOwnFreeBets(freeBets));
      gameImportRoutes(on, createGameImports(platform, audit));
      articleDeskRoutes(on, createArticleDesk(platform, brands, audit));
    },
    close() {
      reach.close();
      jackpot.close();
    },
  };
}
