import type { JackpotChange, JackpotPool } from '@marquee/contract/calls/jackpot-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { JACKPOT_START_BOUNDS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import { type JackpotChangeRow, type JackpotSetting, readJackpot, readJackpotChanges } from './admin-repository';
import { revisionOf } from '../../operators/revision/revision';
import { type Caller, type ChangeCounter, counterFacts, sourceFacts } from './counter-change';
import { counterValueAt } from './counter-value';
import { type PoolRow, readJackpotVendors, readPools } from './pool-repository';

const LATEST = 50;

/**
 * Administration of a brand's jackpot counter. Every method throws `forbidden` without the right `brands` and the
 * brand.
 */
export interface JackpotAdmin {
  read(caller: Caller, brandCode: string): Promise<CallValue<'jackpotAdmin.read'>>;
  /** @throws Failure `not_found`, `amount_invalid`, `amount_below_minimum`, `amount_above_maximum`, `conflict` */
  save(caller: Caller, request: ParsedCallRequest<'jackpotAdmin.save'>): Promise<void>;
}

export function createJackpotAdmin(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  brands: Pick<BrandService, 'all'>,
  change: ChangeCounter,
): JackpotAdmin {
  return {
    async read({ operator }, brandCode) {
      const brand = await operatedBrand(brands, operator, 'brands', brandCode);
      const setting = await readJackpot(pool, brand.id);
      if (!setting) throw new Failure('not_found');
      const [value, pools, vendors, changes] = await Promise.all([
        counterValueAt(pool, setting, clock.now()),
        readPools(pool, brand.id),
        readJackpotVendors(pool, brand.id),
        readJackpotChanges(pool, brand.id, LATEST),
      ]);
      const withPool = new Set(pools.map(({ vendor }) => vendor));
      const { enabled } = setting;
      const shown = { enabled, start: formatAmount(setting.startUnits), startedAt: setting.startedAt.toISOString() };
      const source = value.pool?.vassalage ?? null;
      return {
        ...shown,
        amount: formatAmount(value.units),
        currency: brand.currency,
        source,
        revision: revisionOf(counterFacts(shown, brand.currency)),
        sourceRevision: revisionOf(sourceFacts({ pool: source })),
        pools: pools.map(presentPool),
        candidates: vendors.filter(({ vendor }) => !withPool.has(vendor)).map(({ vendor, name }) => ({ vendor, name })),
        changes: changes.map(changeOf),
      };
    },

    async save(caller, { brand: code, enabled, start, revision, reason }) {
      const brand = await operatedBrand(brands, caller.operator, 'brands', code);
      const startUnits = start === null ? null : enteredAmount(start, JACKPOT_START_BOUNDS);
      await change(caller, {
        brand,
        reason,
        form: { revision, facts: counterFacts },
        alter: (before, at) => ({
          ...before,
          ...(startUnits !== null && restarted(code, startUnits, at)),
          enabled,
        }),
      });
    },
  };
}

/** A new sequence: the previous one must not reveal how this one grows. */
const restarted = (
  brandCode: string,
  startUnits: bigint,
  at: Date,
): Pick<JackpotSetting, 'seed' | 'startedAt' | 'startUnits'> => ({
  seed: `jackpot:${brandCode}:${at.toISOString()}`,
  startedAt: new Date(Math.floor(at.getTime() / 1_000) * 1_000),
  startUnits,
});

const changeOf = ({ kind, before_units, start_units, by, reason, changed_at }: JackpotChangeRow): JackpotChange => ({
  at: changed_at.toISOString(),
  kind,
  before: formatAmount(before_units),
  start: formatAmount(start_units),
  by,
  reason,
});

const presentPool = ({ vendor, name, contributions, hits, openedAt, ...pool }: PoolRow): JackpotPool => ({
  vendor,
  name,
  balance: formatAmount(pool.balance),
  seed: formatAmount(pool.seed),
  seeded: formatAmount(pool.seeded),
  contributed: formatAmount(pool.contributed),
  paid: formatAmount(pool.paid),
  contributions: Number(contributions),
  hits: Number(hits),
  openedAt: openedAt.toISOString(),
});
