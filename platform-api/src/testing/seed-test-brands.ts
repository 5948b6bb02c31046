import type pg from 'pg';
import { readConfig } from '../platform/config';
import { seedBrands } from '../seed/brands/seed-brands';

/** The product's own brands below `localhost`, in the database that `startTestApp` copies. */
export const seedTestBrands = (pool: pg.Pool): Promise<void> =>
  seedBrands({ pool }, readConfig({ DATABASE_URL: 'postgres://unused', MARQUEE_HOME: '/unused' }));
