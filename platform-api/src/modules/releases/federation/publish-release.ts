import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { type Release, releasePath } from '@marquee/contract/release';
import { type Submission, submissionSchema } from '@marquee/contract/release-submission';
import { incompatibilities } from '@marquee/contract/release-compatibility';
import { releaseFaults } from '@marquee/contract/release-faults';
import { styleFaults } from '@marquee/contract/release-styles';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { TeamRef } from '../../../platform/http/visitor';
import type { Audit } from '../../operators/audit/audit';
import { addRelease } from './register-release';
import { grownContributions, requireBudgets } from './release-bytes';
import type { ReleaseFiles } from './release-files';
import { allowIdleTransaction, readBrandIds, readShell } from './release-repository';
import { schemaFaults } from '@marquee/contract/schema-faults';

/** What a remote may bring: nothing that a browser would show as a page of its own. */
const ALLOWED_FILE = /\.(?:js|mjs|css|json|map|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp3|ogg|wav|mp4|webm|wasm)$/;

/** Longest that the registration waits for the storage, as PostgreSQL writes a duration. */
const STORAGE_TIMEOUT = '120s';

export interface PublishParts {
  readonly pool: pg.Pool;
  readonly files: ReleaseFiles;
  readonly audit: Audit;
}

/**
 * Publishes a team's release: checked, stored and registered, or nothing of it. The registration is committed after the
 * files are stored, so that no list names files that are not there.
 * @throws Failure `release_signature_invalid`, `release_invalid`, `release_not_allowed`, `release_files_wrong`,
 *   `release_claim_taken`, `release_incompatible`, `release_exists`, `release_storage_down`
 */
export async function publishRelease(
  { pool, files: store, audit }: PublishParts,
  team: TeamRef,
  { document, signature, files }: ParsedCallRequest<'releases.publish'>,
  requestId: string,
): Promise<Omit<CallValue<'releases.publish'>, 'missingLanguages'>> {
  requireSignature(team, document, signature);
  const { release, provenance } = submissionOf(document);
  requireGrant(team, release);
  const contents = contentsOf(release, files);
  requireOwnStyles(release, contents);
  const sizes = await requireBudgets(release, contents);
  const baseUrl = store.baseUrlOf(release);
  let isStoring = false;
  const publish = async (client: pg.PoolClient): Promise<boolean> => {
    await allowIdleTransaction(client, STORAGE_TIMEOUT);
    await requireShell(client, team, release);
    const origin = { baseUrl, brandIds: team.brandIds, provenance: { team: team.team, ...provenance } };
    if (!(await addRelease(client, release, origin))) return false;
    await audit.record(
      {
        actor: { kind: 'system' },
        action: 'release.published',
        subject: `remote:${release.name}`,
        details: { version: release.version, tokenId: team.tokenId, ...origin.provenance },
        requestId,
      },
      client,
    );
    isStoring = true;
    await store.put(release, contents);
    return true;
  };
  try {
    const added = await inTransaction(pool, publish);
    const { name, version } = release;
    const grown = await grownContributions(pool, release, sizes);
    return { remote: name, version, added, baseUrl: baseUrl ?? `/releases/${releasePath(release)}/`, ...grown };
  } catch (error) {
    // What was stored of a release that is not registered would only lie there; the next publication replaces it.
    if (isStoring) await store.remove(release).catch(() => undefined);
    throw error;
  }
}

function requireSignature({ publicKey }: TeamRef, document: string, signature: string): void {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(document), key, Buffer.from(signature, 'base64url')))
    throw new Failure('release_signature_invalid');
}

function submissionOf(document: string): Submission {
  const { data, error } = submissionSchema.safeParse(parsed(document));
  const reasons = error ? schemaFaults(error) : faultsOf(data.release);
  if (!data || reasons.length > 0) throw new Failure('release_invalid', { reasons });
  return data;
}

function parsed(document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    throw new Failure('release_invalid', { reasons: ['the document is no JSON'] });
  }
}

/** The shell comes with the deployment: its server-side parts run in this process. */
const faultsOf = (release: Release): string[] =>
  release.kind === 'remote' ? releaseFaults(release) : ['is a shell; teams publish remotes'];

function requireGrant({ remotes, team }: TeamRef, { name }: Release): void {
  if (!remotes.includes(name))
    throw new Failure('release_not_allowed', { reasons: [`${name} is no remote of ${team}`] });
}

/** The files' bytes, each checked against its hash. */
function contentsOf({ integrity }: Release, files: Readonly<Record<string, string>>): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  const reasons: string[] = [];
  for (const [file, hash] of Object.entries(integrity)) {
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    const content = text === undefined ? null : Buffer.from(text, 'base64');
    if (!ALLOWED_FILE.test(file)) reasons.push(`${file} is of a kind that is not served`);
    else if (content === null) reasons.push(`${file} is missing`);
    else if (hashOf(content, hash) !== hash) reasons.push(`${file} has another content than its hash says`);
    else contents.set(file, content);
  }
  for (const file of Object.keys(files))
    if (!Object.hasOwn(integrity, file)) reasons.push(`${file.slice(0, 200)} is not in the release`);
  if (reasons.length > 0) throw new Failure('release_files_wrong', { reasons: reasons.slice(0, 20) });
  return contents;
}

/** @throws Failure `release_invalid` where a style sheet reaches elements of others */
function requireOwnStyles({ name }: Release, contents: ReadonlyMap<string, Buffer>): void {
  const reasons = [...contents]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, content]) => styleFaults(content.toString('utf8'), name).map((fault) => `${file} ${fault}`));
  if (reasons.length > 0) throw new Failure('release_invalid', { reasons: reasons.slice(0, 20) });
}

function hashOf(content: Buffer, expected: string): string {
  const algorithm = expected.startsWith('sha384-') ? 'sha384' : 'sha256';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** @throws Failure `release_incompatible` when none of the team's brands could run it */
async function requireShell(tx: pg.PoolClient, { brandIds }: TeamRef, release: Release): Promise<void> {
  const reasons: string[] = [];
  for (const id of await readBrandIds(tx, brandIds)) {
    const shell = await readShell(tx, id);
    const misfits = shell ? incompatibilities(release, shell) : [];
    if (misfits.length === 0) return;
    reasons.push(...misfits);
  }
  throw new Failure('release_incompatible', { reasons: [...new Set(reasons)] });
}
