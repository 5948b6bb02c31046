import type { Queryable } from '../database';

/** The network of the address `$2`. An IPv6 household has a /64, within which its addresses change daily. */
const NETWORK_OF_IP = `network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))`;

/** Whose addresses a table holds. */
export type AddressOwner = 'member' | 'operator';

const TABLES = {
  member: { name: 'known_address', owner: 'member_id' },
  operator: { name: 'operator_address', owner: 'operator_id' },
} as const;

/** Whether the network of an address is stored for the account. */
export async function isKnownAddress(
  db: Queryable,
  of: AddressOwner,
  accountId: bigint | number,
  ip: string,
): Promise<boolean> {
  const { name, owner } = TABLES[of];
  const { rowCount } = await db.query({
    name: `known-address-${of}`,
    text: `select from ${name} where ${owner} = $1 and network = ${NETWORK_OF_IP}`,
    values: [accountId, ip],
  });
  return rowCount === 1;
}

/** Stores the network of an address for the account, or that it was used again. */
export async function storeAddress(
  db: Queryable,
  of: AddressOwner,
  accountId: bigint | number,
  { ip, seenAt }: { readonly ip: string; readonly seenAt: Date },
): Promise<void> {
  const { name, owner } = TABLES[of];
  await db.query({
    name: `known-address-remember-${of}`,
    text: `insert into ${name} (${owner}, network, first_seen_at, last_seen_at)
           values ($1, ${NETWORK_OF_IP}, $3, $3)
           on conflict (${owner}, network) do update set last_seen_at = excluded.last_seen_at`,
    values: [accountId, ip, seenAt],
  });
}

/** Removes the addresses that were last used before a time. */
export async function deleteAddressesBefore(db: Queryable, of: AddressOwner, lastSeenBefore: Date): Promise<void> {
  await db.query(`delete from ${TABLES[of].name} where last_seen_at < $1`, [lastSeenBefore]);
}
