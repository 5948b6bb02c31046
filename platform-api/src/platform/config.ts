import { resolve } from 'node:path';
import { z } from 'zod';
import { type KeyFolder, keyFolderOf } from './key-file';
import { StartFault } from './start-fault';
import type { BucketPlace } from './store/bucket-store';
import { bucketOf } from './store/store-settings';
import { type SignInSettings, signInSettingsSchema } from './identity-providers';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);

/** Whether nobody on the way reads what is sent to the address, which itself is no secret. */
function isPrivate(url: string): boolean {
  const { protocol, hostname, username, password, search, hash } = new URL(url);
  if ([username, password, search, hash].some((part) => part !== '')) return false;
  return protocol === 'https:' || /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}

function isNatsAddress(text: string): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url !== null && /^(?:nats|tls):$/.test(url.protocol) && url.hostname !== '';
}

function jsonOf(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('is no JSON');
    return z.NEVER;
  }
}

const ROLES = ['web', 'jobs', 'loops'] as const;

export type Role = (typeof ROLES)[number];

const environmentSchema = z.object({
  DATABASE_URL: z.string().min(1),
  /** Address for what needs a server connection of its own: listening, the job queue, migrations. Where a pooler serves `DATABASE_URL`. */
  MARQUEE_DIRECT_DATABASE_URL: z.string().min(1).optional(),
  /**
   * Servers of one NATS cluster, comma-separated, such as `tls://marquee:secret@nats-1.internal:4222`; without them the events between processes go
   * through the database.
   */
  MARQUEE_NATS: z
    .string()
    .refine((list) => list.split(',').every(isNatsAddress), 'must be nats:// or tls:// addresses, comma-separated')
    .optional(),
  MARQUEE_API_PORT: port(4000),
  MARQUEE_API_HOST: z.string().default('127.0.0.1'),
  MARQUEE_DOMAIN: z.string().default('localhost'),
  MARQUEE_PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  /** Port in public addresses when a proxy is in front of the API; 0 leaves the port out. */
  MARQUEE_PUBLIC_PORT: z.coerce.number().int().optional(),
  MARQUEE_HOME: z.string().default('.marquee'),
  /** A folder of secrets with the keys of the deployment, which is only read; without it they are made in the state folder. */
  MARQUEE_KEYS_DIR: z.string().min(1).optional(),
  /** Bucket with an S3 interface for uploads and releases, `s3://bucket?endpoint=https://host&region=name`; without it they lie in the state folder. */
  MARQUEE_STORE: z.string().min(1).optional(),
  MARQUEE_STORE_KEY_ID: z.string().optional(),
  MARQUEE_STORE_SECRET: z.string().optional(),
  /** File with both as JSON, in their place. */
  MARQUEE_STORE_CREDENTIALS: z.string().min(1).optional(),
  MARQUEE_SANDBOX_URL: z.url().default('http://127.0.0.1:4100'),
  /** Public URL of the sandbox if it differs from the platform's host. */
  SANDBOX_PUBLIC_URL: z.url().optional(),
  SANDPAY_SECRET: z.string().min(16).optional(),
  /** Feed of official lottery results, and the secret that signs its answers; without an address the sandbox's results house. */
  MARQUEE_RESULT_FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARQUEE_RESULT_FEED_SECRET: z.string().min(16).optional(),
  /** Relay of drand, such as `https://api.drand.sh`; without it own lottery draws use a local beacon and say so. */
  MARQUEE_BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARQUEE_TRUST_PROXY: z.string().default('false'),
  /**
   * What this process does, comma-separated: `web` serves visitors, `jobs` does the work that is queued or comes again, `loops` leads rounds and
   * draws where no other process does. Vendors' calls and `/readyz` are served by all.
   */
  MARQUEE_ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(ROLES)).min(1)),
  /** Seconds for which a process that is told to stop says so in `/readyz` and serves on: what a proxy in front needs to send nobody any more. */
  MARQUEE_STOP_NOTICE: z.coerce.number().min(0).max(5).default(0),
  MARQUEE_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MARQUEE_RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Built files of the operators' console. */
  MARQUEE_CONSOLE_DIST: z.string().default('operator-console/dist'),
  /** Built gallery of the design system. */
  MARQUEE_GALLERY_DIST: z.string().default('shared/ui/dist/gallery'),
  /** Built clients of the in-house games. */
  MARQUEE_IN_HOUSE_DIST: z.string().default('mf-games/in-house/dist'),
  /** A country database in the MaxMind format (.mmdb), for rules about countries. */
  MARQUEE_COUNTRY_DATABASE: z.string().optional(),
  /** Whether a tab may replace released remotes with other builds (`?mf.<remote>=<url>`). */
  MARQUEE_REMOTE_OVERRIDES: z.enum(['on', 'off']).default('off'),
  /** Whether teams get links by which a deployed shell runs a remote from their own machine: not on a site with members. */
  MARQUEE_DEVELOPMENT_LINKS: z.enum(['on', 'off']).default('off'),
  /** Whether brands that no operator has decided for run the checkout's latest builds after a start: in development only. */
  MARQUEE_FOLLOW_BUILDS: z.enum(['on', 'off']).default('off'),
  /** Whether sites have a service worker, which shows a page without a connection; `off` removes it from browsers that have it. */
  MARQUEE_APP_WORKER: z.enum(['on', 'off']).default('on'),
  /** Push services besides those of the known browsers: host names, comma-separated; `*.` takes every name below. */
  MARQUEE_PUSH_HOSTS: z
    .string()
    .default('')
    .transform((names) => names.split(',').flatMap((name) => name.trim().toLowerCase() || []))
    .pipe(z.array(z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is no host name'))),
  /** Whether browsers may name a push service on this machine, without encryption on the way: in tests only. */
  MARQUEE_PUSH_LOOPBACK: z.enum(['on', 'off']).default('off'),
  /** Bucket with an S3 interface for the releases of teams, by its address; without it they go to the state folder. */
  MARQUEE_RELEASE_BUCKET: z.url({ protocol: /^https?$/ }).optional(),
  MARQUEE_RELEASE_BUCKET_REGION: z.string().default('us-east-1'),
  MARQUEE_RELEASE_BUCKET_KEY_ID: z.string().default(''),
  MARQUEE_RELEASE_BUCKET_SECRET: z.string().default(''),
  /** Where pages load the bucket's files from if not from the bucket itself: a CDN. */
  MARQUEE_RELEASE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARQUEE_TELEMETRY_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** `name=url` pairs, comma-separated: apps that a development server serves instead of the release store. */
  MARQUEE_DEV_APPS: z.string().default(''),
  /** Mail server, such as `smtps://user:secret@mail.example.com`; without it mail goes to the outbox. */
  MARQUEE_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MARQUEE_MAIL_FROM: z.email().default('no-reply@marquee.localhost'),
  /** HTTP gateway of SMS; without it they go to the outbox. */
  MARQUEE_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARQUEE_SMS_TOKEN: z.string().min(1).optional(),
  /** Where alerts of operators are posted, signed with the secret (Standard Webhooks); without it they go by mail only. */
  MARQUEE_ALERT_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARQUEE_ALERT_SECRET: z.string().min(16).optional(),
  /** Matomo that receives views of pages, such as `https://matomo.example.com`; without it nothing is sent. */
  MARQUEE_MATOMO_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPrivate, 'must be https, except on this machine, and no more than an address')
    .optional(),
  /** Right to write for others: with it a shortened address of the visitor is sent, without it none. */
  MARQUEE_MATOMO_TOKEN: z.string().min(16).optional(),
  /** Identity providers by brand, as JSON: see `identity-providers.ts`. */
  MARQUEE_SIGN_IN: z.string().default('{}').transform(jsonOf).pipe(signInSettingsSchema),
  /** Whether operators need a second factor; by default they do, but in the demo. */
  MARQUEE_OPERATOR_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  /** As `npm start` sets it; elsewhere there is no demo. */
  MARQUEE_DEMO: z.enum(['on', 'accounts', 'off']).default('off'),
  NODE_ENV: z.string().default('production'),
});

