import type { BonusAdminParts } from './bonus-admin-parts';
import { createBonusesAdmin } from './bonuses-admin';
import { createBonusGrantsAdmin } from './grants-admin';

/** The operators' side of bonuses. */
export const createBonusAdmin = (parts: BonusAdminParts) => ({
  bonuses: createBonusesAdmin(parts),
  grants: createBonusGrantsAdmin(parts),
});
export type BonusAdmin = ReturnType<typeof createBonusAdmin>;
