import type { Selectable } from 'kysely';
import type { Query } from '../../platform/database';
import type { BrandRef } from '../../platform/http/visitor';
import { type BrandConfig, brandConfigSchema } from './config';
import type { LookTables } from '../look/tables';
import type { BrandTables } from './tables';

export interface Brand extends BrandRef {
  readonly name: string;
  readonly mainHost: string;
  /** Incremented by every change. */
  readonly revision: bigint;
  /** Of its current look (`modules/look`); null before it has one. */
  readonly lookRevision: number | null;
  readonly config: BrandConfig;
}

interface BrandRow extends Selectable<BrandTables['brand']> {
  readonly lookRevision: number | null;
}

/** Every brand with the host names that lead to it. */
export async function readBrands(query: Query): Promise<Map<string, Brand>> {
  const rows = await query
    .withTables<BrandTables & Pick<LookTables, 'brand_look'>>()
    .selectFrom('brand_domain')
    .innerJoin('brand', 'brand.id', 'brand_domain.brand_id')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('brand_look')
        .whereRef('brand_look.brand_id', '=', 'brand.id')
        .select(({ fn }) => fn.max('brand_look.revision').as('latest'))
        .as('lookRevision'),
    )
    .execute();
  const mainHosts = new Map(rows.filter((row) => row.is_main).map((row) => [row.brand_id, row.host]));
  return new Map(rows.map((row) => [row.host, brandOf(row, mainHosts.get(row.brand_id) ?? row.host)]));
}

function brandOf(row: BrandRow, mainHost: string): Brand {
  const config = brandConfigSchema.parse(row.config);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    currency: row.currency,
    offsetMinutes: row.offset_minutes,
    defaultLanguage: config.defaultLanguage,
    formats: config.formats,
    mainHost,
    revision: row.revision,
    lookRevision: row.lookRevision,
    config,
  };
}
