import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { compileApi, contractVersions } from './contract-api';
import { contractFaults } from './contract-faults';

/** The compiler reads three packages. */
const TIMEOUT = { timeout: 180_000 };

it('exports what the present version of the contract records', TIMEOUT, () => {
  const { present, former } = contractVersions();
  expect(contractFaults(compileApi().digests, present, former)).toEqual([]);
});

it.each(['contract', 'kit', 'ui', 'testing', 'build'])('gives %s the version of the contract', (name) => {
  const text = readFileSync(inRepository('shared', name, 'package.json'), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(CONTRACT_VERSION);
});
