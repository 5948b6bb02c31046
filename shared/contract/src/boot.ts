import type { SocialProvider } from './calls/sign-in';
import type { GameType } from './constants';
import type { Banner } from './entities/content';
import type { GameCategory } from './entities/game';
import type { RemoteManifest } from './remote-manifest';
import type { FormatStyle } from './languages';
import type { Session } from './session';

/** Files that one contribution or language of a release needs, relative to the release's base URL. */
export interface ContributionAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Ids of the shell's own assets that these files need beside them. */
  readonly shared?: readonly string[] | undefined;
}

/** One release of a remote, resolved for this visitor. */
export interface ResolvedRelease {
  readonly version: string;
  /** Absolute URL path or URL, ends with a slash. */
  readonly baseUrl: string;
  readonly entry: string;
  /** SRI hash (`sha256-…`) of every script and style of the release that the page may load, by relative path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** By contribution id, and by `messages-<lang>`. */
  readonly assets: Readonly<Record<string, ContributionAssets>>;
}

export interface BootRemote {
  readonly name: string;
  readonly manifest: RemoteManifest;
  readonly release: ResolvedRelease;
  /** The previous good release, loaded when `release` fails. */
  readonly fallback: ResolvedRelease | null;
}

/** Remotes that exist but are off for the brand: their routes show the reason. */
export interface DisabledRemote {
  readonly name: string;
  readonly reason: string;
  readonly routePatterns: readonly string[];
}

export interface BrandBoot {
  readonly code: string;
  readonly name: string;
  /** Where the files of its look are: an absolute URL path, ends with a slash. The page has its style sheet inline. */
  readonly look: string;
  readonly currency: string;
  readonly currencySymbol: string;
  /** Digits and calendar of its pages, games and messages. */
  readonly formats: FormatStyle;
  /** Minutes east of GMT. */
  readonly offsetMinutes: number;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly merchantCode: string;
  readonly termsAge: number;
  /** Support channels of the brand; their addresses are fetched sealed (call `customerService.links`). */
  readonly customerService: readonly ServiceContact[];
  readonly social: readonly CustomerServiceLink[];
  /** Identity providers at which the brand's members may log in. */
  readonly socialLogins: readonly SocialProvider[];
  /** The brand's page that verifies a visitor's phone by Firebase; null where this login is not offered. */
  readonly phoneLogin: string | null;
  readonly playOrigin: string;
  /** Whether the brand counts views of its pages (call `system.pageView`). */
  readonly countsPageViews: boolean;
  /** Whether the licence asks for the time and the result of the session on every page. */
  readonly showsSession: boolean;
}

export interface ServiceContact {
  readonly csType: 'LIVECHAT' | 'FACEBOOK' | 'TELEGRAM' | 'WHATSAPP';
  readonly title: string;
}

export interface CustomerServiceLink extends ServiceContact {
  readonly path: string;
}

export type BootBanner = Pick<Banner, 'url' | 'alt' | 'title' | 'text' | 'action' | 'linkage' | 'linkageType'>;

export type BootCategory = Pick<GameCategory, 'gameCategory'> & { readonly gameType: GameType };

/** Releases that this visitor alone sees, by a right that operators and teams issue. */
export interface BootPreview {
  readonly endsAt: string;
  readonly remotes: readonly {
    readonly name: string;
    /** Null: as everybody gets it. */
    readonly version: string | null;
    /** What may be seen instead, the latest first. */
    readonly versions: readonly string[];
  }[];
  /** Remotes that this visitor's own machine may serve instead; empty where none may. */
  readonly develops: readonly string[];
}

/** Inlined into the page by the edge as JSON: everything the first paint needs, without a registry request. */
export interface BootDocument {
  /** Changes whenever anything in it would; compared with `config.changed`. */
  readonly revision: string;
  readonly brand: BrandBoot;
  readonly language: string;
  readonly theme: 'dark' | 'light';
  readonly session: Session;
  readonly status: { readonly status: 0 | 1 | 2; readonly maintenanceEnd: string | null; readonly ip: string };
  /** The release of the shell itself: its late chunks are checked like those of remotes. */
  readonly shell: ResolvedRelease;
  readonly remotes: readonly BootRemote[];
  readonly disabledRemotes: readonly DisabledRemote[];
  /**
   * By app, a number that an operator raises to have open pages reload: a page that was served before, and runs another release of
   * the app than it should, reloads when that takes nothing from the person.
   */
  readonly reloads: Readonly<Record<string, number>>;
  /** Null for everybody who is not shown a preview. */
  readonly preview: BootPreview | null;
  readonly homeBanners: readonly BootBanner[];
  /** The categories that have vendors, in the order of the navigation; the vendors follow (call `games.menus`). */
  readonly categories: readonly BootCategory[];
  /** The server's public key of the payload envelope: P-256 point, base64url, uncompressed. */
  readonly envelopeKey: { readonly id: string; readonly publicKey: string };
  readonly overridesAllowed: boolean;
  readonly production: boolean;
  /** Admits what the page reports about its releases (call `remotes.report`); null for a page that is not sampled. */
  readonly telemetry: string | null;
}

/** The name under which the shell reports about itself. */
export const SHELL_NAME = 'host-shell';

/** `name@version` of all that a page with this document may load: what its telemetry token covers. */
export function reportedReleases({ shell, remotes }: Pick<BootDocument, 'shell' | 'remotes'>): string[] {
  const ofRemotes = remotes.flatMap(({ name, release, fallback }) => [
    `${name}@${release.version}`,
    ...(fallback ? [`${name}@${fallback.version}`] : []),
  ]);
  return [`${SHELL_NAME}@${shell.version}`, ...ofRemotes];
}
