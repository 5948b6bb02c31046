import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';
import { type NewRemote, remoteFiles } from './remote-files';

/** `create:remote <name>`: a remote that builds, tests and shows a page. `loyalty` and `mf-loyalty` are the same name. */
const [nameArgument] = process.argv.slice(2);
try {
  const remote = newRemote(nameArgument);
  const folder = inRepository(remote.name);
  for (const [file, content] of Object.entries(remoteFiles(remote))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  process.stdout.write(
    `${remote.name} is there. Next: pnpm install, pnpm test:unit ${remote.name}, pnpm dev ${remote.name}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** @throws when the name is invalid or taken */
function newRemote(text = ''): NewRemote {
  const namespace = text.replace(/^mf-/, '');
  if (!/^[a-z][a-z-]*[a-z]$/.test(namespace))
    throw new Error('usage: pnpm create:remote <name>, lower-case letters and hyphens');
  const name = `mf-${namespace}`;
  if (existsSync(inRepository(name))) throw new Error(`${name} exists already`);
  const words = namespace.replaceAll('-', ' ');
  return { name, namespace, title: words.charAt(0).toUpperCase() + words.slice(1) };
}
