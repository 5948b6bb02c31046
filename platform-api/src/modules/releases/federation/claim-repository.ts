import type { Claim, OwnedClaim } from '@marquee/contract/remote-claims';
import type { Queryable } from '../../../platform/database';

/** Every claim with its owner, by kind and name. */
export async function readClaims(connection: Queryable): Promise<OwnedClaim[]> {
  const { rows } = await connection.query<OwnedClaim>(
    'select kind, name, remote from remote_claim order by kind, name',
  );
  return rows;
}

/** Holds other registrations back until the caller's transaction ends: two could claim the same. */
export async function lockClaims(tx: Queryable): Promise<void> {
  await tx.query('lock table remote_claim in share row exclusive mode');
}

/** Records a remote's claims; what has an owner keeps it. */
export async function insertClaims(tx: Queryable, remote: string, claims: readonly Claim[]): Promise<void> {
  await tx.query(
    `insert into remote_claim (kind, name, remote)
     select claim.kind, claim.name, $1 from jsonb_to_recordset($2::jsonb) claim (kind text, name text) on conflict do nothing`,
    [remote, JSON.stringify(claims)],
  );
}

/** @returns the owner until now, null when there was none */
export async function moveClaim(tx: Queryable, { kind, name }: Claim, remote: string | null): Promise<string | null> {
  const { rows } = await tx.query<{ remote: string }>(
    'delete from remote_claim where kind = $1 and name = $2 returning remote',
    [kind, name],
  );
  if (remote !== null) await insertClaims(tx, remote, [{ kind, name }]);
  return rows[0]?.remote ?? null;
}
