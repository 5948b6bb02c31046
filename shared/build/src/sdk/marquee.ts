#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startBesideShell } from '../dev/beside-shell';
import { publicationReport } from '../release/publication-report';
import { buildProject } from './build-project';
import { hasOptions, isMove, moveRelease } from './moves';
import { releaseProject } from './release-project';
import { createTeamKey } from './team-key';
import { testProject } from './test-project';

/** `marquee <command>`, run in the folder of a remote that lies in a repository of its own. */
const USAGE = `usage: marquee <command>, in the folder of a remote
  test                                          types, lint and tests
  build                                         the release of package.json's version, in dist
  dev --against <site>                          the remote inside a running shell that takes overrides
  dev --against <console> --brand <code>        the remote inside the shell of a deployment, with MARQUEE_RELEASE_TOKEN
  key                                           creates the team's signing key and prints what an operator needs
  release --to <console> [--notes x] [--change url]   tests, builds and publishes what is committed, with MARQUEE_RELEASE_TOKEN

After publishing, by the rights of MARQUEE_RELEASE_TOKEN; --version is package.json's where it is left out:
  status --to <console>                                                    what each brand runs, and how its releases did
  preview --to <console> --brand <code> [--version x]                      an address at which whoever opens it sees a release
  canary --to <console> --brand <code> --percent <n> --reason <text> [--version x]   gives it to a share of the visitors; 0 ends it
  promote --to <console> --brand <code> --reason <text> [--version x]      gives it to every visitor
  rollback --to <console> --brand <code> --reason <text> [--version x]     goes back, to the last release that proved itself
  retire --to <console> --version <x> --reason <text>                      takes a release that no brand runs off the list
`;
const FIRST_PORT = Number(process.env.MARQUEE_DEV_PORT ?? 4101);
const print = (line: string) => process.stdout.write(`${line}\n`);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    brand: { type: 'string' },
    to: { type: 'string' },
    notes: { type: 'string' },
    change: { type: 'string' },
    version: { type: 'string' },
    percent: { type: 'string' },
    reason: { type: 'string' },
  },
});
const folder = process.cwd();

async function dev(): Promise<void> {
  const server = await startBesideShell({
    folder,
    against: values.against ?? '',
    brand: values.brand,
    port: FIRST_PORT,
    print,
  });
  const stop = () => void server.stop().then(() => process.exit());
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Those that lack an option are not commands. */
const commands: Readonly<Record<string, (() => Promise<void> | void) | false | undefined>> = {
  test: async () => {
    process.exitCode = await testProject(folder);
  },
  build: async () => {
    const { release } = await buildProject(folder);
    print(`${release.name} ${release.version} is in dist, ${Object.keys(release.integrity).length} files`);
  },
  dev: values.against !== undefined && dev,
  key: () => void print(createTeamKey(folder)),
  release:
    values.to !== undefined &&
    (async () => {
      const { release, ...published } = await releaseProject(folder, { ...values, to: values.to ?? '' });
      print(`${release.name} ${release.version} ${published.added ? 'published' : 'is published already'}`);
      print(publicationReport(published));
    }),
};

try {
  const [name = ''] = positionals;
  const command = commands[name];
  if (command) await command();
  else if (isMove(name) && hasOptions(name, values)) print(await moveRelease(name, folder, values));
  else {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
