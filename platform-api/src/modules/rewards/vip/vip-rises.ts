import { inTransaction, type Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Fold } from '../../../platform/fold';

/** A member who has reached a level. */
export interface VipRise {
  readonly memberId: bigint;
  readonly brandId: number;
  readonly from: number;
  readonly to: number;
}

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

  /** @param by looks at all; `look_at_vip` notes besides when to look again, which belongs to the fold alone */
  async function raise(
    tx: Queryable,
    members: readonly bigint[],
    by: 'look_at_vip' | 'raise_vip_levels',
  ): Promise<readonly VipRise[]> {
    const { rows } = await tx.query<VipRise>({
      name: by,
      text: `select member_id as "memberId", brand_id as "brandId", from_level as "from", to_level as "to" from ${by}($1::bigint[], $2)`,
      values: [members, clock.now()],
    });
    for (const rise of rows) await levelReached?.(tx, rise);
    return rows;
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

/** Members with a credited deposit of the last ten minutes. */
async function readLateDepositors(db: Queryable): Promise<readonly bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'vip-late-depositors',
    text: `select distinct member_id as id from deposit where state = 'credited' and finished_at > now() - interval '10 minutes' order by 1`,
  });
  return rows.map(({ id }) => id);
}
