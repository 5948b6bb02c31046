import { inTransaction, type Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Fold } from '../../../platform/fold';
import { type RaisingFunction, raiseVipLevels, readLateDepositors, type VipRise } from './rise-repository';

interface RiseParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  /** What follows from a reached level, in the transaction of the rise. */
  readonly levelReached?: (tx: Queryable, rise: VipRise) => Promise<void>;
}

export interface VipRises {
  /** Play lifts levels at once. */
  readonly fold: Fold;
  /** Lifts those whom a deposit of the last minutes lifts. @returns how many */
  afterDeposits(): Promise<number>;
}

/** Lifts members to the levels that they have reached, in any number of processes; each rise happens once. */
export function createVipRises({ platform, levelReached }: RiseParts): VipRises {
  const { bus, clock, database } = platform;

  async function raise(tx: Queryable, members: readonly bigint[], by: RaisingFunction): Promise<readonly VipRise[]> {
    const rises = await raiseVipLevels(tx, members, clock.now(), by);
    for (const rise of rises) await levelReached?.(tx, rise);
    return rises;
  }

  function announce(rises: readonly VipRise[]): void {
    const at = clock.now().toISOString();
    for (const { memberId, to } of rises) bus.publish('vip.level', { level: to, at }, { memberId });
  }

  /** Of the batch under way: the fold's loop commits between `after` and `announce`. */
  let risen: readonly VipRise[] = [];
  return {
    fold: {
      name: 'vip',
      async after(tx, members) {
        risen = [];
        risen = await raise(tx, members, 'look_at_vip');
      },
      announce() {
        announce(risen);
        risen = [];
      },
    },

    async afterDeposits() {
      const rises = await inTransaction(database.pool, async (tx) => {
        const members = await readLateDepositors(tx);
        return members.length > 0 ? raise(tx, members, 'raise_vip_levels') : [];
      });
      announce(rises);
      return rises.length;
    },
  };
}
