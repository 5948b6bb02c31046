import { readFileSync } from 'node:fs';
import { AGENT_RIGHTS, type AgentRight } from '@marquee/contract/agent-access';
import type { BootRemote } from '@marquee/contract/boot';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { REMOTE_NAMES, remoteManifestSchema } from '@marquee/contract/remote-manifest';
import { SESSION_FACTS, type SessionFact } from '@marquee/contract/session-facts';
import { menuOf } from '@marquee/kit';
import { mockBoot } from '@marquee/testing/mock-shell/mock-boot';
import { expect, it, test } from 'vitest';
import { pageRouteAt, pageRoutes } from './page-route';
import { subUserPlace } from './sub-user-place';

const release = { version: '1.0.0', baseUrl: '/', entry: 'entry.js', integrity: {}, assets: {} };
const remotes: BootRemote[] = REMOTE_NAMES.map((name) => {
  const text = readFileSync(new URL(`../../../../${name}/remote.json`, import.meta.url), 'utf8');
  return { name, manifest: remoteManifestSchema.parse(JSON.parse(text)), release, fallback: null };
});
const boot = mockBoot({ remotes });
const routes = pageRoutes(boot);

/** What the server says of a sub-user with a right, whose agent has contracts of all types. */
const factsOf = (right: AgentRight): SessionFact[] =>
  SESSION_FACTS.filter((fact) => fact === `office.${right}` || (right === 'income' && fact.startsWith('contract.')));
const menuFor = (facts: SessionFact[]) => menuOf(boot, 'agent', 'agent', facts).map(({ to }) => to);

/** What each right shows of the office. An entry that is added here is one that an agent's accountant sees. */
const SHOWN: Readonly<Record<AgentRight, readonly string[]>> = {
  figures: ['/agentHome', '/agentHome/team-betting', '/agentHome/team-transactions', '/agentHome/user-loss'],
  income: [
    '/agentHome/income',
    '/agentHome/dividends',
    '/agentHome/daily-wages',
    '/agentHome/hourly-salary',
    '/agentHome/real-time-salary',
    '/agentHome/acquisitions',
  ],
  line: ['/agentHome/downlines'],
  support: ['/agentHome/messages'],
};

test.each(AGENT_RIGHTS)('the menu of a sub-user with the right %s has its pages, and each opens', (right) => {
  const facts = factsOf(right);
  const entries = menuFor(facts);
  expect(entries.toSorted()).toEqual(SHOWN[right].toSorted());
  for (const path of [...entries, '/agentHome/security'])
    expect([path, subUserPlace(boot, pageRouteAt(routes, path), { type: SUB_USER_TYPE, facts })]).toEqual([path, null]);
});

it('has entries that are the agent’s alone', () => {
  const open = new Set(Object.values(SHOWN).flat());
  expect(menuFor([...SESSION_FACTS]).filter((path) => !open.has(path))).toEqual([
    '/agentHome/deposit',
    '/agentHome/withdrawal',
    '/agentHome/register',
    '/agentHome/account-details',
  ]);
});
