import { REBATE_CLAIM_DAYS, REBATE_GRACE_HOURS } from '@marquee/contract/rebates';
import { localisedText } from '../../../messages/texts';
import { rangeOfDays } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { PaidReward, RewardPayment, Rewards } from '../rewards/rewards';
import { type CountedRow, countRebates, readNextRebateDay, startRebateRun } from './run-repository';

const BATCH = 200;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SettleParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly rewards: Rewards;
}

interface BatchedParts extends SettleParts {
  readonly batch: number;
}

/** Whether members of a brand claim their rebates; otherwise they are paid. */
export const claimsRebates = ({ config }: Pick<Brand, 'config'>): boolean => config.flags['MANUALREBATE'] === true;

/**
 * Settles the rebates of each brand's business days that are over, day by day. Any number of processes may do it, and it may be
 * cut off anywhere: what a batch counts and pays commits together, once per member and day.
 * @param batch members counted and paid in one transaction
 * @returns how many rebates were counted
 */
export function createSettleRebates(given: SettleParts, batch = BATCH): () => Promise<number> {
  const parts = { ...given, batch };
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async () => {
    let counted = 0;
    for (const brand of await brands.all())
      for (let day = await readNextRebateDay(pool, brand.id); day !== null && isOver(platform, brand, day); ) {
        counted += await settleDay(parts, brand, day);
        const next = await readNextRebateDay(pool, brand.id);
        // The same day again: another process counts it.
        day = next === day ? null : next;
      }
    return counted;
  };
}

function isOver({ clock }: Pick<Platform, 'clock'>, { offsetMinutes }: Brand, day: string): boolean {
  const { end } = rangeOfDays({ from: day, to: day }, offsetMinutes, 1);
  return clock.now().getTime() >= end.getTime() + REBATE_GRACE_HOURS * HOUR_MS;
}

async function settleDay(parts: BatchedParts, brand: Brand, day: string): Promise<number> {
  const { database, clock, bus } = parts.platform;
  await startRebateRun(database.pool, brand.id, day, clock.now());
  for (let counted = 0; ; ) {
    const { rows, paid } = await inTransaction(database.pool, (tx) => settleBatch(parts, tx, brand, day));
    for (const reward of paid) await parts.rewards.announce(reward);
    const at = clock.now().toISOString();
    for (const { memberId, state } of rows)
      if (state !== 'nothing') bus.publish('rebates.changed', { at }, { memberId });
    counted += rows.length;
    if (rows.length === 0) return counted;
  }
}

async function settleBatch({ platform, rewards, batch }: BatchedParts, tx: Queryable, brand: Brand, day: string) {
  const at = platform.clock.now();
  const expiresAt = new Date(at.getTime() + REBATE_CLAIM_DAYS * DAY_MS);
  const isManual = claimsRebates(brand);
  const rows = await countRebates(tx, { brandId: brand.id, day, at, isManual, expiresAt, limit: batch });
  const paid: PaidReward[] = [];
  for (const row of rows)
    if (row.state === 'paid') paid.push(await rewards.pay(tx, paymentOf({ ...row, brandId: brand.id, day })));
  return { rows, paid };
}

/** The reward of a rebate, of its run's day. */
export const paymentOf = ({
  brandId,
  memberId,
  day,
  payable,
  wagering,
}: Pick<CountedRow, 'memberId' | 'payable' | 'wagering'> & {
  readonly brandId: number;
  readonly day: string;
}): RewardPayment => ({
  brandId,
  memberId,
  source: 'rebates',
  key: `${memberId}:${day}`,
  reward: { kind: 'cash', amount: payable, wagering },
  names: localisedText('record.rebate'),
});
