import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { JACKPOT_SEED_BOUNDS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import { maskName } from '../../../platform/mask-name';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { RecordedGames } from '../../money/ledger/recorded-games';
import { type Caller, type ChangeCounter, sourceFacts } from './counter-change';
import {
  openPool,
  type PoolEntry,
  type PoolRow,
  readContributions,
  readHits,
  readJackpotVendors,
  readPools,
} from './pool-repository';

/** Pools of a brand. Every method throws `forbidden` without the right `brands` and the brand, `not_found` for a vendor without a pool. */
export interface PoolAdmin {
  /** @throws Failure `amount_invalid` without a seed for a new pool, or with one for a pool that is open; `amount_below_minimum`, `amount_above_maximum` */
  connect(caller: Caller, request: ParsedCallRequest<'jackpotAdmin.connect'>): Promise<void>;
  contributions(
    caller: Caller,
    request: ParsedCallRequest<'jackpotAdmin.contributions'>,
  ): Promise<CallValue<'jackpotAdmin.contributions'>>;
  hits(caller: Caller, request: ParsedCallRequest<'jackpotAdmin.hits'>): Promise<CallValue<'jackpotAdmin.hits'>>;
}

interface PoolAdminParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly change: ChangeCounter;
  readonly games: RecordedGames;
  readonly ids: PublicIds;
}

export function createPoolAdmin({ platform, brands, change, games, ids }: PoolAdminParts): PoolAdmin {
  const { pool: db } = platform.database;

  async function poolOf(caller: Caller, code: string, vendor: string): Promise<PoolRow> {
    const brand = await operatedBrand(brands, caller.operator, 'brands', code);
    const match = (await readPools(db, brand.id)).find((pool) => pool.vendor === vendor);
    if (!match) throw new Failure('not_found');
    return match;
  }

  /** What both lists say of an entry. */
  const presentEntry = async ({ at, account, betId, gameId, amount }: PoolEntry, language: string) => ({
    at: at.toISOString(),
    member: maskName(account),
    betId: ids.encode(betId),
    game: (await games.recorded(gameId, language)).name,
    amount: formatAmount(amount),
  });

  return {
    async connect(caller, { brand: code, vendor, seed, revision, reason }) {
      const brand = await operatedBrand(brands, caller.operator, 'brands', code);
      await change(caller, {
        brand,
        reason,
        form: { revision, facts: sourceFacts },
        alter: async (before, _at, tx) => ({
          ...before,
          poolId: vendor === null ? null : await poolToShow(tx, brand.id, vendor, seed),
        }),
      });
    },

    async contributions(caller, { brand, vendor, ...page }) {
      const pool = await poolOf(caller, brand, vendor);
      const rows = await readContributions(db, pool.id, page.pageSize, offsetOf(page));
      const present = async ({ returned, ...row }: (typeof rows)[number]) => ({
        ...(await presentEntry(row, caller.language)),
        returned: returned === null ? null : formatAmount(returned),
      });
      return pageOf(await Promise.all(rows.map(present)), Number(pool.contributions), page);
    },

    async hits(caller, { brand, vendor, ...page }) {
      const pool = await poolOf(caller, brand, vendor);
      const rows = await readHits(db, pool.id, page.pageSize, offsetOf(page));
      const present = async ({ seeded, isReversed, ...row }: (typeof rows)[number]) => ({
        ...(await presentEntry(row, caller.language)),
        seeded: formatAmount(seeded),
        isReversed,
      });
      return pageOf(await Promise.all(rows.map(present)), Number(pool.hits), page);
    },
  };
}

/** The vendor's open pool, or a new one. The caller holds the lock of the brand's counter. */
async function poolToShow(tx: Queryable, brandId: number, vendor: string, seed: string | null): Promise<number> {
  const open = (await readPools(tx, brandId)).find((pool) => pool.vendor === vendor);
  if (open && seed === null) return open.id;
  if (open || seed === null) throw new Failure('amount_invalid');
  const candidate = (await readJackpotVendors(tx, brandId)).find((entry) => entry.vendor === vendor);
  if (!candidate) throw new Failure('not_found');
  return openPool(tx, brandId, candidate.id, enteredAmount(seed, JACKPOT_SEED_BOUNDS));
}
