import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { contractVersions } from './contract-api';
import { contractFaults } from './contract-faults';
import { presentApi } from './present-api';

it('exports what the present version of the contract records', () => {
  const { present, former } = contractVersions();
  expect(contractFaults(presentApi(), present, former)).toEqual([]);
});

it('sees in the records of this checkout that an export of the former version is gone', () => {
  const { present, former } = contractVersions();
  const { '@marquee/kit': { useCall, ...kit } = {}, ...others } = presentApi();
  const without = { ...others, '@marquee/kit': kit };
  expect(useCall).toBeDefined();
  expect(contractFaults(without, { ...present, recorded: without }, former)).toEqual([
    `useCall of @marquee/kit is gone since ${former?.version}: that is a major version`,
  ]);
});

it('refuses a changed export of the former version, which is published', () => {
  const { former } = contractVersions();
  const { '@marquee/kit': kit = {}, ...others } = former?.recorded ?? {};
  const changed = { ...others, '@marquee/kit': { ...kit, useCall: 'changed' } };
  expect(former && contractFaults(changed, former, undefined)).toEqual([
    `@marquee/kit changed after ${former?.version} was published: raise CONTRACT_VERSION and write its page`,
  ]);
});

it.each(['contract', 'kit', 'ui', 'testing', 'build'])('gives %s the version of the contract', (name) => {
  const text = readFileSync(inRepository('shared', name, 'package.json'), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(CONTRACT_VERSION);
});
