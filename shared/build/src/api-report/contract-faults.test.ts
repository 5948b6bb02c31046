import { expect, it } from 'vitest';
import { type ContractVersion, contractFaults, recordDigest } from './contract-faults';

const exports = { '@marquee/kit': { useCall: 'a1', useFlag: 'b1' } };
const version = (fields: Partial<ContractVersion>): ContractVersion => ({
  version: '1.2.0',
  page: '# 1.2.0\n\n- Status: next\n',
  recorded: exports,
  ...fields,
});
const published = '# 1.2.0\n\n- Status: published\n';
const without = { '@marquee/kit': { useCall: 'a1' } };

it('accepts exports that are as they are recorded', () => {
  expect(contractFaults(exports, version({}), undefined)).toEqual([]);
});

it('wants a page for the version', () => {
  const [fault] = contractFaults(exports, version({ page: undefined }), undefined);
  expect(fault).toContain('docs/contract/1.2.0.md is missing');
});

it('wants another version for a change after one was published', () => {
  const changed = { '@marquee/kit': { useCall: 'a2', useFlag: 'b1' } };
  const [fault] = contractFaults(changed, version({ page: published }), undefined);
  expect(fault).toBe('@marquee/kit changed after 1.2.0 was published: raise CONTRACT_VERSION and write its page');
});

it('wants the record of the next version written again', () => {
  expect(contractFaults(without, version({}), undefined)[0]).toContain('run pnpm generate');
});

it('wants a major version for an export that is gone', () => {
  const present = version({ version: '1.3.0', recorded: without });
  expect(contractFaults(without, present, version({ page: published }))).toEqual([
    'useFlag of @marquee/kit is gone since 1.2.0: that is a major version',
  ]);
});

it('wants the record of a published version left as it was', () => {
  const page = `${published}- Record: ${recordDigest(exports)}\n`;
  const present = version({ version: '1.3.0', recorded: { ...exports, '@marquee/ui': { Button: 'c1' } } });
  const current = { ...exports, '@marquee/ui': { Button: 'c1' } };
  expect(contractFaults(current, present, version({ page }))).toEqual([]);
  const [fault] = contractFaults(current, present, version({ page, recorded: current }));
  expect(fault).toContain('shared/contract/api/1.2.0.json is not what 1.2.0 was published with');
});

it('wants a deprecation one minor version before', () => {
  const present = version({ version: '2.0.0', recorded: without });
  expect(contractFaults(without, present, version({ page: published }))).toEqual([
    'useFlag of @marquee/kit is gone without standing under "Deprecated" in 1.2.0.md',
  ]);
  const announced = `${published}\n## Deprecated\n\n- \`useFlag\`: use \`useFlags\`.\n\n## Added\n`;
  expect(contractFaults(without, present, version({ page: announced }))).toEqual([]);
});
