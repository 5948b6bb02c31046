import type { ColumnType } from 'kysely';

export type LookTables = {
  brand_look: {
    brand_id: number;
    revision: number;
    digest: string;
    look: unknown;
    follows_files: boolean;
    author: number | null;
    reason: string;
    created_at: ColumnType<Date, never, never>;
  };
};
