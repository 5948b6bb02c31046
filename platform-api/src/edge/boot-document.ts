import { createHash } from 'node:crypto';
import {
  type BootBanner,
  type BootCategory,
  type BootDocument,
  type BootRemote,
  type BrandBoot,
  type ResolvedRelease,
  reportedReleases,
} from '@marquee/contract/boot';
import { FALLBACK_LANGUAGE } from '@marquee/contract/languages';
import { type Release, releasePath } from '@marquee/contract/release';
import type { Session } from '@marquee/contract/session';
import type { Brand } from '../modules/site/brand/brand';
import { matomoSiteOf } from '../modules/site/page-views/matomo-site';
import type { RenderedLook } from '../modules/site/look/service';
import type { BrandResolution, ResolvedApp, ResolvedRemote } from '../modules/releases/federation/service';
import { type Config, originOf } from '../platform/config';
import { phoneLoginOf, socialProvidersOf } from '../platform/identity-providers';
import type { VisitorChoices } from './visitor-choices';

export interface BootParts {
  readonly config: Config;
  readonly brand: Brand;
  readonly look: RenderedLook;
  readonly choices: VisitorChoices;
  readonly session: Session;
  readonly shell: ResolvedApp;
  readonly resolution: BrandResolution;
  readonly banners: readonly BootBanner[];
  readonly categories: readonly BootCategory[];
  readonly envelopeKey: BootDocument['envelopeKey'];
  readonly status: BootDocument['status'];
  readonly preview: BootDocument['preview'];
  /** @returns the telemetry token of a page that runs these releases; null for a page that is not sampled */
  readonly issueToken: (releases: readonly string[]) => string | null;
}

/** The parts of the document that do not depend on the visitor or language. */
type SiteParts = Pick<BootParts, 'config' | 'brand' | 'look' | 'shell' | 'resolution' | 'status'>;
type Site = Pick<BootDocument, 'brand' | 'shell' | 'remotes' | 'disabledRemotes' | 'reloads' | 'status'>;
/** The languages that a page may need, in this order: the visitor's, then the brand's or English for missing texts. */
type Spoken = ReadonlySet<string>;

/** Everything the first paint needs, flat, so that the page makes no registry request. */
export function bootDocument(parts: BootParts): BootDocument {
  const { config, brand, choices } = parts;
  const site = siteOf(parts, new Set([choices.language, brand.config.defaultLanguage, FALLBACK_LANGUAGE]));
  return {
    revision: revisionOf(site, parts.resolution),
    ...site,
    language: choices.language,
    theme: choices.theme,
    session: parts.session,
    preview: parts.preview,
    homeBanners: parts.banners,
    categories: parts.categories,
    envelopeKey: parts.envelopeKey,
    overridesAllowed: config.remoteOverrides || (parts.preview?.develops ?? []).length > 0,
    production: config.production,
    telemetry: parts.issueToken(reportedReleases(site)),
  };
}

/** The revision of a boot document made now. */
export function bootRevision(parts: SiteParts): string {
  return revisionOf(siteOf(parts, new Set()), parts.resolution);
}

function siteOf({ config, brand, look, shell, resolution, status }: SiteParts, spoken: Spoken): Site {
  return {
    brand: brandBoot(config, brand, look),
    status,
    shell: resolvedRelease(shell.release, spoken, shell.baseUrl),
    remotes: resolution.remotes.map((remote) => bootRemote(remote, spoken)),
    disabledRemotes: resolution.disabled.map(({ name, notices, routePatterns }) => ({
      name,
      reason: noticeIn(notices, spoken),
      routePatterns,
    })),
    reloads: resolution.reloads,
  };
}

/** Where the operator wrote in none of these languages, what there is is better than nothing. */
const noticeIn = (notices: Readonly<Record<string, string>>, spoken: Spoken): string =>
  [...spoken].map((language) => notices[language]).find((notice) => notice !== undefined) ??
  Object.values(notices)[0] ??
  '';

/** Independent of the language, so that a page that switches language needs no new document. */
function revisionOf({ brand, status, shell, remotes, reloads }: Site, { disabled }: BrandResolution): string {
  const files = ({ baseUrl, entry, integrity }: ResolvedRelease) => [baseUrl, entry, integrity[entry]];
  const releases = remotes.map(({ name, manifest, release, fallback }) => {
    const { routes, slots, menu, modals } = manifest;
    return [name, files(release), fallback && files(fallback), routes, slots, menu, modals];
  });
  const facts = JSON.stringify([
    brand,
    status.status,
    status.maintenanceEnd,
    files(shell),
    releases,
    disabled,
    reloads,
  ]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16);
}

function brandBoot(
  config: Config,
  { code, name, currency, offsetMinutes, config: settings }: Brand,
  look: RenderedLook,
): BrandBoot {
  return {
    code,
    name,
    look: look.baseUrl,
    currency,
    currencySymbol: settings.currencySymbol,
    formats: settings.formats,
    offsetMinutes,
    languages: settings.languages,
    defaultLanguage: settings.defaultLanguage,
    flags: settings.flags,
    merchantCode: settings.merchantCode,
    termsAge: settings.termsAge,
    customerService: contactsOf(settings),
    social: settings.social,
    socialLogins: socialProvidersOf(config.signIn, code),
    phoneLogin: phoneLoginOf(config.signIn, code),
    playOrigin: originOf(config, 'play'),
    countsPageViews: config.matomo !== undefined && matomoSiteOf(settings) !== null,
    showsSession: settings.jurisdiction.sessionStrip,
  };
}

/** Only the channel types; the addresses are fetched sealed (call `customerService.links`). */
function contactsOf({ support, customerService }: Brand['config']): BrandBoot['customerService'] {
  const chat = support.chat.enabled ? [{ csType: 'LIVECHAT', title: 'Live chat' } as const] : [];
  return [...chat, ...customerService.map(({ csType, title }) => ({ csType, title }))];
}

function bootRemote(remote: ResolvedRemote, spoken: Spoken): BootRemote {
  const { name, manifest, release, fallback, baseUrl, fallbackBaseUrl } = remote;
  return {
    name,
    manifest: { ...manifest, labels: entriesOf(manifest.labels, (language) => spoken.has(language)) },
    release: resolvedRelease(release, spoken, baseUrl),
    // Never preloaded, so only the hashes for its integrity check are needed.
    fallback: fallback && { ...resolvedRelease(fallback, spoken, fallbackBaseUrl), assets: {} },
  };
}

/** Files that a browser verifies by hash. */
const CHECKED = /\.(?:js|css)$/;

/**
 * Other languages' catalogues are left out because hashes do not compress; a page that switches requests the document
 * again.
 */
function resolvedRelease(release: Release, spoken: Spoken, baseUrl?: string): ResolvedRelease {
  const isNeeded = (file: string) => {
    const language = /^(?:messages|slot-messages|popups)-([\w-]+?)(?:\.\w+\.js)?$/.exec(file)?.[1];
    return language === undefined || spoken.has(language);
  };
  return {
    version: release.version,
    baseUrl: baseUrl ?? `/releases/${releasePath(release)}/`,
    entry: release.entry,
    integrity: entriesOf(release.integrity, (file) => CHECKED.test(file) && isNeeded(file)),
    assets: entriesOf(release.assets, isNeeded),
  };
}

function entriesOf<Value>(entries: Readonly<Record<string, Value>>, isNeeded: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isNeeded(name)));
}
