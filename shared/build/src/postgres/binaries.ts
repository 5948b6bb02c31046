import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { postgresPackage } from './platform';

/** Folders of the executables and their shared libraries. `root` holds `bin/`, `lib/` and `share/`. */
export interface Binaries {
  root: string;
  postgres: string;
  initdb: string;
}

/** The executables under `root`, a copy or the original of a platform package's `native` folder. */
export function binariesIn(root: string): Binaries {
  return { root, postgres: path.join(root, 'bin', 'postgres'), initdb: path.join(root, 'bin', 'initdb') };
}

/**
 * Finds the PostgreSQL of the installed platform package and makes it runnable. pnpm does not run the package's
 * post-install step, which creates the links between the shared libraries, so that happens here.
 */
export async function installedBinaries(): Promise<Binaries> {
  const name = postgresPackage();
  const exported = (await import(name).catch((cause: unknown) => {
    throw new Error(`The package ${name} is not installed: PostgreSQL cannot start. Set DATABASE_URL instead.`, {
      cause,
    });
  })) as { postgres: string };
  const binaries = binariesIn(path.resolve(path.dirname(exported.postgres), '..'));
  linkLibraries(binaries.root);
  makeExecutable(binaries.postgres);
  makeExecutable(binaries.initdb);
  return binaries;
}

function linkLibraries(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.resolve(root, '..', target);
    if (existsSync(from)) continue;
    const to = path.relative(path.dirname(from), path.resolve(root, '..', source));
    try {
      symlinkSync(to, from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
