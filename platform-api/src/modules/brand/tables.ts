import type { ColumnType } from 'kysely';

export type BrandTables = {
  brand: {
    id: number;
    code: string;
    name: string;
    currency: string;
    offset_minutes: number;
    config: unknown;
    revision: ColumnType<bigint, bigint | number, bigint | number>;
    updated_at: ColumnType<Date, never, Date>;
  };
  brand_domain: { host: string; brand_id: number; is_main: boolean };
};
