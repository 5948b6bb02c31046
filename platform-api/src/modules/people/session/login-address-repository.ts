import type { Queryable } from '../../../platform/database';

/** The network of the address `$2`. An IPv6 household has a /64, within which its addresses change daily. */
const NETWORK_OF_IP = `network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))`;

/** Whether the network of an address is stored for the member. */
export async function isKnownAddress(db: Queryable, memberId: bigint, ip: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'known-address',
    text: `select from known_address where member_id = $1 and network = ${NETWORK_OF_IP}`,
    values: [memberId, ip],
  });
  return rowCount === 1;
}

/** Stores the network of an address for the member, or that it was used again. */
export async function storeAddress(db: Queryable, memberId: bigint, ip: string, seenAt: Date): Promise<void> {
  await db.query({
    name: 'known-address-remember',
    text: `insert into known_address (member_id, network, first_seen_at, last_seen_at)
           values ($1, ${NETWORK_OF_IP}, $3, $3)
           on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at`,
    values: [memberId, ip, seenAt],
  });
}

/** Removes the addresses of all members that were last used before a time. */
export async function deleteAddressesBefore(db: Queryable, lastSeenBefore: Date): Promise<void> {
  await db.query('delete from known_address where last_seen_at < $1', [lastSeenBefore]);
}
