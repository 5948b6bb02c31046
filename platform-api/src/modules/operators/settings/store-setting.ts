import type { BrandSettingName } from '@marquee/contract/brand-settings';
import type { Queryable } from '../../../platform/database';
import type { Brand } from '../../site/brand/brand';
import type { BrandConfig } from '../../site/brand/config';
import type { Audit, AuditEntry } from '../audit/audit';
import { storeConfig } from './config-repository';

interface SettingChange {
  readonly setting: BrandSettingName;
  /** The configuration that the caller has locked. */
  readonly before: BrandConfig;
  readonly change: Partial<BrandConfig>;
  readonly reason: string;
  /** By whom it counts: the one who sets it, or the one who approves it. */
  readonly by: Pick<AuditEntry, 'actor' | 'requestId'>;
}

/** Stores a changed setting with its audit entry, in the caller's transaction. */
export async function storeSetting(
  tx: Queryable,
  audit: Audit,
  { id: brandId, code }: Pick<Brand, 'id' | 'code'>,
  { setting, before, change, reason, by }: SettingChange,
): Promise<void> {
  await storeConfig(tx, brandId, { ...before, ...change });
  const changed = Object.keys(change) as (keyof BrandConfig)[];
  await audit.record(
    {
      ...by,
      action: `brand.${setting}-set`,
      subject: `brand:${code}`,
      reason,
      details: { before: Object.fromEntries(changed.map((name) => [name, before[name]])), after: change },
      brandId,
    },
    tx,
  );
}
