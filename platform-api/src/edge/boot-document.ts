import { createHash } from 'node:crypto';
import type { BootBanner, BootDocument, BootRemote, BrandBoot, ResolvedRelease } from '@marquee/contract/boot';
import { type Release, releasePath } from '@marquee/contract/release';
import type { Session } from '@marquee/contract/session';
import type { Brand } from '../modules/brand/repository';
import type { BrandResolution, ResolvedRemote } from '../modules/federation/service';
import { type Config, originOf } from '../platform/config';
import type { UnsignedBoot } from './sign-boot';
import type { VisitorChoices } from './visitor-choices';

export interface BootParts {
  readonly config: Config;
  readonly brand: Brand;
  readonly choices: VisitorChoices;
  readonly session: Session;
  readonly shell: ResolvedRemote;
  readonly resolution: BrandResolution;
  readonly banners: readonly BootBanner[];
  readonly envelopeKey: BootDocument['envelopeKey'];
  readonly status: BootDocument['status'];
}

/** Everything the first paint needs, flat, so that the page asks no registry. */
export function bootDocument(parts: BootParts): UnsignedBoot {
  const { config, brand, choices, resolution } = parts;
  const site = {
    brand: brandBoot(config, brand),
    shell: resolvedRelease(parts.shell.release, brand.config.languages, parts.shell.baseUrl),
    remotes: resolution.remotes.map((remote) => bootRemote(remote, brand.config.languages)),
    disabledRemotes: resolution.disabled.map(({ name, reason, release }) => ({
      name,
      reason,
      routePatterns: release.manifest?.routes.map(({ pattern }) => pattern) ?? [],
    })),
  };
  return {
    revision: createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 16),
    ...site,
    language: choices.language,
    theme: choices.theme,
    session: parts.session,
    status: parts.status,
    homeBanners: parts.banners,
    envelopeKey: parts.envelopeKey,
    overridesAllowed: config.remoteOverrides,
    production: config.production,
  };
}

function brandBoot(config: Config, { code, name, currency, offsetMinutes, config: settings }: Brand): BrandBoot {
  return {
    code,
    name,
    currency,
    currencySymbol: settings.currencySymbol,
    offsetMinutes,
    languages: settings.languages,
    defaultLanguage: settings.defaultLanguage,
    flags: settings.flags,
    merchantCode: settings.merchantCode,
    termsAge: settings.termsAge,
    customerService: settings.customerService,
    social: settings.social,
    playOrigin: originOf(config, 'play'),
  };
}

function bootRemote({ name, release, fallback, baseUrl }: ResolvedRemote, languages: readonly string[]): BootRemote {
  if (!release.manifest) throw new Error(`release ${name} ${release.version} has no manifest`);
  return {
    name,
    manifest: release.manifest,
    release: resolvedRelease(release, languages, baseUrl),
    // Never preloaded, so only what checks its files is needed.
    fallback: fallback && { ...resolvedRelease(fallback, languages), assets: {} },
  };
}

/** Catalogues of languages that the brand does not offer stay out: hashes do not compress. */
function resolvedRelease(release: Release, languages: readonly string[], baseUrl?: string): ResolvedRelease {
  const offered = new Set([...languages, 'en']);
  const foreign = (name: string) =>
    /^messages-/.test(name) && !offered.has(name.replace(/^messages-([\w-]+?)(\.\w+\.js)?$/, '$1'));
  const without = <Value>(entries: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => !foreign(name)));
  return {
    version: release.version,
    baseUrl: baseUrl ?? `/releases/${releasePath(release)}/`,
    entry: release.entry,
    integrity: without(release.integrity),
    assets: without(release.assets),
  };
}