/** Settings of the process, read once at start. */
export interface Config {
  readonly databaseUrl: string;
  /** Of connections that listen, lock for their session, or lead the job queue: never through a pooler. */
  readonly directDatabaseUrl: string;
  /** Servers of the event bus; null: the database carries the events. */
  readonly nats: string | null;
  readonly port: number;
  readonly host: string;
  /** Brands answer at `<code>.<domain>`, the console at `console.<domain>`, in-house games at `play.<domain>`. */
  readonly domain: string;
  readonly publicScheme: 'http' | 'https';
  readonly publicPort: number;
  /** State folder: caches, and keys, uploads and releases unless they lie elsewhere. */
  readonly home: string;
  /** The keys that are the same on every machine. */
  readonly keys: KeyFolder;
  /** Bucket for uploads and releases; null: the state folder. */
  readonly store: BucketPlace | null;
  readonly sandboxUrl: string;
  readonly sandboxPublicUrl: string;
  /** Shared with the sandbox payment provider; without it the key of the state folder is used. */
  readonly sandpaySecret: string | undefined;
  /** Feed of lottery results; without a secret the key of the state folder is used. */
  readonly resultFeed: { readonly url: string; readonly secret: string | undefined };
  /** Relay of the public beacon; undefined: a local one. */
  readonly beaconUrl: string | undefined;
  readonly trustProxy: boolean | string;
  /** How long a process serves on after it was told to stop. */
  readonly stopNoticeMs: number;
  readonly logLevel: string;
  readonly rateLimits: boolean;
  readonly production: boolean;
  readonly consoleFolder: string;
  readonly galleryFolder: string;
  readonly inHouseFolder: string;
  readonly countryDatabase: string | undefined;
  readonly remoteOverrides: boolean;
  readonly developmentLinks: boolean;
  readonly roles: ReadonlySet<Role>;
  readonly followBuilds: boolean;
  readonly appWorker: boolean;
  /** Where web push may be sent to besides the known push services. */
  readonly push: { readonly hosts: readonly string[]; readonly loopback: boolean };
  /** Null: releases of teams go to the state folder. */
  readonly releaseBucket: {
    readonly url: string;
    readonly publicUrl: string;
    readonly region: string;
    readonly keyId: string;
    readonly secret: string;
  } | null;
  /** Share of the pages that report how their releases do, 0 to 1. */
  readonly telemetryShare: number;
  readonly signIn: SignInSettings;
  /** Operators can do nothing until they have set up a second factor. */
  readonly operatorSecondFactor: boolean;
  /** Gateways of mail and SMS; a channel without its URL goes to the outbox. */
  readonly messaging: {
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string;
    readonly smsUrl: string | undefined;
    readonly smsToken: string | undefined;
  };
  /** Where alerts are posted; undefined: nowhere. */
  readonly alertWebhook: { readonly url: string; readonly secret: string } | undefined;
  /** Where views of pages are counted; undefined: nowhere. */
  readonly matomo: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Base URL of a development server by app name; empty outside development. */
  readonly devApps: ReadonlyMap<string, string>;
}

