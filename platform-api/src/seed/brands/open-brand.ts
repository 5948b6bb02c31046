import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database';
import { seedBrandVendors } from '../catalogue/seed-catalogue';
import { seedContent } from '../content/seed-content';
import type { BrandSeed } from './brand-folder';
import { seedBrand } from './seed-brands';
import { seedRemotes } from './seed-remotes';

/**
 * Opens a brand as its folder describes it, with the product's shell and remotes, every vendor, and the pages and help that
 * all brands share. Repeating it takes over a changed look, and nothing else.
 * @throws LookRefused
 */
export async function openBrand(database: Database, config: Config, brand: BrandSeed): Promise<void> {
  await seedBrand(database, config, brand);
  await seedRemotes(database, config, [brand.code]);
  await seedBrandVendors(database.pool);
  await seedContent(database);
}
