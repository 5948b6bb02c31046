import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SHARED_LIBRARIES } from '../webpack/shared-libraries';
import type { Declarations } from './declarations';

/** Digests of exported declarations by name, by the module that a remote imports. */
export type ExportDigests = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** Every export of our packages with the digest of its type. */
export function exportDigests(declarations: Declarations, root: string): ExportDigests {
  return Object.fromEntries(
    modules(root).map(([module, file]) => [
      module,
      Object.fromEntries(declarations.exportsOf(file).map((name) => [name, declarations.digestOf(file, name)])),
    ]),
  );
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
  const intro = 'Every export with the digest of its type; `pnpm generate` writes this page.';
  return [`# ${owner}\n`, `${intro}\n`, ...sections.filter(Boolean)].join('\n');
}
