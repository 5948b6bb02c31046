import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { filesBelow } from '../tasks/files-below';
import { run } from '../tasks/run-program';
import { SHORT_FORMS, type ShortForm } from './short-forms';

const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Scripts of another package: what a remote outside of this repository is built with. */
const OF_REMOTES_OUTSIDE = ['build', 'release', 'dev', 'test'];
/** Commands of pnpm itself. */
const OF_PNPM = ['install', 'exec', 'dlx'];

const documents = filesBelow('.').filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));
const namedIn = (file: string): string[] =>
  [...readFileSync(inRepository(file), 'utf8').matchAll(/`(?:npx )?(pnpm|npm|npm run) ([a-z][a-z0-9:-]*)/g)].flatMap(
    ([, tool, name = '']) => {
      if (tool === 'npm') return ['start', 'test'].includes(name) ? name : [];
      return (tool === 'npm run' ? OF_REMOTES_OUTSIDE : OF_PNPM).includes(name) ? [] : name;
    },
  );
const forms = Object.entries(SHORT_FORMS);
const ofKind = <Form extends ShortForm>(isOfKind: (form: ShortForm) => form is Form) =>
  forms.flatMap(([name, form]) => (isOfKind(form) ? [{ name, form }] : []));

it('names only commands in documents that there are', () => {
  const unknown = documents.flatMap((file) => namedIn(file).map((name) => ({ file, name })));
  expect(unknown.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});

it('has every command in a document, and a proof of each', () => {
  const named = new Set(documents.flatMap(namedIn));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  expect(Object.keys(SHORT_FORMS).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it.each(ofKind((form) => typeof form === 'object' && 'args' in form))(
  'runs `pnpm $name` in its short form',
  async ({ name, form }) => {
    const [, ...words] = (scripts[name] ?? '').split(' ');
    const { code, output } = await run(process.execPath, [...words, ...form.args], {
      env: { DATABASE_URL: '' },
      timeoutMs: 200_000,
    });
    expect(output).toContain(form.prints);
    expect(code).toBe(form.code);
  },
);

it.each(ofKind((form) => typeof form === 'object' && 'provenBy' in form))(
  'has the proof of `pnpm $name` in git',
  ({ form }) => {
    expect(execFileSync('git', ['ls-files', form.provenBy], { cwd: inRepository(), encoding: 'utf8' })).not.toBe('');
  },
);

it.each(forms.flatMap(([name, form]) => (form === 'compiled' ? name : [])))('compiles `pnpm %s`', async (name) => {
  const [, , program = ''] = (scripts[name] ?? '').split(' ');
  const inBuild = inRepository('shared/build/src', `${program}.ts`);
  const file = existsSync(inRepository(program)) ? inRepository(program) : inBuild;
  const { errors } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'none',
    loader: { '.css': 'empty', '.woff2': 'empty', '.png': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
});
