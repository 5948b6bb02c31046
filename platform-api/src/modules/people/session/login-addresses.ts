import type { Platform } from '../../../platform/platform';

/** Addresses from which members have logged in. */
export interface LoginAddresses {
  /** @param memberId null for an unknown name: runs the same query, so that it takes the same time */
  hasLoggedInFrom(memberId: bigint | null, ip: string): Promise<boolean>;
  remember(memberId: bigint, ip: string): Promise<void>;
  /** Removes addresses unused for half a year. */
  sweep(): Promise<void>;
}

/** An IPv6 household has a /64, within which its addresses change daily. */
const NETWORK_OF_IP = `network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))`;
const FORGET_AFTER_MS = 180 * 24 * 3_600_000;

export function createLoginAddresses({ database: { pool }, clock }: Platform): LoginAddresses {
  return {
    async hasLoggedInFrom(memberId, ip) {
      const { rowCount } = await pool.query({
        name: 'known-address',
        text: `select from known_address where member_id = $1 and network = ${NETWORK_OF_IP}`,
        values: [memberId ?? -1n, ip],
      });
      return rowCount === 1;
    },
    async remember(memberId, ip) {
      await pool.query({
        name: 'known-address-remember',
        text: `insert into known_address (member_id, network, first_seen_at, last_seen_at)
               values ($1, ${NETWORK_OF_IP}, $3, $3)
               on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at`,
        values: [memberId, ip, clock.now()],
      });
    },
    async sweep() {
      await pool.query('delete from known_address where last_seen_at < $1', [
        new Date(clock.now().getTime() - FORGET_AFTER_MS),
      ]);
    },
  };
}
