import type { BettingService } from '../modules/games/betting/service';
import { createBonusAdmin } from '../modules/money/bonus/admin/service';
import { createMemberBonuses } from '../modules/money/bonus/member-bonuses';
import type { Bonuses } from '../modules/money/bonus/service';
import type { BrandService } from '../modules/site/brand/service';
import { createGameNames } from '../modules/games/catalogue/game-names';
import type { Proposals } from '../modules/operators/proposals/service';
import type { CatalogueService } from '../modules/games/catalogue/service';
import { createMemberFreeBets } from '../modules/games/free-bets/member-free-bets';
import { createPromiseFreeBets } from '../modules/games/free-bets/promise-free-bets';
import { createFreeBets } from '../modules/games/free-bets/service';
import { createSeedPairs } from '../modules/games/in-house/seeds/seed-pairs';
import type { LedgerService } from '../modules/money/ledger/service';
import { verifyFolds } from '../modules/money/ledger/verify';
import type { Limits } from '../modules/money/limits/service';
import { lineCashFold, lineFold } from '../modules/people/agent/line-fold';
import type { MemberService } from '../modules/people/member/service';
import type { Messaging } from '../modules/people/messaging/service';
import type { Audit } from '../modules/operators/audit/audit';
import { createMissionsAdmin } from '../modules/rewards/missions/admin/missions-admin';
import { announceProgress, createMissions, createMissionsFold } from '../modules/rewards/missions/service';
import { createNightlyCheck } from '../modules/rewards/play-feed/nightly-check';
import { createSettlement } from '../modules/money/settlement/service';
import { salaryFold } from '../modules/money/settlement/salary-fold';
import { createPlayFeed } from '../modules/rewards/play-feed/play-feed';
import { createPayEarnedPoints, pointsFold } from '../modules/rewards/points/earned-points';
import { createPoints } from '../modules/rewards/points/service';
import { createRebates } from '../modules/rewards/rebates/service';
import { createPromotionsAdmin } from '../modules/rewards/promotions/admin/promotions-admin';
import { queueLevels } from '../modules/rewards/promotions/trigger/promotion-event';
import { createPromotions } from '../modules/rewards/promotions/service';
import { createRewards } from '../modules/rewards/rewards/rewards';
import { createPrizes } from '../modules/rewards/prizes/service';
import { createTickets } from '../modules/rewards/tickets/service';
import type { Uploads } from '../modules/operators/uploads/service';
import { createUnits } from '../modules/money/units/service';
import type { VendorPorts } from '../modules/games/vendor-api/service';
import { createVip } from '../modules/rewards/vip/service';
import type { VipLevels } from '../modules/rewards/vip/vip-levels';
import { type WageringService, wageringFold } from '../modules/money/wagering/service';
import type { WalletsService } from '../modules/money/wallets/service';
import type { WithdrawPasswordService } from '../modules/money/withdraw-password/service';
import { openBeacon } from '../platform/beacon';
import type { Platform } from '../platform/platform';
import type { PublicIds } from '../platform/public-id';

interface PromotionParts {
  readonly ledger: LedgerService;
  readonly wagering: WageringService;
  readonly bonuses: Bonuses;
  readonly withdrawPasswords: WithdrawPasswordService;
  readonly publicIds: PublicIds;
  readonly audit: Audit;
  readonly proposals: Proposals;
  readonly brands: BrandService;
  readonly catalogue: CatalogueService;
  readonly betting: BettingService;
  readonly limits: Limits;
  readonly members: MemberService;
  readonly messaging: Messaging;
  readonly uploads: Uploads;
  readonly vendorPorts: VendorPorts;
  readonly vipLevels: VipLevels;
  readonly wallets: WalletsService;
}

/** What follows from play, and what rewards it: wagering, free bets, points, missions, rebates, VIP levels, prizes. */
export async function openPromotionServices(platform: Platform, { vendorPorts: ports, ...parts }: PromotionParts) {
  const { withdrawPasswords: passwords, publicIds: ids, bonuses } = parts;
  const units = createUnits(platform);
  const tickets = createTickets(platform, units);
  const freeBets = { platform, ports, ...parts };
  const rewards = createRewards({
    platform,
    units,
    tickets,
    freeBets: createPromiseFreeBets(freeBets),
    ...parts,
  });
  const missions = createMissions({ platform, rewards, ...parts });
  const promotions = { platform, rewards, announceInvitation: missions.announceInvitation, ...parts };
  const rebates = createRebates({ platform, rewards, ...parts });
  const vip = createVip({
    platform,
    rewards,
    rebateRates: rebates.ratesOn,
    ...parts,
    levelReached: (tx, rise) => queueLevels(tx, platform.jobs, rise),
  });
  const draws = { seedPairs: createSeedPairs(platform.database.pool), beacon: await openBeacon(platform.config) };
  return {
    playFeed: createPlayFeed(platform, [
      { ...wageringFold, announce: bonuses.played },
      pointsFold,
      createMissionsFold(platform),
      vip.rises.fold,
      lineFold,
      salaryFold,
      lineCashFold,
    ]),
    nightlyCheck: createNightlyCheck(platform, () => verifyFolds(platform.database.pool)),
    settlement: createSettlement({ platform, ...parts }),
    units,
    rewards,
    rebates,
    vip,
    ownBonuses: createMemberBonuses({ platform, ids, games: createGameNames(parts.catalogue), ...parts }),
    bonusAdmin: createBonusAdmin({ platform, ids, ...parts }),
    tickets,
    prizes: createPrizes({
      platform,
      tickets,
      rewards,
      ...draws,
      ...parts,
      checkedIn: (memberId) => announceProgress(platform, [memberId]),
    }),
    promotions: createPromotions(promotions),
    promotionsAdmin: createPromotionsAdmin(promotions),
    missions,
    missionsAdmin: createMissionsAdmin({ platform, ...parts }),
    points: createPoints({ platform, units, passwords, ids, ...parts }),
    payEarnedPoints: createPayEarnedPoints({ platform, ...parts }),
    freeBets: createFreeBets(freeBets),
    ownFreeBets: createMemberFreeBets(freeBets),
  };
}
