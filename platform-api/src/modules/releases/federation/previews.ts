import type { BootPreview } from '@marquee/contract/boot';
import { originOfHost } from '../../../platform/config';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { Audit, AuditActor } from '../../operators/audit/audit';
import { createPreviewTokens, type PreviewRight } from './preview-tokens';
import type { ReleaseStores } from './release-files';
import { readVersions } from './repository';
import { registeredRelease, requireFiles, requireFit } from './require-servable';

/** Who asks for the address of a preview; written to the audit log. */
export interface PreviewIssue {
  /** What the address lets its visitor preview; null: every app. */
  readonly remotes: readonly string[] | null;
  readonly actor: AuditActor;
  /** Null for an operator. */
  readonly team: string | null;
  readonly requestId: string;
}

/** A team that runs its remote on its own machine. */
export interface DevelopmentIssue extends PreviewIssue {
  readonly remotes: readonly string[];
}

/** The release of each app that one visitor gets in place of the brand's, by app. */
export type Picks = ReadonlyMap<string, string>;

/** Releases that single visitors see before, or without, a change of what others get. */
export interface Previews {
  /**
   * An address of the brand's site at which a release can be seen.
   * @throws Failure `release_not_found`, `release_files_wrong`, `release_storage_down`, `release_not_allowed`, `release_incompatible`
   */
  issue(
    brand: Brand,
    remote: string,
    version: string,
    issue: PreviewIssue,
  ): Promise<{ url: string; expiresAt: string }>;
  /**
   * An address of the brand's site whose visitor's own machine may serve these remotes, released or not.
   * @throws Failure `release_not_allowed` where development links are off
   */
  issueDevelopment(brand: Brand, remote: string, issue: DevelopmentIssue): Promise<{ url: string; expiresAt: string }>;
  /** A visit by a link: the right with the token that keeps it. @returns null without a valid link */
  open(link: string, brandId: number): { readonly right: PreviewRight; readonly token: string } | null;
  /** The right of a visit. @returns null when it has none, or none any more */
  rightOf(token: string, brandId: number): PreviewRight | null;
  /** Whether a visitor with this right may see a release, and it fits what the brand runs. */
  admits(right: PreviewRight, brand: Brand, remote: string, version: string): Promise<boolean>;
  /** What the page says and offers. */
  viewOf(right: PreviewRight, picks: Picks): Promise<BootPreview>;
}

/** In the place of a version: what everybody gets. */
export const LIVE = 'live';

const MOST_VERSIONS = 20;

export function createPreviews(
  { database: { pool }, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  audit: Audit,
  stores: ReleaseStores,
  key: string,
): Previews {
  const tokens = createPreviewTokens(key, clock);

  async function requirePreviewable(brand: Brand, remote: string, version: string): Promise<void> {
    await requireFiles(pool, stores, remote, version);
    const { release, brandIds } = await registeredRelease(pool, remote, version);
    if (brandIds.length > 0 && !brandIds.includes(brand.id))
      throw new Failure('release_not_allowed', { reasons: [`it was published for other brands than ${brand.code}`] });
    await requireFit(pool, brand.id, release);
  }

  /** @param version null: from the visitor's own machine */
  async function issueLink(brand: Brand, remote: string, version: string | null, issue: PreviewIssue) {
    const { remotes, actor, team, requestId } = issue;
    const { token, expiresAt } = tokens.issue('link', {
      brandId: brand.id,
      remotes,
      isDevelopment: version === null,
      withMembers: team === null,
    });
    const action = version === null ? 'development.issued' : 'preview.issued';
    const details = { ...(version !== null && { version }), expiresAt, ...(team !== null && { team }) };
    await audit.record({ actor, action, subject: `remote:${remote}`, details, brandId: brand.id, requestId });
    const url = new URL(originOfHost(config, brand.mainHost));
    url.searchParams.set('preview', `${remote}@${version ?? LIVE}`);
    url.searchParams.set('previewToken', token);
    return { url: url.href, expiresAt: expiresAt.toISOString() };
  }

  return {
    async issue(brand, remote, version, issue) {
      await requirePreviewable(brand, remote, version);
      return issueLink(brand, remote, version, issue);
    },

    async issueDevelopment(brand, remote, issue) {
      if (!config.developmentLinks)
        throw new Failure('release_not_allowed', { reasons: ['development links are switched off here'] });
      return issueLink(brand, remote, null, issue);
    },

    open(link, brandId) {
      const right = tokens.check('link', link, brandId);
      if (!right) return null;
      const { token, expiresAt } = tokens.issue('visit', right);
      return { token, right: { ...right, expiresAt } };
    },

    rightOf: (token, brandId) => tokens.check('visit', token, brandId),

    async admits({ remotes }, brand, remote, version) {
      if (remotes && !remotes.includes(remote)) return false;
      try {
        await requirePreviewable(brand, remote, version);
        return true;
      } catch (error) {
        if (error instanceof Failure) return false;
        throw error;
      }
    },

    async viewOf({ brandId, remotes, isDevelopment, expiresAt }, picks) {
      const versions = await readVersions(pool, brandId);
      const offered = [...versions].filter(([remote]) => !remotes || remotes.includes(remote));
      return {
        endsAt: expiresAt.toISOString(),
        remotes: offered.map(([name, listed]) => ({
          name,
          version: picks.get(name) ?? null,
          versions: listed.slice(0, MOST_VERSIONS).map(({ version }) => version),
        })),
        develops: isDevelopment ? (remotes ?? []) : [],
      };
    },
  };
}
