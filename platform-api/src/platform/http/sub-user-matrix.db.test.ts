import { AGENT_RIGHTS, type AgentRight } from '@marquee/contract/agent-access';
import { calls, type CallId } from '@marquee/contract/calls/index';
import type { CallDefinition } from '@marquee/contract/define-call';
import type { FailureEnvelope } from '@marquee/contract/envelope';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { joinSubUser } from '../../modules/people/sub-user/sub-user.fixture';
import { joinLine } from '../../modules/people/line/line.fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

const everyCall = (Object.keys(calls) as CallId[]).map((id) => [id, calls[id] as CallDefinition] as const);

/** What each right opens. A call that is added here is one that an agent's accountant may make. */
const OPENED: Readonly<Record<AgentRight, readonly CallId[]>> = {
  figures: [
    'agent.overview',
    'agent.downlines',
    'agent.teamBetting',
    'agent.lineFigures',
    'agent.lineDays',
    'agent.overviewFigures',
    'agent.memberRecord',
  ],
  income: [
    'agent.floatRecord',
    'agent.bills',
    'agent.bill',
    'agent.debt',
    'agent.income',
    'agent.contracts',
    'agent.givenContracts',
    'agent.contractFacts',
    'agent.groupIncome',
  ],
  line: ['agent.line', 'agent.lineMember'],
  support: ['messages.list', 'messages.one', 'messages.unreadCount'],
};

/** What a sub-user does for themselves. */
const OWN: readonly CallId[] = [
  'session.logout',
  'member.info',
  'member.language',
  'member.firstLogin',
  'member.changePassword',
  'security.overview',
  'security.startAuthenticator',
  'security.confirmAuthenticator',
  'security.disableAuthenticator',
  'security.sessions',
  'security.endSession',
  'security.endOtherSessions',
  'security.logins',
  'security.passkeys',
  'security.confirmPasskey',
  'security.startPasskey',
  'security.addPasskey',
  'security.renamePasskey',
  'security.removePasskey',
  'security.dataExport',
  'security.requestDataExport',
];

let site: TestApp;
let requests = 0;
const cookies: Partial<Record<AgentRight, string>> = {};
beforeAll(async () => {
  site = await startTestApp();
  const agent = await joinLine(site, 'matrix1');
  for (const right of AGENT_RIGHTS) {
    const { browser } = await joinSubUser(site, agent, `matrix${right}`, [right]);
    cookies[right] = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  }
});
afterAll(() => site.close());

async function codeOf(call: CallDefinition, cookie: string): Promise<string> {
  const isOfConsole = call.path.startsWith('/ops/');
  const takesBody = call.methods[0] !== 'GET' && call.methods[0] !== 'DELETE';
  const response = await site.app.server.inject({
    method: call.methods[0],
    url: call.path.replace(/:\w+/g, '1'),
    remoteAddress: `10.2.${(requests += 1) >> 8}.${requests & 255}`,
    headers: { host: isOfConsole ? 'console.localhost' : 'sundarban.localhost', cookie },
    ...(takesBody && !call.upload && { payload: {} }),
  });
  const answer = response.json<FailureEnvelope | { readonly success: true }>();
  return answer.success ? 'answered' : answer.code;
}

it('has every opened call in the table with its right, and no other', () => {
  const marked = everyCall.filter(([, { subUser, access }]) => subUser !== undefined && access !== 'public');
  const expected = [...Object.values(OPENED).flat(), ...OWN];
  expect(marked.map(([id]) => id).toSorted()).toEqual(expected.toSorted());
  for (const right of AGENT_RIGHTS)
    for (const id of OPENED[right]) {
      const { subUser, methods }: CallDefinition = calls[id];
      expect([id, subUser, methods[0]]).toEqual([id, right, 'GET']);
    }
});

test.each(AGENT_RIGHTS)('as a sub-user with the right %s, every other call of the table is refused', async (right) => {
  const open = new Set<CallId>([...OPENED[right], ...OWN]);
  const wrong: Record<string, string> = {};
  for (const [id, call] of everyCall) {
    if (call.access === 'public' || id === 'session.logout' || id === 'security.endOtherSessions') continue;
    const code = await codeOf(call, cookies[right] ?? '');
    if (call.access === 'operator') {
      if (code !== 'not_logged_in') wrong[id] = code;
    } else if (call.access === 'team') {
      if (code !== 'release_token_invalid') wrong[id] = code;
    } else if (open.has(id) === (code === 'forbidden') || code === 'not_logged_in') wrong[id] = code;
  }
  expect(wrong).toEqual({});
});
