import type { BootDocument } from '@marquee/contract/boot';
import { beforeEach, expect, it } from 'vitest';
import { readOverrides, resetOverrides } from './overrides';

const boot = (overridesAllowed: boolean, develops: readonly string[] = []) =>
  ({ overridesAllowed, preview: { develops }, remotes: [{ name: 'mf-wallet' }] }) as unknown as BootDocument;
const query = '?mf.mf-wallet=http://localhost:4103&mf.mf-new=http://localhost:9&mf.other=x';

const both = { 'mf-wallet': 'http://localhost:4103', 'mf-new': 'http://localhost:9' };

beforeEach(() => sessionStorage.clear());

it('accepts overrides of remotes, including unreleased ones, and keeps them for the tab', () => {
  expect(readOverrides(boot(true), query, sessionStorage)).toEqual(both);
  expect(readOverrides(boot(true), '', sessionStorage)).toEqual(both);
});

it('removes overrides at a reset', () => {
  readOverrides(boot(true), query, sessionStorage);
  resetOverrides(sessionStorage);
  expect(readOverrides(boot(true), '', sessionStorage)).toEqual({});
});

it('accepts http and https only', () => {
  expect(readOverrides(boot(true), '?mf.mf-wallet=javascript:alert(1)', sessionStorage)).toEqual({});
});

it('accepts those of a team that may develop its own remotes', () => {
  expect(readOverrides(boot(true, ['mf-new']), query, sessionStorage)).toEqual({ 'mf-new': both['mf-new'] });
});

it('accepts none unless the boot document allows it', () => {
  expect(readOverrides(boot(false), query, sessionStorage)).toEqual({});
});
