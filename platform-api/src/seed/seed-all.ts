import type { Config } from '../platform/config';
import type { Database } from '../platform/database';
import { shippedBrands } from './brands/brand-folder';
import { seedBrands } from './brands/seed-brands';
import { seedRemotes } from './brands/seed-remotes';
import { seedCatalogue } from './catalogue/seed-catalogue';
import { seedContent } from './content/seed-content';
import { seedChannels } from './cashier/seed-channels';
import { seedInstitutions } from './cashier/seed-institutions';
import { seedLotteries } from './lottery/seed-lotteries';
import { seedMissions } from './missions/seed-missions';
import { seedPoints } from './points/seed-points';
import { seedPromotions } from './promotions/seed-promotions';
import { seedVip } from './vip/seed-vip';
import { seedPrizes } from './prizes/seed-prizes';
import { seedCannedReplies } from './support/seed-canned-replies';
import { seedIdentity } from './identity/seed-identity';

/** Seeds the product's own brands. Safe to repeat: operators' changes stay. */
export async function seedAll(database: Database, config: Config): Promise<void> {
  await seedBrands(database, config);
  const codes = shippedBrands().map(({ code }) => code);
  await seedRemotes(database, config, codes);
  await seedCatalogue(database, config);
  await seedLotteries(database);
  await seedContent(database);
  await seedIdentity(database);
  await seedChannels(database);
  await seedInstitutions(database);
  await seedPoints(database);
  await seedMissions(database);
  await seedPromotions(database);
  await seedVip(database);
  await seedPrizes(database);
  await seedCannedReplies(database);
}
