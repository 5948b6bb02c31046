import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Audit } from '../../operators/audit/audit';
import { markRetired, readUses } from './release-removal-repository';

interface Retirement {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
  /** Brands that the team has; empty: every one. */
  readonly brandIds: readonly number[];
  readonly requestId: string;
}

/**
 * Takes a published release that no brand runs off the list; its name and version stay taken.
 * @throws Failure `release_not_found`, `release_in_use` with the brands, `release_not_allowed` for one that was published for other
 *   brands, or that a checkout or an image brought
 */
export function retireRelease(
  pool: pg.Pool,
  { audit, now }: { readonly audit: Audit; readonly now: Date },
  { remote, version, reason, brandIds, requestId }: Retirement,
): Promise<void> {
  return inTransaction(pool, async (tx) => {
    const release = await readUses(tx, remote, version);
    if (!release) throw new Failure('release_not_found', { remote, version });
    if (!release.isPublished || !isWithin(release.brandIds, brandIds))
      throw new Failure('release_not_allowed', { reasons: [`${version} was not published for your brands alone`] });
    if (release.uses.length > 0) throw new Failure('release_in_use', { reasons: release.uses });
    await markRetired(tx, remote, version, now);
    const actor = { kind: 'system' } as const;
    await audit.record(
      { actor, action: 'release.retired', subject: `remote:${remote}`, reason, details: { version }, requestId },
      tx,
    );
  });
}

/** @param own empty: every brand */
const isWithin = (brandIds: readonly number[], own: readonly number[]): boolean =>
  own.length === 0 || (brandIds.length > 0 && brandIds.every((id) => own.includes(id)));
