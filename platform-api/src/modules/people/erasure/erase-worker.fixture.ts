import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../../platform/database';
import { TEST_BRAND } from '../../money/ledger/money.fixture';
import { createExcludedContacts } from '../contacts/excluded-contacts';
import { openErasure } from './erasing.fixture';

/** Erases closed accounts, in a process of its own, for tests that kill it. The database's address is the argument. */
const address = process.argv[2];
if (address?.startsWith('postgres')) {
  const database = openDatabase(address, 2);
  const clock = { now: () => new Date() };
  const log = { error: () => undefined };
  const brand = { id: TEST_BRAND.id, config: { safeguards: { closedDataYears: 5 } } };
  const platform = { database, clock, log } as unknown as Parameters<typeof openErasure>[0];
  const erasure = openErasure(platform, { all: async () => [brand as never] }, createExcludedContacts('key', clock));
  for (;;) {
    await erasure.run().catch(() => 0);
    await setTimeout(1);
  }
}