/**
 * Reads the settings from environment variables.
 * @throws Error that names each missing or invalid variable
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new StartFault(`Invalid settings:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  return {
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.MARQUEE_DIRECT_DATABASE_URL ?? env.DATABASE_URL,
    nats: env.MARQUEE_NATS ?? null,
    port: env.MARQUEE_API_PORT,
    host: env.MARQUEE_API_HOST,
    domain: env.MARQUEE_DOMAIN,
    publicScheme: env.MARQUEE_PUBLIC_SCHEME,
    publicPort: env.MARQUEE_PUBLIC_PORT ?? env.MARQUEE_API_PORT,
    home: resolve(env.MARQUEE_HOME),
    keys: keyFolderOf(resolve(env.MARQUEE_HOME), env.MARQUEE_KEYS_DIR),
    store: storeOf(env),
    sandboxUrl: env.MARQUEE_SANDBOX_URL,
    sandboxPublicUrl: env.SANDBOX_PUBLIC_URL ?? env.MARQUEE_SANDBOX_URL,
    sandpaySecret: env.SANDPAY_SECRET,
    resultFeed: {
      url: env.MARQUEE_RESULT_FEED_URL ?? env.MARQUEE_SANDBOX_URL,
      secret: env.MARQUEE_RESULT_FEED_SECRET,
    },
    beaconUrl: env.MARQUEE_BEACON_URL,
    trustProxy: env.MARQUEE_TRUST_PROXY === 'false' ? false : env.MARQUEE_TRUST_PROXY,
    stopNoticeMs: env.MARQUEE_STOP_NOTICE * 1_000,
    logLevel: env.MARQUEE_LOG_LEVEL,
    rateLimits: env.MARQUEE_RATE_LIMITS === 'on',
    production: env.NODE_ENV === 'production',
    consoleFolder: resolve(env.MARQUEE_CONSOLE_DIST),
    galleryFolder: resolve(env.MARQUEE_GALLERY_DIST),
    inHouseFolder: resolve(env.MARQUEE_IN_HOUSE_DIST),
    countryDatabase: env.MARQUEE_COUNTRY_DATABASE || undefined,
    developmentLinks: env.MARQUEE_DEVELOPMENT_LINKS === 'on',
    remoteOverrides: env.MARQUEE_REMOTE_OVERRIDES === 'on',
    roles: new Set(env.MARQUEE_ROLES),
    followBuilds: env.MARQUEE_FOLLOW_BUILDS === 'on',
    appWorker: env.MARQUEE_APP_WORKER === 'on',
    push: { hosts: env.MARQUEE_PUSH_HOSTS, loopback: env.MARQUEE_PUSH_LOOPBACK === 'on' },
    releaseBucket: releaseBucketOf(env),
    telemetryShare: env.MARQUEE_TELEMETRY_SHARE,
    signIn: env.MARQUEE_SIGN_IN,
    operatorSecondFactor:
      (env.MARQUEE_OPERATOR_SECOND_FACTOR ?? (env.MARQUEE_DEMO === 'off' ? 'required' : 'optional')) === 'required',
    messaging: {
      smtpUrl: env.MARQUEE_SMTP_URL,
      mailFrom: env.MARQUEE_MAIL_FROM,
      smsUrl: env.MARQUEE_SMS_URL,
      smsToken: env.MARQUEE_SMS_TOKEN,
    },
    alertWebhook: alertWebhookOf(env.MARQUEE_ALERT_URL, env.MARQUEE_ALERT_SECRET),
    matomo: env.MARQUEE_MATOMO_URL ? { url: env.MARQUEE_MATOMO_URL, token: env.MARQUEE_MATOMO_TOKEN } : undefined,
    devApps: new Map(
      env.MARQUEE_DEV_APPS.split(',').flatMap((pair) =>
        pair.includes('=') ? [pair.split('=', 2) as [string, string]] : [],
      ),
    ),
  };
}

const storeOf = (env: z.output<typeof environmentSchema>): BucketPlace | null =>
  env.MARQUEE_STORE === undefined
    ? null
    : bucketOf({
        store: env.MARQUEE_STORE,
        keyId: env.MARQUEE_STORE_KEY_ID,
        secret: env.MARQUEE_STORE_SECRET,
        credentialsFile: env.MARQUEE_STORE_CREDENTIALS,
      });

function releaseBucketOf(env: z.output<typeof environmentSchema>): Config['releaseBucket'] {
  if (env.MARQUEE_RELEASE_BUCKET === undefined) return null;
  const asFolder = (url: string) => (url.endsWith('/') ? url : `${url}/`);
  return {
    url: asFolder(env.MARQUEE_RELEASE_BUCKET),
    publicUrl: asFolder(env.MARQUEE_RELEASE_BASE_URL ?? env.MARQUEE_RELEASE_BUCKET),
    region: env.MARQUEE_RELEASE_BUCKET_REGION,
    keyId: env.MARQUEE_RELEASE_BUCKET_KEY_ID,
    secret: env.MARQUEE_RELEASE_BUCKET_SECRET,
  };
}

/** Public origin of one of the platform's host names, such as `sundarban` or `play`. */
export function originOf(config: Config, name: string): string {
  return originOfHost(config, `${name}.${config.domain}`);
}

/** Public origin of a host name, such as a brand's main domain. */
export function originOfHost({ publicScheme, publicPort }: Config, host: string): string {
  return `${publicScheme}://${host}${publicPort === 0 ? '' : `:${publicPort}`}`;
}

/** @throws StartFault for an address without a secret: nobody could tell the alerts from forged ones */
function alertWebhookOf(url: string | undefined, secret: string | undefined): Config['alertWebhook'] {
  if (url === undefined) return undefined;
  if (secret === undefined) throw new StartFault('Invalid settings:\nMARQUEE_ALERT_URL needs MARQUEE_ALERT_SECRET');
  return { url, secret };
}
