import type { On } from '../../platform/http/call-registrar';
import type { GameDesk } from './game-desk';
import type { JackpotDesk } from './jackpot-desk';

export function gameDeskRoutes(on: On, desk: GameDesk, jackpots: JackpotDesk): void {
  on('gameDesk.vendors', ({ brand }, { operator }) => desk.vendors(operator, brand));
  on('gameDesk.saveVendor', async (vendor, { operator, requestId }) => {
    await desk.saveVendor(operator, vendor, requestId);
    return null;
  });
  on('gameDesk.games', (filter, { operator }) => desk.games(operator, filter));
  on('gameDesk.saveGame', async (game, { operator, requestId }) => {
    await desk.saveGame(operator, game, requestId);
    return null;
  });
  on('gameDesk.returns', (span, { operator }) => desk.returns(operator, span));
  on('jackpotDesk.read', ({ brand }, caller) => jackpots.read(caller, brand));
  on('jackpotDesk.save', async (setting, caller) => {
    await jackpots.save(caller, setting);
    return null;
  });
}
