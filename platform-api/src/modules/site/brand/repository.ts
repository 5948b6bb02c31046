import type { Queryable } from '../../../platform/database';
import type { Brand } from './brand';
import { brandConfigSchema } from './config';

interface BrandRow {
  readonly host: string;
  readonly is_main: boolean;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly offset_minutes: number;
  readonly config: unknown;
  readonly revision: bigint;
  readonly look_revision: number | null;
}

/** Every brand with the host names that lead to it. */
export async function readBrands(pool: Queryable): Promise<Map<string, Brand>> {
  const { rows } = await pool.query<BrandRow>({
    name: 'brands',
    text: `select d.host, d.is_main, b.id, b.code, b.name, b.currency, b.offset_minutes, b.config, b.revision,
                  (select max(l.revision) from brand_look l where l.brand_id = b.id) as look_revision
           from brand_domain d join brand b on b.id = d.brand_id`,
  });
  const mainHosts = new Map(rows.filter((row) => row.is_main).map((row) => [row.id, row.host]));
  return new Map(rows.map((row) => [row.host, brandOf(row, mainHosts.get(row.id) ?? row.host)]));
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
    lookRevision: row.look_revision,
    config,
  };
}
