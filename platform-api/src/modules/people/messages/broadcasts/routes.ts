import type { On } from '../../../../platform/http/call-registrar';
import type { Broadcasts } from './service';

export function broadcastRoutes(on: On, broadcasts: Broadcasts): void {
  on('broadcasts.list', (request, { operator }) => broadcasts.list(operator, request));
  on('broadcasts.terms', ({ brand }, { operator }) => broadcasts.terms(operator, brand));
  on('broadcasts.read', (place, { operator }) => broadcasts.read(operator, place));
  on('broadcasts.audience', (request, { operator }) => broadcasts.audience(operator, request));
  on('broadcasts.save', (request, caller) => broadcasts.save(caller, request));
  on('broadcasts.send', (request, caller) => broadcasts.send(caller, request));
  on('broadcasts.withdraw', async (request, caller) => {
    await broadcasts.withdraw(caller, request);
    return null;
  });
}
