import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { packageNameOf, SHARED_LIBRARIES } from './shared-libraries';

const ENTRY = /^ {2}'?([^'\s]+?)'?: \(\) => import\(\/\* webpackChunkName: "([\w-]+)" \*\/ '([^']+)'\)/gm;

it('names the same late shares and chunks as the shell that provides them', () => {
  const source = readFileSync(inRepository('host-shell/src/federation/late-shares.ts'), 'utf8');
  const provided = [...source.matchAll(ENTRY)].map(([, key, chunk, request]) => ({ key, chunk, request }));
  const expected = SHARED_LIBRARIES.filter(({ chunk }) => chunk !== undefined);
  expect(provided).toEqual(expected.map(({ key, chunk }) => ({ key, chunk, request: key })));
});

it('names the same first shares as the shell', () => {
  const source = readFileSync(inRepository('host-shell/src/federation/provide-shared.ts'), 'utf8');
  const [, list = ''] = /FIRST_SHARES[^{]*\{([^}]*)\}/.exec(source) ?? [];
  const provided = [...list.matchAll(/^ {2}'?([^':,]+)/gm)].map(([, key]) => key);
  const expected = SHARED_LIBRARIES.filter(({ chunk }) => chunk === undefined).map(({ key }) => key);
  expect(provided.toSorted()).toEqual(expected.toSorted());
});

it('finds the package of a share key', () => {
  expect(['react/jsx-runtime', '@marquee/ui/field', 'dompurify'].map(packageNameOf)).toEqual([
    'react',
    '@marquee/ui',
    'dompurify',
  ]);
});
