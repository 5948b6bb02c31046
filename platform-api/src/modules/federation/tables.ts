import type { ColumnType, Generated } from 'kysely';

export type FederationTables = {
  remote_release: {
    remote: string;
    version: string;
    kind: 'shell' | 'remote';
    document: unknown;
    registered_at: Generated<Date>;
  };
  brand_remote: {
    brand_id: number;
    remote: string;
    enabled: Generated<boolean>;
    disabled_reason: string | null;
    stable: string;
    previous: string | null;
    canary: string | null;
    canary_percent: Generated<number>;
    pinned: string | null;
    follows_build: Generated<boolean>;
    changed_at: ColumnType<Date, never, Date>;
  };
  remote_telemetry: {
    brand_id: number;
    remote: string;
    version: string;
    outcome: string;
    reason: string;
    hour: Date;
    loads: bigint;
  };
};
