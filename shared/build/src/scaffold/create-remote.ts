import { existsSync } from 'node:fs';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { inRepository } from '../paths';
import { newRemote } from './new-remote';
import { remoteFiles, type Surroundings } from './remote-files';
import { writeFiles } from './write-files';

/** `create:remote <name>`: a remote in this workspace that builds, tests and shows a page. */
const [nameArgument = ''] = process.argv.slice(2);
try {
  const remote = newRemote(nameArgument);
  const folder = inRepository(remote.name);
  if (existsSync(folder)) throw new Error(`${remote.name} exists already`);
  const workspace: Surroundings = {
    rangeOf: (name) => (name.startsWith('@marquee/') ? 'workspace:*' : 'catalog:'),
    packageName: `@marquee/${remote.name}`,
    packageFields: { exports: {} },
    developmentPackages: ['typescript'],
    tsconfig: { extends: '../shared/build/tsconfig.base.json', include: ['src', '../shared/build/types'] },
    schema: '../.marquee/docs/remote.schema.json',
    contract: `^${CONTRACT_VERSION}`,
    files: { 'README.md': readme(remote.name, remote.title, remote.namespace) },
  };
  writeFiles(folder, remoteFiles(remote, workspace));
  process.stdout.write(
    `${remote.name} is there. Next: pnpm install, pnpm test:unit ${remote.name}, pnpm dev ${remote.name}\n`,
  );
} catch (error) {
  process.stderr.write(`usage: pnpm create:remote <name>: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function readme(name: string, title: string, namespace: string): string {
  return `# ${name}

${title}: what lives here is its page at \`/${namespace}\` and its card on the home page, declared in \`remote.json\` and exposed by \`src/remote.ts\`.

- Features lie in \`src/features/<feature>\`, texts in \`src/messages/<language>.json\`, tests beside the source.
- It may import \`@marquee/contract\`, \`@marquee/kit\` and \`@marquee/ui\`; never the shell, never another remote.
- \`pnpm dev ${name}\` runs it inside the product, \`pnpm release ${name} --version 0.1.0\` publishes it.
`;
}
