import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';
import type { Exports } from '../webpack/recorded-exports';
import { SHARED_LIBRARIES } from '../webpack/shared-libraries';
import type { Declarations } from './declarations';

/** Modules of our packages that a remote may import, with the declaration file of each, relative to the root. */
function modules(root: string): [string, string][] {
  const contract = path.join(root, 'shared/contract/src');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const parts = SHARED_LIBRARIES.flatMap(({ key }) =>
    key.startsWith('@marquee/ui/') ? key.slice('@marquee/ui/'.length) : [],
  );
  return [
    ...files
      .filter((file) => file.endsWith('.d.ts'))
      .sort()
      .map((file): [string, string] => [`@marquee/contract/${file.replace('.d.ts', '')}`, path.join(contract, file)]),
    ['@marquee/kit', path.join(root, 'shared/kit/src/index.d.ts')],
    ['@marquee/ui', path.join(root, 'shared/ui/src/index.d.ts')],
    ...[...parts, 'icons']
      .sort()
      .map((part): [string, string] => [`@marquee/ui/${part}`, path.join(root, 'shared/ui/src', part, 'index.d.ts')]),
  ];
}

/** Every export of our packages with the digest of its type, and what the shell passes on of other people's libraries. */
export function exportDigests(declarations: Declarations, root: string): Exports {
  const own = modules(root).map(([module, file]): [string, Record<string, string>] => [
    module,
    Object.fromEntries(declarations.exportsOf(file).map((name) => [name, declarations.digestOf(file, name)])),
  ]);
  return Object.fromEntries([...own, ...facades()]);
}

/** Names that the shell's facade of each library re-exports, by share key; their types are the library's. */
function facades(): [string, Record<string, string>][] {
  const faced = SHARED_LIBRARIES.flatMap(({ key, facade }) => (facade ? [[key, facade] as const] : []));
  return faced.map(([key, facade]) => {
    const source = readFileSync(inRepository('host-shell/src/facades', `${facade}.ts`), 'utf8');
    const items = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
    const names = items
      .map(
        (item) =>
          item
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      )
      .filter((name) => name !== '');
    return [key, Object.fromEntries(names.toSorted().map((name) => [name, '']))];
  });
}

/** Longest declaration that the report writes out; the digest covers the rest. */
const MAX_TEXT = 400;

/** The report of one package for people, as Markdown. */
export function reportText(declarations: Declarations, root: string, owner: string): string {
  const sections = modules(root)
    .filter(([module]) => module === owner || module.startsWith(`${owner}/`))
    .map(([module, file]) => {
      const names = declarations.exportsOf(file);
      const lines = names.map((name) => {
        const text = declarations.textOf(file, name).replace(/^export (declare )?/, '');
        const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} ...` : text;
        return `// ${name} ${declarations.digestOf(file, name)}\n${short}`;
      });
      return names.length === 0 ? '' : `## ${module}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
    });
  const intro = 'Every export with the digest of its type.';
  return [`# ${owner}\n`, `${intro}\n`, ...sections.filter(Boolean)].join('\n');
}
