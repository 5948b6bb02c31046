import type { On } from '../../../platform/http/call-registrar';
import type { JackpotAdmin } from './admin';
import type { PoolAdmin } from './pool-admin';
import type { JackpotService } from './service';

export interface JackpotRouteServices {
  readonly jackpot: Pick<JackpotService, 'now'>;
  readonly jackpotAdmin: JackpotAdmin;
  readonly poolAdmin: PoolAdmin;
}

export function jackpotRoutes(on: On, { jackpot, jackpotAdmin, poolAdmin }: JackpotRouteServices): void {
  on('games.jackpot', (_input, { brand }) => jackpot.now(brand));
  on('jackpotAdmin.read', ({ brand }, caller) => jackpotAdmin.read(caller, brand));
  on('jackpotAdmin.save', async (setting, caller) => {
    await jackpotAdmin.save(caller, setting);
    return null;
  });
  on('jackpotAdmin.connect', async (source, caller) => {
    await poolAdmin.connect(caller, source);
    return null;
  });
  on('jackpotAdmin.contributions', (page, caller) => poolAdmin.contributions(caller, page));
  on('jackpotAdmin.hits', (page, caller) => poolAdmin.hits(caller, page));
}
