import { createHash } from 'node:crypto';
import { type Look, readLook } from '@marquee/contract/look/look';
import type pg from 'pg';
import type { Audit, AuditActor } from '../audit/audit';
import { currentLook, insertLook, lockBrand, readLookRevision } from './look-repository';

export { currentLook };

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
  const code = await lockBrand(client, brandId);
  const before = await currentLook(client, brandId);
  if (before?.digest === digest && before.followsFiles === followsFiles) return before.revision;
  const revision = (before?.revision ?? 0) + 1;
  const author = actor.kind === 'operator' ? actor.id : null;
  await insertLook(client, { brandId, revision, digest, look, followsFiles, author, reason });
  await audit.record(
    {
      actor,
      action: 'brand.look-stored',
      subject: `brand:${code}`,
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
  const look = await readLookRevision(client, change.brandId, revision);
  if (look === undefined) throw new Error(`the brand has no look ${revision}`);
  return storeLook(client, audit, { ...change, look, followsFiles: false });
}

function acceptedLook(value: unknown): Look {
  const result = readLook(value);
  if ('faults' in result) throw new LookRefused(result.faults);
  return result.look;
}

/** The schema gives the fields in one order, so that equal looks have equal digests. */
const digestOf = (look: Look): string =>
  createHash('sha256').update(JSON.stringify(look)).digest('base64url').slice(0, 16);
