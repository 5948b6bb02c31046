// @vitest-environment jsdom
import type { BootDocument } from '@marquee/contract/boot';
import { beforeEach, expect, it } from 'vitest';
import { readOverrides, resetOverrides } from './overrides';

const boot = (overridesAllowed: boolean) =>
  ({ overridesAllowed, remotes: [{ name: 'mf-wallet' }] }) as unknown as BootDocument;
const query = '?mf.mf-wallet=http://localhost:4103&mf.mf-invented=http://localhost:9&mf.other=x';

beforeEach(() => sessionStorage.clear());

it('takes an override of a known remote and keeps it for the tab', () => {
  expect(readOverrides(boot(true), query, sessionStorage)).toEqual({ 'mf-wallet': 'http://localhost:4103' });
  expect(readOverrides(boot(true), '', sessionStorage)).toEqual({ 'mf-wallet': 'http://localhost:4103' });
});

it('forgets overrides when they are reset', () => {
  readOverrides(boot(true), query, sessionStorage);
  resetOverrides(sessionStorage);
  expect(readOverrides(boot(true), '', sessionStorage)).toEqual({});
});

it('takes http and https only', () => {
  expect(readOverrides(boot(true), '?mf.mf-wallet=javascript:alert(1)', sessionStorage)).toEqual({});
});

it('takes none where the boot document does not allow it', () => {
  expect(readOverrides(boot(false), query, sessionStorage)).toEqual({});
});
