import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createWalletClient, type WalletClient } from '../conformance/wallet-client';
import { listedGames } from '../game-lists/listed-games';
import { vendorRoutes } from '../game-vendor/routes';
import { registeredKinds } from '../kinds/registered-kinds';
import { correctionRoutes } from './correction-routes';
import { playRoutes } from './play-routes';
import { createRoundLinks } from './round-links';
import { type OpenStudio, openStudio } from './studio';
import { vendorCalls } from './vendor-calls';

export interface VendorsSettings {
  readonly platformUrl: string;
  /** The vendors' key for wallet calls; the platform has its public half. */
  readonly privateKey: KeyObject;
  /** File with the public half of the platform's key; the platform writes it before its first call. */
  readonly platformKeyFile: string;
  readonly stateFolder: string;
  readonly publicUrl: string | null;
  /** Signs the links of round pages. */
  readonly linkSecret: string;
  /** Bearer token of the vendors' staff, to correct results. */
  readonly correctionKey: string;
  /** How much faster than the plan simulated matches are played; a football match takes six minutes at 1. */
  readonly matchSpeed: number;
}

export interface Vendors {
  routes(server: FastifyInstance): void;
  readonly openSession: OpenStudio['openSession'];
  close(): Promise<void>;
}

/** All outside game vendors, played by one studio. */
export async function openVendors(settings: VendorsSettings, log: FastifyBaseLogger): Promise<Vendors> {
  const wallets = new Map<string, WalletClient>();
  const walletOf = (vendor: string) => {
    const client = wallets.get(vendor);
    if (client) return client;
    const created = createWalletClient(`${settings.platformUrl}/wallet/${vendor}`, settings.privateKey);
    wallets.set(vendor, created);
    return created;
  };
  const studio = await openStudio({ journalFile: join(settings.stateFolder, 'studio.jsonl'), walletOf, log });
  const games = listedGames();
  const links = createRoundLinks(settings.linkSecret);
  const kinds = registeredKinds({ stateFolder: settings.stateFolder, speed: settings.matchSpeed });
  for (const kind of kinds) await kind.start(studio);
  const platformKey = keyReader(settings.platformKeyFile);

  return {
    openSession: studio.openSession,
    routes(server) {
      const handlers = vendorCalls({ studio, kinds, games, links, publicUrl: settings.publicUrl });
      vendorRoutes(server, { path: '/vendors/:code', platformKey, handlers });
      playRoutes(server, { studio, kinds, games, links });
      correctionRoutes(server, { kinds, correctionKey: settings.correctionKey });
    },
    async close() {
      for (const kind of kinds) await kind.stop();
      await studio.close();
    },
  };
}

function keyReader(file: string): () => KeyObject | null {
  let cachedKey: KeyObject | null = null;
  return () => {
    if (cachedKey) return cachedKey;
    try {
      cachedKey = createPublicKey(readFileSync(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return cachedKey;
  };
}
