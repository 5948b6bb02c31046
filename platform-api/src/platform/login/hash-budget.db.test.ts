import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../testing/test-app';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const HOME = '203.0.113.20';
const compared = vi.mocked(argon2.verify);

let site: TestApp;
beforeAll(async () => {
  // Modules are shared by the files of a worker: this file needs a server built with the counted comparison.
  vi.resetModules();
  const [{ startTestApp }, { seedIdentity }] = await Promise.all([
    import('../../testing/test-app'),
    import('../../seed/identity/seed-identity'),
  ]);
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(async () => {
  await site.close();
  vi.resetModules();
});
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  compared.mockClear();
});

/** Each guess uses another address, so that the account's limit applies before any address's captcha. */
async function guess(times: number, username: string) {
  const codes = new Set<string>();
  const queues = Array.from({ length: 20 }, async (_queue, queue) => {
    for (let turn = queue; turn < times; turn += 20) {
      const ip = `10.${Math.floor(turn / 65_536)}.${Math.floor(turn / 256) % 256}.${turn % 256}`;
      const { code } = await site
        .browser()
        .refusal('session.login', { type: 'username', username, password: `guess ${turn}` }, { ip });
      codes.add(code);
    }
  });
  await Promise.all(queues);
  return codes;
}

describe('a guess at an unknown name', () => {
  it('costs the same comparison as a wrong password, so that timing reveals nothing', async () => {
    const costOf = async (username: string) => {
      compared.mockClear();
      await site.browser().refusal('session.login', { ...DEMO, username, password: 'a guess' });
      return compared.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    };
    const cost = await costOf('demo');
    expect(cost).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    expect(await costOf('nobody')).toEqual(cost);
  });
});

describe('a thousand guesses at one account', () => {
  it('cost at most ten comparisons in 15 minutes, from any number of addresses', async () => {
    await guess(1_000, 'demo');
    expect(compared.mock.calls.length).toBeLessThanOrEqual(10);
    expect(compared.mock.calls.length).toBeGreaterThan(0);
  });

  it('cost at most ten even with a solved captcha each', async () => {
    await site.pool.query('delete from throttle');
    for (let turn = 0; turn < 100; turn += 1) {
      await site.browser().refusal('session.login', { ...DEMO, password: 'no' }, { ip: `10.9.0.${turn}` });
      await site.pool.query("delete from throttle where key like 'member-login%'");
    }
    expect(compared.mock.calls.length).toBe(7);
  });

  it('cost at most ten from an address of the member too', async () => {
    await site.browser().call('session.login', DEMO, { ip: HOME });
    compared.mockClear();
    for (let turn = 0; turn < 12; turn += 1) {
      await site.browser().refusal('session.login', { ...DEMO, password: 'no' }, { ip: HOME });
      await site.pool.query("delete from throttle where key like 'member-login%'");
    }
    expect(compared.mock.calls.length).toBe(10);
  });

  it('do not lock out the member at a known address', async () => {
    await site.browser().call('session.login', DEMO, { ip: HOME });
    await guess(100, 'demo');
    await site.pool.query("delete from throttle where key like 'member-login%'");
    expect((await site.browser().refusal('session.login', DEMO, { ip: '203.0.113.77' })).code).toBe('account_locked');
    await expect(site.browser().call('session.login', DEMO, { ip: HOME })).resolves.toMatchObject({ state: 'member' });
  });
});

describe('a name without an account', () => {
  it('gets the same body after the same number of comparisons at every try', async () => {
    const answersTo = async (username: string, network: string) => {
      const answers: unknown[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const before = compared.mock.calls.length;
        const { requestId: _own, ...body } = await site
          .browser()
          .refusal('session.login', { ...DEMO, username, password: 'no' }, { ip: `${network}.${turn % 3}` });
        const { retryAfterSeconds: _seconds, ...details } = body.details ?? {};
        answers.push({ ...body, details, comparisons: compared.mock.calls.length - before });
      }
      return answers;
    };
    expect(await answersTo('nobody', '10.1.1')).toEqual(await answersTo('demo', '10.1.2'));
  });
});

it('compares at most four passwords concurrently', async () => {
  let [running, most] = [0, 0];
  const real = compared.getMockImplementation();
  compared.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    // None ends before four have begun, however slowly the log-ins arrive.
    await vi.waitUntil(() => most >= 4, { interval: 1 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
    return false;
  });
  await Promise.all(
    Array.from({ length: 24 }, (_one, turn) =>
      site.browser().refusal('session.login', { ...DEMO, username: `name${turn}` }, { ip: `10.2.0.${turn}` }),
    ),
  );
  if (real) compared.mockImplementation(real);
  expect(most).toBe(4);
});
