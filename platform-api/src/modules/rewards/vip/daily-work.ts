import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { localisedText } from '../../../messages/texts';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { VIP_WARNING_DAYS } from '@marquee/contract/vip';
import type { PaidReward, Rewards } from '../rewards/rewards';
import { grantVipGifts, isVipDayDone, lowerVipLevels, recordVipDay, warnVipFalls } from './daily-repository';
import type { SendVipWarning } from './send-warning';

/** Members in one transaction. */
const BATCH = 200;
const DAY_MS = 86_400_000;

interface DailyParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly rewards: Rewards;
  readonly warn: SendVipWarning;
}

interface BrandDay {
  readonly brand: Brand;
  /** Business day. */
  readonly day: string;
  readonly at: Date;
}

/**
 * Once a business day of each brand: decides the warnings of months that are over, gives gifts, and warns. Every step is done
 * once per member, so that it may be cut off anywhere and run in several processes.
 */
export function createVipDailyWork(parts: DailyParts): () => Promise<void> {
  const { platform, brands } = parts;
  const { pool } = platform.database;
  return async () => {
    const at = platform.clock.now();
    for (const brand of await brands.all()) {
      const run = { brand, day: dayOf(at, brand.offsetMinutes), at };
      if (await isVipDayDone(pool, brand.id, run.day)) continue;
      await lower(parts, run);
      await give(parts, run);
      if (endsWithin(run.day, VIP_WARNING_DAYS)) await warn(parts, run);
      await recordVipDay(pool, brand.id, run.day);
    }
  };
}

/** Whether the month of a day is over within so many days. */
function endsWithin(day: string, days: number): boolean {
  return new Date(Date.parse(day) + days * DAY_MS).getUTCMonth() !== new Date(day).getUTCMonth();
}

async function lower({ platform: { database, bus } }: DailyParts, { brand, day, at }: BrandDay): Promise<void> {
  for (;;) {
    const rows = await lowerVipLevels(database.pool, { brandId: brand.id, day, at, limit: BATCH });
    for (const { memberId, level, outcome } of rows)
      if (outcome === 'fell') bus.publish('vip.level', { level, at: at.toISOString() }, { memberId });
    if (rows.length === 0) return;
  }
}

async function give({ platform, rewards }: DailyParts, { brand, day, at }: BrandDay): Promise<void> {
  for (;;) {
    const paid = await inTransaction(platform.database.pool, async (tx) => {
      const rows = await grantVipGifts(tx, { brandId: brand.id, day, at, limit: BATCH });
      const gifts: PaidReward[] = [];
      for (const { memberId, kind, period, amount, wagering } of rows)
        gifts.push(
          await rewards.pay(tx, {
            brandId: brand.id,
            memberId,
            source: 'vip',
            key: `${memberId}:${kind}:${period}`,
            reward: { kind: 'cash', amount, wagering },
            names: localisedText(kind === 'birthday' ? 'record.vipBirthday' : 'record.vipMonthly'),
          }),
        );
      return gifts;
    });
    for (const gift of paid) await rewards.announce(gift);
    if (paid.length === 0) return;
  }
}

async function warn({ platform, warn: send }: DailyParts, { brand, day, at }: BrandDay): Promise<void> {
  for (;;) {
    const rows = await warnVipFalls(platform.database.pool, { brandId: brand.id, day, at, limit: BATCH });
    for (const { memberId, level } of rows) {
      platform.bus.publish('vip.level', { level, at: at.toISOString() }, { memberId });
      await send({ brandId: brand.id, memberId, level, day });
    }
    if (rows.length === 0) return;
  }
}
