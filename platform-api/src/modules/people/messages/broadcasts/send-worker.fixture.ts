import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../../../platform/database';
import { silentBus } from '../../../../platform/events/silent-bus';
import { TEST_BRAND } from '../../../money/ledger/money.fixture';
import { createMessageCopies } from '../copies/copies';
import { createBroadcastSender } from './send-broadcast';

/** The message that it delivers. */
export const KILLED_BROADCAST = '3f0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c05';

/** Delivers a message chunk by chunk, in a process of its own, for tests that kill it. The database's address is the argument. */
const address = process.argv[2];
if (address?.startsWith('postgres')) {
  const database = openDatabase(address, 2);
  const jobs = { add: async () => undefined, remove: async () => undefined, handle: () => undefined };
  const platform = {
    database,
    bus: silentBus,
    jobs: { ...jobs, start: async () => undefined, stop: async () => undefined },
  };
  const brand = { ...TEST_BRAND, name: 'Test', defaultLanguage: 'en', config: { currencySymbol: '৳', formats: {} } };
  const sender = createBroadcastSender({
    platform,
    brands: { byId: async () => brand as never },
    copies: createMessageCopies(platform, []),
  });
  for (;;) {
    await sender.deliver({ broadcastId: KILLED_BROADCAST, brandId: TEST_BRAND.id }).catch(() => false);
    await setTimeout(1);
  }
}
