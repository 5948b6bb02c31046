import type pg from 'pg';
import { createAudit } from '../../modules/operators/audit/audit';

interface RegisteredKey {
  readonly id: bigint;
  readonly vendor: string;
}

/**
 * Registers the key of the state folder for vendors. A key of an earlier state folder is retired; keys that operators
 * have added are theirs: they stay, and a vendor that has only such keys gets none. Every change is audited; `vendor-key.added` is an
 * operator's addition, `vendor-key.seeded` the seed's.
 */
export async function registerVendorKey(
  client: pg.PoolClient,
  codes: readonly string[],
  publicKey: string,
): Promise<void> {
  const { rows: retired } = await client.query<RegisteredKey>(
    `update vendor_key k set retired_at = now() from vendor v
     where v.code = any($1) and k.vendor_id = v.id and k.kind = 'rsa' and k.retired_at is null and k.public_key <> $2
       and not exists (select from audit_log a where a.action = 'vendor-key.added'
                       and a.subject = 'vendor:' || v.code and a.details ->> 'key' = k.id::text)
     returning k.id, v.code as vendor`,
    [codes, publicKey],
  );
  const { rows: added } = await client.query<RegisteredKey>(
    `insert into vendor_key (vendor_id, kind, slot, public_key)
     select v.id, 'rsa', (select min(s) from generate_series(1, 2) s
                          where not exists (select from vendor_key k where k.vendor_id = v.id and k.kind = 'rsa' and k.slot = s and k.retired_at is null)), $2
     from vendor v
     where v.code = any($1)
       and (v.code = any($3) or not exists (select from vendor_key k where k.vendor_id = v.id and k.kind = 'rsa' and k.retired_at is null))
     returning id, (select code from vendor where id = vendor_id) as vendor`,
    [codes, publicKey, retired.map(({ vendor }) => vendor)],
  );
  await record(client, 'vendor-key.retired', retired);
  await record(client, 'vendor-key.seeded', added);
}

async function record(client: pg.PoolClient, action: string, keys: readonly RegisteredKey[]): Promise<void> {
  const audit = createAudit(client);
  for (const { id, vendor } of keys)
    await audit.record({
      actor: { kind: 'system' },
      action,
      subject: `vendor:${vendor}`,
      reason: 'the seed follows the key of the state folder',
      details: { key: String(id), kind: 'rsa' },
    });
}
