import { createHash } from 'node:crypto';
import { type Look, readLook } from '@marquee/contract/look/look';
import type pg from 'pg';
import type { Audit, AuditActor } from '../audit/audit';

/** A look that does not fulfil its schema, or whose colours are too close to each other. */
export class LookRefused extends Error {
  /** @param faults each with the name of its token or drawing */
  constructor(readonly faults: readonly string[]) {
    super(`the look is refused: ${faults.join('; ')}`);
  }
}

export interface LookChange {
  readonly brandId: number;
  readonly look: unknown;
  /** Whether the seed replaces it when the brand's files change. */
  readonly followsFiles: boolean;
  readonly actor: AuditActor;
  readonly reason: string;
}

interface CurrentLook {
  readonly revision: number;
  readonly digest: string;
  readonly followsFiles: boolean;
}

/**
 * Makes a look the brand's current one, within the caller's transaction; concurrent changes are serialised. The present
 * look again is no change.
 * @returns the brand's revision of it
 * @throws LookRefused
 */
export async function storeLook(client: pg.PoolClient, audit: Audit, change: LookChange): Promise<number> {
  const { brandId, followsFiles, actor, reason } = change;
  const look = acceptedLook(change.look);
  const digest = digestOf(look);
  const { rows } = await client.query<{ code: string }>('select code from brand where id = $1 for update', [brandId]);
  const before = await currentLook(client, brandId);
  if (before?.digest === digest && before.followsFiles === followsFiles) return before.revision;
  const revision = (before?.revision ?? 0) + 1;
  await client.query(
    `insert into brand_look (brand_id, revision, digest, look, follows_files, author, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      brandId,
      revision,
      digest,
      JSON.stringify(look),
      followsFiles,
      actor.kind === 'operator' ? actor.id : null,
      reason,
    ],
  );
  await client.query('update brand set revision = revision + 1, updated_at = now() where id = $1', [brandId]);
  await audit.record(
    {
      actor,
      action: 'brand.look-stored',
      subject: `brand:${rows[0]?.code}`,
      reason,
      details: { before: before && { revision: before.revision, digest: before.digest }, after: { revision, digest } },
      brandId,
    },
    client,
  );
  return revision;
}

/**
 * Makes an earlier look the current one again, as a new revision.
 * @throws Error when the brand has no such revision
 */
export async function restoreLook(
  client: pg.PoolClient,
  audit: Audit,
  { revision, ...change }: Omit<LookChange, 'look' | 'followsFiles'> & { readonly revision: number },
): Promise<number> {
  const { rows } = await client.query<{ look: unknown }>(
    'select look from brand_look where brand_id = $1 and revision = $2',
    [change.brandId, revision],
  );
  const [row] = rows;
  if (!row) throw new Error(`the brand has no look ${revision}`);
  return storeLook(client, audit, { ...change, look: row.look, followsFiles: false });
}

export async function currentLook(client: Pick<pg.PoolClient, 'query'>, brandId: number): Promise<CurrentLook | null> {
  const { rows } = await client.query<CurrentLook>(
    `select revision, digest, follows_files as "followsFiles" from brand_look
     where brand_id = $1 order by revision desc limit 1`,
    [brandId],
  );
  return rows[0] ?? null;
}

function acceptedLook(value: unknown): Look {
  const result = readLook(value);
  if ('faults' in result) throw new LookRefused(result.faults);
  return result.look;
}

/** The schema gives the fields in one order, so that equal looks have equal digests. */
const digestOf = (look: Look): string =>
  createHash('sha256').update(JSON.stringify(look)).digest('base64url').slice(0, 16);
