import { calls, type CallId } from '@marquee/contract/calls/index';
import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Access, CallDefinition } from '@marquee/contract/define-call';
import type { FailureEnvelope } from '@marquee/contract/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../testing/browser';
import { RIGHTS } from '../../modules/operators/rights/rights';
import { type PointsSite, startPointsSite } from '../../modules/rewards/points/points.fixture';

const everyCall = (Object.keys(calls) as CallId[]).map((id) => [id, calls[id] as CallDefinition] as const);
const ACCESSES: readonly Access[] = ['public', 'session', 'member', 'agent', 'operator', 'team'];

let requests = 0;
let points: PointsSite;
let cookies: Readonly<Record<'nobody' | 'trial' | 'member' | 'agent' | 'operator', string>>;
beforeAll(async () => {
  points = await startPointsSite();
  const trial = points.site.browser();
  await trial.call('session.freePlay', {});
  const agent = await points.member();
  await points.site.pool.query('update member set type = $2 where id = $1', [agent.id, AGENT_TYPES[0]]);
  const cookiesOf = (browser: TestBrowser) => [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  cookies = {
    nobody: '',
    trial: cookiesOf(trial),
    member: cookiesOf((await points.member()).browser),
    agent: cookiesOf(agent.browser),
    operator: cookiesOf(await points.operator(`{${RIGHTS.join(',')}}`)),
  };
});
afterAll(() => points.close());

/** What a call without any input is refused with; access is decided before the input is read. */
async function refusalOf(call: CallDefinition, who: keyof typeof cookies, brand: string): Promise<string> {
  const isOfConsole = call.path.startsWith('/ops/');
  const takesBody = call.methods[0] !== 'GET' && call.methods[0] !== 'DELETE';
  const response = await points.site.app.server.inject({
    method: call.methods[0],
    url: call.path.replace(/:\w+/g, '1'),
    // Each from an address of its own: the number of requests is not what is tested.
    remoteAddress: `10.1.${(requests += 1) >> 8}.${requests & 255}`,
    headers: { host: isOfConsole ? 'console.localhost' : `${brand}.localhost`, cookie: cookies[who] },
    ...(takesBody && !call.upload && { payload: {} }),
  });
  const answer = response.json<FailureEnvelope | { readonly success: true }>();
  return answer.success ? 'answered' : answer.code;
}

/** By what a call asks for: the only refusals that its callers may get; null: theirs to call. */
const MATRIX: ReadonlyArray<
  readonly [who: keyof typeof cookies, brand: string, refusals: Readonly<Record<Access, string | null>>]
> = [
  [
    'nobody',
    'sundarban',
    {
      public: null,
      session: 'not_logged_in',
      member: 'not_logged_in',
      agent: 'not_logged_in',
      operator: 'not_logged_in',
      team: 'release_token_invalid',
    },
  ],
  [
    'trial',
    'sundarban',
    {
      public: null,
      session: null,
      member: 'in_need_true_account',
      agent: 'in_need_true_account',
      operator: 'not_logged_in',
      team: 'release_token_invalid',
    },
  ],
  [
    'member',
    'sundarban',
    {
      public: null,
      session: null,
      member: null,
      agent: 'forbidden',
      operator: 'not_logged_in',
      team: 'release_token_invalid',
    },
  ],
  [
    'member',
    'meridian',
    {
      public: null,
      session: 'not_logged_in',
      member: 'not_logged_in',
      agent: 'not_logged_in',
      operator: 'not_logged_in',
      team: 'release_token_invalid',
    },
  ],
  [
    'agent',
    'sundarban',
    {
      public: null,
      session: null,
      member: null,
      agent: null,
      operator: 'not_logged_in',
      team: 'release_token_invalid',
    },
  ],
  [
    'agent',
    'meridian',
    {
      public: null,
      session: 'not_logged_in',
      member: 'not_logged_in',
      agent: 'not_logged_in',
      operator: 'not_logged_in',
      team: 'release_token_invalid',
    },
  ],
  [
    'operator',
    'sundarban',
    {
      public: null,
      session: 'not_logged_in',
      member: 'not_logged_in',
      agent: 'not_logged_in',
      operator: null,
      team: 'release_token_invalid',
    },
  ],
];

test.each(MATRIX)(
  'as %s at %s, every call of the table is refused exactly where its access says so',
  async (who, brand, refusals) => {
    const wrong: Record<string, string> = {};
    const denials = new Set(['not_logged_in', 'in_need_true_account', 'release_token_invalid', 'forbidden']);
    for (const access of ACCESSES)
      for (const [id, call] of everyCall.filter(([, { access: needed }]) => needed === access)) {
        const expected = refusals[access];
        // Nobody ends their own session here.
        if (expected === null && /logout/i.test(id)) continue;
        const code = await refusalOf(call, who, brand);
        if (expected === null ? denials.has(code) : code !== expected) wrong[id] = code;
      }
    expect(wrong).toEqual({});
  },
);
