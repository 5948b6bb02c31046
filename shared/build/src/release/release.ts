import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releasePath } from '@marquee/contract/release';
import { inRepository, inState } from '../paths';
import { publicationReport } from './publication-report';
import { provenanceOf } from './provenance';
import { publishOverHttp } from './publish';
import { registerStoredReleases } from './register';
import { releaseApp } from './release-app';
import { folderReleaseStore } from './release-store';

/**
 * `release <folder> [--version x.y.z] [--to <console>]`. With a version the release is announced to the registry and waits
 * for an operator; with `--to` it is published to that deployment with the team's token and key; without either it is the
 * build of this checkout, which `npm start` shows.
 */
const USAGE = `usage: pnpm release <remote> [--version x.y.z [--to https://console.example.com] [--notes text] [--change url]]
  --to needs MARQUEE_RELEASE_TOKEN (the team's token) and MARQUEE_RELEASE_KEY (file of its Ed25519 key, PEM)\n`;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    to: { type: 'string' },
    notes: { type: 'string' },
    change: { type: 'string' },
  },
});
const [folder] = positionals;
const { MARQUEE_RELEASE_TOKEN: token, MARQUEE_RELEASE_KEY: keyFile } = process.env;
if (!folder || (values.to !== undefined && (values.version === undefined || !token || !keyFile))) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const root = inState('releases');
  const store = folderReleaseStore(root);
  const { release, added } = await releaseApp(store, folder, values.version);
  const announced = values.version !== undefined;
  if (!announced) store.setCurrent(release.name, release.version);
  const built = `${release.name} ${release.version}`;
  if (values.to !== undefined && token && keyFile) {
    const privateKey = readFileSync(keyFile, 'utf8');
    const outcome = await publishOverHttp(path.join(root, releasePath(release)), release, {
      to: values.to,
      token,
      privateKey,
      provenance: provenanceOf(inRepository(), values),
    });
    process.stdout.write(
      `${built} ${outcome.added ? 'published' : 'is published already'}\n${publicationReport(outcome)}\n`,
    );
  } else {
    process.stdout.write(`${built} ${added ? 'released' : 'is released already'}\n`);
    if (announced) process.stdout.write(`${await registerStoredReleases()}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
