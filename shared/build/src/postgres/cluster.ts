import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries';
import { giveTo, type ServerUser } from './server-user';

/** A major version cannot read another's files, so the folder name contains the number. */
const dataFolderName = 'pg18';

/** An initialised data folder and the password of its owner role. */
export interface Cluster {
  folder: string;
  dataFolder: string;
  passwordFile: string;
  logFile: string;
}

export const clusterIn = (folder: string): Cluster => ({
  folder,
  dataFolder: path.join(folder, dataFolderName),
  passwordFile: path.join(folder, 'password'),
  logFile: path.join(folder, 'postgres.log'),
});

export const readPassword = (cluster: Cluster): string => readFileSync(cluster.passwordFile, 'utf8').trim();

/** The environment of the server's programs: without our variables, and with English messages. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C' });

/**
 * Initialises the data folder if it does not exist. initdb writes to a temporary folder that is renamed at the end, so
 * that an interrupted initdb leaves nothing behind.
 */
export async function ensureCluster(
  binaries: Binaries,
  cluster: Cluster,
  role: string,
  user: ServerUser,
): Promise<void> {
  if (existsSync(path.join(cluster.dataFolder, 'PG_VERSION'))) return;
  removeAbandoned(cluster);
  writePassword(cluster, user);
  const side = `${cluster.dataFolder}.init-${process.pid}`;
  const options = { ...user, cwd: cluster.folder, env: serverEnvironment() };
  await promisify(execFile)(binaries.initdb, initdbArguments(side, role, cluster.passwordFile), options);
  renameSync(side, cluster.dataFolder);
}

/** Copies a stopped cluster, owners included, to a folder that has none yet. */
export async function copyCluster(from: Cluster, to: Cluster): Promise<void> {
  if (existsSync(to.dataFolder)) return;
  const side = `${to.dataFolder}.init-${process.pid}`;
  await promisify(execFile)('cp', ['-a', from.passwordFile, to.passwordFile]);
  await promisify(execFile)('cp', ['-a', from.dataFolder, side]);
  renameSync(side, to.dataFolder);
}

/** Encoding and locale are explicit: otherwise the database is SQL_ASCII wherever LANG is not set. */
function initdbArguments(folder: string, role: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', role, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  return ['-D', folder, ...access, ...locale, '--no-instructions'];
}

function writePassword(cluster: Cluster, user: ServerUser): void {
  writeFileSync(cluster.passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  giveTo(cluster.passwordFile, user);
}

function removeAbandoned(cluster: Cluster): void {
  for (const name of readdirSync(cluster.folder)) {
    if (!name.startsWith(`${dataFolderName}.init-`)) continue;
    rmSync(path.join(cluster.folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
