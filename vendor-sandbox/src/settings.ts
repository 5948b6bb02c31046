import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readPlayers } from './crowd/read-players';
import type { CrowdParts } from './crowd/crowd-parts';
import type { IdentityProviderSettings } from './identity-provider/identity-provider';
import type { GameVendorSettings } from './game-vendor/game-vendor';
import type { VendorsSettings } from './studio/open-vendors';

const environmentSchema = z.object({
  MARQUEE_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  MARQUEE_API_URL: z.url().default('http://127.0.0.1:4000'),
  PLATFORM_URL: z.url().optional(),
  SANDPAY_SECRET: z.string().min(16).optional(),
  /** Shared with the platform: signs the results of lotteries. */
  MARQUEE_RESULT_FEED_SECRET: z.string().min(16).optional(),
  SANDBOX_PUBLIC_URL: z.url().optional(),
  SANDBOX_IDENTITY_SECRET: z.string().min(16).optional(),
  GAME_VENDOR_CODE: z.string().optional(),
  GAME_VENDOR_KEY: z.string().optional(),
  GAME_VENDOR_PLATFORM_KEY: z.string().optional(),
  GAME_VENDOR_CLIENT_URL: z.url().optional(),
  SANDBOX_MATCH_SPEED: z.coerce.number().min(0.1).max(60).default(1),
  MARQUEE_HOME: z.string().default('.marquee'),
  MARQUEE_DOMAIN: z.string().default('localhost'),
  MARQUEE_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Settings {
  readonly port: number;
  readonly platformUrl: string;
  readonly sandpaySecret: string;
  readonly resultsSecret: string;
  /** Null: the address under which a request reached us. */
  readonly publicUrl: string | null;
  /** Folder of what must survive a restart. */
  readonly stateFolder: string;
  readonly logLevel: string;
  /** Null: no identity provider answers here. */
  readonly identityProvider: IdentityProviderSettings | null;
  /** Null: no game vendor answers here. */
  readonly gameVendor: GameVendorSettings | null;
  /** The vendors that a platform on the same machine knows. */
  readonly vendors: VendorsSettings;
  /** Simulated players, in a demo only, and where they reach the platform. */
  readonly demo: Pick<CrowdParts, 'players' | 'platformUrl' | 'playHost' | 'domain'>;
}

/** @throws Error that names each variable that is wrong */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`Invalid settings:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const home = resolve(env.MARQUEE_HOME);
  const platformUrl = env.PLATFORM_URL ?? env.MARQUEE_API_URL;
  const publicUrl = env.SANDBOX_PUBLIC_URL ?? null;
  const stateFolder = join(home, 'sandbox');
  return {
    port: env.MARQUEE_SANDBOX_PORT,
    platformUrl,
    sandpaySecret: env.SANDPAY_SECRET ?? readOrCreateKey(home, 'sandpay.key', randomSecret),
    resultsSecret: env.MARQUEE_RESULT_FEED_SECRET ?? readOrCreateKey(home, 'result-feed.key', randomSecret),
    publicUrl,
    stateFolder,
    logLevel: env.MARQUEE_LOG_LEVEL,
    identityProvider: identityProviderOf(env),
    gameVendor: gameVendorOf(env),
    vendors: {
      platformUrl,
      publicUrl,
      stateFolder,
      privateKey: createPrivateKey(readOrCreateKey(home, 'vendors.pem', rsaKey)),
      matchSpeed: env.SANDBOX_MATCH_SPEED,
      platformKeyFile: join(home, 'keys', 'platform-public.pem'),
      correctionKey: readOrCreateKey(home, 'desk.key', randomSecret),
      linkSecret: readOrCreateKey(home, 'round-links.key', randomSecret),
    },
    demo: {
      players: readPlayers(home, environment),
      platformUrl,
      playHost: `play.${env.MARQUEE_DOMAIN}`,
      domain: env.MARQUEE_DOMAIN,
    },
  };
}

/** With the secret that the platform's client has. */
function identityProviderOf(env: z.infer<typeof environmentSchema>): IdentityProviderSettings | null {
  const { SANDBOX_IDENTITY_SECRET: clientSecret, MARQUEE_DOMAIN: domain } = env;
  if (!clientSecret) return null;
  return { issuer: `http://127.0.0.1:${env.MARQUEE_SANDBOX_PORT}/identity`, clientSecret, domain };
}

/** All four variables, or no game vendor. */
function gameVendorOf(env: z.infer<typeof environmentSchema>): GameVendorSettings | null {
  const { GAME_VENDOR_CODE: code, GAME_VENDOR_KEY: key, GAME_VENDOR_PLATFORM_KEY: platformKey } = env;
  if (!code || !key || !platformKey || !env.GAME_VENDOR_CLIENT_URL) return null;
  return {
    walletUrl: `${env.PLATFORM_URL ?? env.MARQUEE_API_URL}/wallet/${code}`,
    privateKey: createPrivateKey(readFileSync(key)),
    platformKey: createPublicKey(readFileSync(platformKey)),
    clientUrl: env.GAME_VENDOR_CLIENT_URL,
  };
}

/** A key that a platform on the same machine reads too; the first process to start creates it. */
function readOrCreateKey(home: string, name: string, make: () => string): string {
  const file = join(home, 'keys', name);
  mkdirSync(join(home, 'keys'), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}

const randomSecret = (): string => randomBytes(32).toString('base64url');

const rsaKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
