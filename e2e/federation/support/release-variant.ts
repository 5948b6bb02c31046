import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { environment } from '../../support/environment';

interface ReleaseDocument {
  name: string;
  version: string;
  manifest: { version: string };
  integrity: Record<string, string>;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));
/** Read when asked: `pnpm prove:independence` loads this file before its product runs. */
const releaseStore = (): string => path.join(environment.home, 'releases');
const segment = (version: string) => version.replaceAll('+', '_');

export function currentVersion(remote: string): string {
  const { version } = JSON.parse(readFileSync(path.join(releaseStore(), remote, 'current.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/**
 * A further release of a remote, made from the current one's files, and registered the way `pnpm release` registers.
 * @param change gets each script's name and text and gives its text in the new release
 */
export async function releaseVariant(
  remote: string,
  version: string,
  change: (file: string, text: string) => string,
): Promise<void> {
  const store = releaseStore();
  const source = path.join(store, remote, segment(currentVersion(remote)));
  const target = path.join(store, remote, segment(version));
  cpSync(source, target, { recursive: true });
  for (const file of readdirSync(target).filter((name) => /\.(br|gz)$/.test(name))) rmSync(path.join(target, file));
  const document = JSON.parse(readFileSync(path.join(target, 'release.json'), 'utf8')) as ReleaseDocument;
  for (const file of Object.keys(document.integrity).filter((name) => name.endsWith('.js'))) {
    const text = withOwnChunks(change(file, readFileSync(path.join(target, file), 'utf8')), version);
    writeFileSync(path.join(target, file), text);
    document.integrity[file] = integrityOf(text);
  }
  document.version = version;
  document.manifest.version = version;
  writeFileSync(path.join(target, 'release.json'), JSON.stringify(document));
  await registerReleases();
}

export const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The chunks of two builds are kept apart by the name of their list, which a build derives from its content. */
export const withOwnChunks = (text: string, version: string): string =>
  text.replaceAll(/\bchunks_mf_\w+/g, (name) => `${name}_${version.replaceAll(/\W/g, '_')}`);

async function registerReleases(): Promise<void> {
  const tsx = path.join(repository, 'shared/build/node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, MARQUEE_HOME: environment.home, DATABASE_URL: environment.databaseUrl };
  await promisify(execFile)(process.execPath, [tsx, 'platform-api/src/register-releases.ts'], { cwd: repository, env });
}
