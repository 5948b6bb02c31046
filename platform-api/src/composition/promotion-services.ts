import type { BettingService } from '../modules/betting/service';
import { createBonusAdmin } from '../modules/bonus/admin/service';
import { createMemberBonuses } from '../modules/bonus/member-bonuses';
import type { Bonuses } from '../modules/bonus/service';
import type { BrandService } from '../modules/brand/service';
import type { CatalogueService } from '../modules/catalogue/service';
import { createMemberFreeBets } from '../modules/free-bets/member-free-bets';
import { createPromiseFreeBets } from '../modules/free-bets/promise-free-bets';
import { createFreeBets } from '../modules/free-bets/service';
import { createSeedPairs } from '../modules/in-house/seeds/seed-pairs';
import type { LedgerService } from '../modules/ledger/service';
import { verifyFolds } from '../modules/ledger/verify';
import type { Limits } from '../modules/limits/service';
import type { MemberService } from '../modules/member/service';
import type { Messaging } from '../modules/messaging/service';
import type { Audit } from '../modules/operator/audit';
import { createMissionsAdmin } from '../modules/missions/admin/missions-admin';
import { announceProgress, createMissions, createMissionsFold } from '../modules/missions/service';
import { createNightlyCheck } from '../modules/play-feed/nightly-check';
import { createPlayFeed } from '../modules/play-feed/play-feed';
import { createPayEarnedPoints, pointsFold } from '../modules/points/earned-points';
import { createPoints } from '../modules/points/service';
import { createRebates } from '../modules/rebates/service';
import { createPromotionsAdmin } from '../modules/promotions/admin/promotions-admin';
import { queueLevels } from '../modules/promotions/event-service';
import { createPromotions } from '../modules/promotions/service';
import { createRewards } from '../modules/rewards/rewards';
import { createPrizes } from '../modules/prizes/service';
import { createTickets } from '../modules/tickets/service';
import type { Uploads } from '../modules/upload/service';
import { createUnits } from '../modules/units/service';
import type { VendorPorts } from '../modules/vendor-api/service';
import { createVip } from '../modules/vip/service';
import type { VipLevels } from '../modules/vip/vip-levels';
import { type WageringService, wageringFold } from '../modules/wagering/service';
import type { WalletsService } from '../modules/wallets/service';
import type { WithdrawPasswordService } from '../modules/withdraw-password/service';
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
    ...{ platform, units, tickets, freeBets: createPromiseFreeBets(freeBets) },
    ...parts,
  });
  const missions = createMissions({ platform, rewards, ...parts });
  const promotions = { platform, rewards, announceInvitation: missions.announceInvitation, ...parts };
  const rebates = createRebates({ platform, rewards, ...parts });
  const vip = createVip({
    ...{ platform, rewards, rebateRates: rebates.ratesOn, ...parts },
    levelReached: (tx, rise) => queueLevels(tx, platform.jobs, rise),
  });
  const draws = { seedPairs: createSeedPairs(platform.database.pool), beacon: await openBeacon(platform.config) };
  return {
    playFeed: createPlayFeed(platform, [
      { ...wageringFold, announce: bonuses.played },
      pointsFold,
      createMissionsFold(platform),
      vip.rises.fold,
    ]),
    nightlyCheck: createNightlyCheck(platform, () => verifyFolds(platform.database.pool)),
    units,
    rewards,
    rebates,
    vip,
    ownBonuses: createMemberBonuses({ platform, ids, ...parts }),
    bonusAdmin: createBonusAdmin({ platform, ids, ...parts }),
    tickets,
    prizes: createPrizes({
      ...{ platform, tickets, rewards, ...draws, ...parts },
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
