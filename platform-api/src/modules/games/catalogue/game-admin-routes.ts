import type { On } from '../../../platform/http/call-registrar';
import type { GameAdmin } from './game-admin';

export function gameAdminRoutes(on: On, admin: GameAdmin): void {
  on('gameAdmin.vendors', ({ brand }, { operator }) => admin.vendors(operator, brand));
  on('gameAdmin.saveVendor', async (vendor, { operator, requestId }) => {
    await admin.saveVendor(operator, vendor, requestId);
    return null;
  });
  on('gameAdmin.games', (filter, { operator }) => admin.games(operator, filter));
  on('gameAdmin.saveGame', async (game, { operator, requestId }) => {
    await admin.saveGame(operator, game, requestId);
    return null;
  });
  on('gameAdmin.returns', (span, { operator }) => admin.returns(operator, span));
}
