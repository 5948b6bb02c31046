import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CallValue } from '@marquee/contract/calls/index';
import { budgetFaults, contributionBytes, type FileSizes } from '@marquee/contract/contribution-budgets';
import type { Release } from '@marquee/contract/release';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { readLatestBefore } from './release-repository';

const LOADED = /\.(?:js|mjs|css)$/;
const compress = promisify(brotliCompress);
/** Less than a build's own 11, which takes ten times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** A build compresses better than the service does, but not by more than this. */
const HONEST_SHARE = 0.85;
const MOST_REASONS = 20;

/**
 * The bytes of the scripts and styles of a release, as its build states them; measured where it does not.
 * @throws Failure `release_invalid` where they are more than its contributions may load, or not what the files have
 */
export async function requireBudgets(release: Release, contents: ReadonlyMap<string, Buffer>): Promise<FileSizes> {
  const loaded = [...contents].filter(([file]) => LOADED.test(file));
  const sizes: Record<string, number> = {};
  const reasons: string[] = [];
  for (const [file, content] of loaded) {
    const measured = Math.min((await compress(content, BROTLI)).byteLength, content.byteLength);
    const stated = release.sizes?.[file] ?? measured;
    if (stated < measured * HONEST_SHARE) reasons.push(`states ${stated} bytes for ${file}, which has ${measured}`);
    sizes[file] = stated;
  }
  reasons.push(...budgetFaults(release, sizes));
  if (reasons.length > 0) throw new Failure('release_invalid', { reasons: reasons.slice(0, MOST_REASONS) });
  return sizes;
}

/** What each contribution of a release loads, beside what it loaded in the release that was registered before it. */
export async function grownContributions(
  connection: Queryable,
  release: Release,
  sizes: FileSizes,
): Promise<Pick<CallValue<'releases.publish'>, 'since' | 'contributions'>> {
  const earlier = await readLatestBefore(connection, release.name, release.version);
  const before = earlier?.sizes ? contributionBytes(earlier, earlier.sizes) : [];
  return {
    since: earlier?.version ?? null,
    contributions: contributionBytes(release, sizes).map((now) => ({
      ...now,
      before: before.find(({ kind, id }) => kind === now.kind && id === now.id)?.bytes ?? null,
    })),
  };
}
