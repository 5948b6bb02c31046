import { incompatibilities } from '@marquee/contract/release-compatibility';
import type { Release } from '@marquee/contract/release';
import { expect, it } from 'vitest';
import { remoteImports, shellExports } from './release-surface';

const facts = { modules: [], imports: { '@marquee/kit': ['useCall'] }, texts: new Set(['games.list', 'page.title']) };
const manifest = { slots: [{ slot: 'header.balance' }] };

it('records the calls and topics that a build names, and the slots that its manifest fills', () => {
  const imports = remoteImports({ ...facts, texts: new Set([...facts.texts, 'wallet.balance']) }, manifest);
  expect(Object.keys(imports)).toEqual(['@marquee/kit', 'calls', 'topics', 'slots']);
  expect([imports['calls'], imports['topics'], imports['slots']].map((names) => Object.keys(names ?? {}))).toEqual([
    ['games.list'],
    ['wallet.balance'],
    ['header.balance'],
  ]);
  for (const names of Object.values(imports))
    for (const digest of Object.values(names)) expect(digest).toMatch(/^[0-9a-f]+$/);
});

it('says nothing of lists that the build does not use', () => {
  expect(Object.keys(remoteImports(facts, { slots: [] }))).toEqual(['@marquee/kit', 'calls']);
});

it('fits the shell of the same checkout', () => {
  const remote = { contract: '^1.0.0', shared: {}, imports: remoteImports(facts, manifest) } as unknown as Release;
  const shell = { contract: '1.2.0', shared: {}, exports: shellExports() };
  expect(incompatibilities(remote, shell)).toEqual([]);
});
