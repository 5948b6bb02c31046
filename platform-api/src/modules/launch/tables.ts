import type { Generated } from 'kysely';

export type LaunchMode = 'real' | 'demo';

export type LaunchTables = {
  game_session: {
    id: Generated<bigint>;
    token_hash: Buffer;
    member_id: bigint | null;
    brand_id: number;
    currency: string;
    game_id: number;
    mode: LaunchMode;
    created_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
  };
};
