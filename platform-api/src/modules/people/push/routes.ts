import type { On } from '../../../platform/http/call-registrar';
import type { PushDeviceService } from './service';

export function pushRoutes(on: On, push: PushDeviceService): void {
  on('push.devices', (_request, caller) => push.devices(caller));
  on('push.subscribe', (subscription, caller) => push.subscribe(caller, subscription));
  on('push.renew', ({ endpoint }, caller) => push.renew(caller, endpoint));
  on('push.unsubscribe', async ({ deviceId }, { member }) => {
    await push.unsubscribe(member, deviceId);
    return null;
  });
  on('push.standing', ({ deviceId }, { brand }) => push.standing(brand, deviceId));
}
