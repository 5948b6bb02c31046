import { openBeacon } from '../../../platform/beacon';
import type { Platform } from '../../../platform/platform';
import { type InHouseEngine, openInHouseEngine } from './engine';
import { createLaunchedPlayers, type LaunchedPlayersParts } from './launched-players';
import type { LaunchedPlayers } from './launched-player';

export interface InHouseGames {
  readonly engine: InHouseEngine;
  readonly players: LaunchedPlayers;
}

export interface InHouseGamesParts extends Omit<LaunchedPlayersParts, 'config' | 'clock'> {
  readonly platform: Platform;
  /** PEM of the vendor's RSA key. */
  readonly privateKey: string | null;
  /** This process's address, without a trailing slash: the engine calls the wallet over HTTP, as vendors do. */
  readonly ownUrl: () => string;
}

/** The in-house games; null, with a warning, when their vendor has no key. */
export async function openInHouseGames({
  platform,
  privateKey,
  ownUrl,
  ...parts
}: InHouseGamesParts): Promise<InHouseGames | null> {
  const { config, clock, database, jobs, log, metrics } = platform;
  if (privateKey === null) {
    log.warn('in-house games are off: their vendor key is not in the state folder');
    return null;
  }
  const engine = await openInHouseEngine({
    pool: database.pool,
    databaseUrl: config.directDatabaseUrl,
    jobs,
    beacon: await openBeacon(config),
    log,
    walletUrl: () => `${ownUrl()}/wallet/${parts.vendorCode}`,
    privateKey,
    metrics,
  });
  return { engine, players: createLaunchedPlayers({ config, clock, ...parts }) };
}
