import type { BootRemote } from '@marquee/contract/boot';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import type { RemoteManifest, RouteContribution } from '@marquee/contract/remote-manifest';
import type { SessionFact } from '@marquee/contract/session-facts';
import { mockBoot } from '@marquee/testing/mock-shell/mock-boot';
import { expect, it } from 'vitest';
import { pageRouteAt, pageRoutes } from './page-route';
import { subUserPlace } from './sub-user-place';

const route = (id: string, subUser?: RouteContribution['subUser']): RouteContribution => ({
  id,
  pattern: `/agentHome/${id}`,
  frame: 'office',
  guard: 'agent',
  titleKey: id,
  ...(subUser && { subUser }),
});
const entry = (id: string, order: number, facts: SessionFact[] = []) => ({
  id,
  place: 'agent' as const,
  labelKey: id,
  icon: 'Users' as const,
  to: `/agentHome/${id}`,
  order,
  when: { facts },
});
const manifest: RemoteManifest = {
  id: 'mf-agent',
  version: '1.0.0',
  contract: '^1.3.0',
  namespace: 'agent',
  languages: ['en'],
  routes: [route('deposit'), route('team', 'figures'), route('income', 'income'), route('security', 'own')],
  slots: [],
  // The first is of a remote that knows nothing of sub-users.
  menu: [entry('deposit', 10), entry('team', 40, ['office.figures']), entry('income', 90, ['office.income'])],
  modals: [],
  labels: {},
};
const release = { version: '1.0.0', baseUrl: '/', entry: 'entry.js', integrity: {}, assets: {} };
const remote: BootRemote = { name: 'mf-agent', manifest, release, fallback: null };
const boot = mockBoot({ remotes: [remote] });
const routes = pageRoutes(boot);
const placeOf = (path: string, facts: SessionFact[], type = SUB_USER_TYPE) =>
  subUserPlace(boot, pageRouteAt(routes, path), { type, facts });

it('leaves sub-users on the pages that their rights open, and leads them there from all others', () => {
  expect(placeOf('/agentHome/income', ['office.income'])).toBeNull();
  expect(placeOf('/agentHome/security', ['office.income'])).toBeNull();
  for (const path of ['/', '/help', '/agentHome/deposit', '/agentHome/team', '/nowhere'])
    expect(placeOf(path, ['office.income'])).toBe('/agentHome/income');
  expect(placeOf('/agentHome/income', ['office.figures', 'office.line'])).toBe('/agentHome/team');
});

it('leads to the own account when nothing else is open', () => {
  expect(placeOf('/', ['office.line'])).toBe('/agentHome/security');
});

it('leaves everybody else alone', () => {
  expect(placeOf('/', ['office.owner'], 1)).toBeNull();
  expect(subUserPlace(boot, pageRouteAt(routes, '/'), null)).toBeNull();
});
