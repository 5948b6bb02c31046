import { addYears } from '../../../platform/add-years';
import { inTransaction } from '../../../platform/database';
import type { PersonalDataErasure } from '../../../platform/personal-data';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import type { BrandService } from '../../site/brand/service';
import type { AccountClosure } from '../closure/service';
import type { ExcludedContacts } from '../contacts/excluded-contacts';
import {
  type AccountToErase,
  eraseSome,
  isHeld,
  lockAccountToErase,
  markBegun,
  markErased,
  readDueAccounts,
} from './repository';

/** The end of the data of closed accounts. */
export interface Erasure {
  /**
   * Erases the data of accounts that were closed so many years ago, those closed first. What one run does not come to, and what a crash
   * has left half done, the next one does. An account with a case that is open waits.
   * @returns how many accounts were erased
   */
  run(): Promise<number>;
}

interface ErasureParts {
  readonly platform: Pick<Platform, 'clock' | 'database' | 'log'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly excluded: ExcludedContacts;
  readonly closure: Pick<AccountClosure, 'openCases'>;
  /** What each floor erases. */
  readonly erasures: readonly PersonalDataErasure[];
}

/** Of one run: a night's work, and no burden for the day. */
const ACCOUNTS_AT_MOST = 1_000;
const ACCOUNTS_AT_ONCE = 100;
/** Of one statement: locks are short, whatever a member has left behind. */
const ROWS_AT_ONCE = 1_000;

export function createErasure({ platform, brands, audit, excluded, closure, erasures }: ErasureParts): Erasure {
  const { clock, log } = platform;
  const { pool } = platform.database;
  const texts = erasures.flatMap(({ erased }) => erased.flatMap((data) => data.texts));

  /** From then on nothing brings the account back, and a crash ends no earlier than the erasure. @returns false where it waits */
  const begin = ({ id }: AccountToErase) =>
    inTransaction(pool, async (tx) => {
      const account = await lockAccountToErase(tx, id);
      if (!account) return false;
      if (account.isBegun) return true;
      if ((await isHeld(tx, id, clock.now())) || (await closure.openCases(tx, id, account.brandId)).length > 0)
        return false;
      await markBegun(tx, id, clock.now());
      return true;
    });

  /** The contacts go with the name: until then both are taken, and afterwards those of the excluded are still known. */
  const end = ({ id }: AccountToErase) =>
    inTransaction(pool, async (tx) => {
      const account = await lockAccountToErase(tx, id);
      if (!account?.isBegun) return false;
      await excluded.take(tx, id);
      await markErased(tx, id, clock.now());
      const { brandId, publicId } = account;
      const entry = { action: 'member.data-erased', subject: `member:${publicId}`, brandId };
      await audit.record({ actor: { kind: 'system' }, ...entry }, tx);
      return true;
    });

  async function erase(account: AccountToErase): Promise<boolean> {
    if (!(await begin(account))) return false;
    for (const text of texts) while ((await eraseSome(pool, text, account.id, ROWS_AT_ONCE)) === ROWS_AT_ONCE);
    return end(account);
  }

  /** @returns how many of the brand were erased */
  async function eraseOf(brandId: number, before: Date, most: number): Promise<number> {
    let erased = 0;
    let after: AccountToErase | null = null;
    while (erased < most) {
      const due: AccountToErase[] = await readDueAccounts(pool, { brandId, before, after, limit: ACCOUNTS_AT_ONCE });
      for (const account of due) {
        const isErased = await erase(account).catch((err: unknown) => {
          log.error({ err, member: account.publicId }, 'the data of a closed account were not erased');
          return false;
        });
        if (isErased) erased += 1;
        if (erased === most) break;
      }
      after = due.at(-1) ?? null;
      if (due.length < ACCOUNTS_AT_ONCE) break;
    }
    return erased;
  }

  return {
    async run() {
      let erased = 0;
      for (const { id, config } of await brands.all()) {
        const before = addYears(clock.now(), -config.safeguards.closedDataYears);
        erased += await eraseOf(id, before, ACCOUNTS_AT_MOST - erased);
      }
      await excluded.sweep(pool);
      return erased;
    },
  };
}
