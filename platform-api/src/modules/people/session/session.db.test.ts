import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../platform/secrets';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import type { TestBrowser } from '../../../testing/browser';
import { statementsOf } from '../../../testing/statements';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createBrandService } from '../../site/brand/service';
import { createMemberService } from '../member/service';
import { createSessionService } from './service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const SESSION = '__Host-marquee';
const DEVICE = '__Host-marquee-device';

/** These services open no session. */
const noHistory = { opened: () => Promise.resolve() };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());

const signedIn = async (options: { rememberMe?: boolean } = {}): Promise<TestBrowser> => {
  const browser = site.browser();
  await browser.call('session.login', { ...DEMO, ...options });
  return browser;
};
const isSignedIn = async (browser: TestBrowser) => (await browser.send('member.info', {})).envelope.success;
const browserWith = (cookies: Record<string, string | undefined>) => {
  const browser = site.browser();
  for (const [name, value] of Object.entries(cookies)) if (value) browser.cookies.set(name, value);
  return browser;
};

describe('a session', () => {
  it('ends after 30 minutes without a call, and continues with calls', async () => {
    const browser = await signedIn();
    for (let step = 0; step < 4; step += 1) {
      site.clock.pass(20 * MINUTE_MS);
      expect(await isSignedIn(browser)).toBe(true);
    }
    site.clock.pass(31 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends after 12 hours in any case', async () => {
    const browser = await signedIn();
    for (let passedMs = 0; passedMs < 12 * HOUR_MS - 25 * MINUTE_MS; passedMs += 25 * MINUTE_MS) {
      expect(await isSignedIn(browser)).toBe(true);
      site.clock.pass(25 * MINUTE_MS);
    }
    site.clock.pass(25 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each(['POST', 'DELETE'] as const)('ends on the server by %s logout', async (method) => {
    const browser = await signedIn();
    const token = browser.cookies.get(SESSION);
    await browser.call('session.logout', {}, { method });
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect(await isSignedIn(browserWith({ [SESSION]: token }))).toBe(false);
  });

  it('ends when the account is disabled', async () => {
    const browser = await signedIn();
    await site.pool.query("update member set status = 'disabled' where account = 'demo' and brand_id = 1");
    site.clock.pass(6_000);
    expect(await isSignedIn(browser)).toBe(false);
    await site.pool.query("update member set status = 'active' where account = 'demo' and brand_id = 1");
  });

  it('is valid at its own brand only, even right after use there', async () => {
    const browser = await signedIn();
    expect(await isSignedIn(browser)).toBe(true);
    const elsewhere = site.browser('meridian');
    elsewhere.cookies.set(SESSION, browser.cookies.get(SESSION) ?? '');
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('writes its last use at most once a minute', async () => {
    const browser = await signedIn();
    const lastSeen = async () =>
      (await site.pool.query<{ at: Date }>('select max(last_seen_at) as at from session')).rows[0]?.at.getTime();
    const opened = await lastSeen();
    site.clock.pass(30_000);
    await isSignedIn(browser);
    expect(await lastSeen()).toBe(opened);
    site.clock.pass(40_000);
    await isSignedIn(browser);
    expect(await lastSeen()).toBeGreaterThan(opened ?? 0);
  });
});

describe('sessions of one member', () => {
  const service = (clock = site.clock) => {
    const platform = { ...site.app.platform, clock };
    return createSessionService(platform, createMemberService(platform), createBrandService(platform), noHistory);
  };
  const tokenOf = (browser: TestBrowser) => browser.cookies.get(SESSION) ?? '';

  it('end together but for one, or all', async () => {
    const sessions = service();
    const [here, elsewhere] = [await signedIn(), await signedIn({ rememberMe: true })];
    const member = await sessions.memberOf(tokenOf(here), 1);
    if (!member) throw new Error('nobody is signed in');
    await sessions.endOthers(member, 1);
    await expect.poll(() => isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    await sessions.endAllIn(site.pool, member.id);
    sessions.announceEnd(member.id);
    await expect.poll(() => isSignedIn(here)).toBe(false);
    sessions.close();
  });

  it('are read once for the calls of a page', async () => {
    const browser = await signedIn();
    const { pool } = site.app.platform.database;
    const readsOf = async () =>
      (await statementsOf(pool, () => isSignedIn(browser))).filter((name) => name === 'session-read').length;
    expect([await readsOf(), await readsOf()]).toEqual([1, 0]);
  });

  it('have ended at the moment they expire', async () => {
    const expiresAt = new Date(site.clock.now().getTime() + 10 * MINUTE_MS);
    let now = new Date(expiresAt.getTime() - 1);
    const sessions = service({ ...site.clock, now: () => now });
    const token = tokenOf(await signedIn());
    await site.pool.query('update session set expires_at = $2 where token_hash = $1', [hashToken(token), expiresAt]);
    expect(await sessions.memberOf(token, 1)).not.toBeNull();
    now = expiresAt;
    expect(await sessions.memberOf(token, 1)).toBeNull();
    sessions.close();
  });
});

describe('an ended session', () => {
  const rows = async () => {
    const { rows: counts } = await site.pool.query<{ sessions: number; devices: number }>(
      `select (select count(*)::int from session) as sessions, (select count(*)::int from remembered_device) as devices`,
    );
    return counts[0];
  };

  it('is deleted by the sweep, and others stay', async () => {
    const { platform } = site.app;
    const sessions = createSessionService(
      platform,
      createMemberService(platform),
      createBrandService(platform),
      noHistory,
    );
    await site.pool.query('delete from session');
    await site.pool.query('delete from remembered_device');
    await signedIn({ rememberMe: true });
    site.clock.pass(25 * MINUTE_MS);
    const browser = await signedIn({ rememberMe: true });
    await sessions.sweep();
    expect(await rows()).toEqual({ sessions: 2, devices: 2 });
    site.clock.pass(10 * MINUTE_MS);
    await sessions.sweep();
    expect(await rows()).toEqual({ sessions: 1, devices: 2 });
    expect(await isSignedIn(browser)).toBe(true);
    site.clock.pass(24 * HOUR_MS);
    await sessions.sweep();
    expect(await rows()).toEqual({ sessions: 0, devices: 0 });
    sessions.close();
  });
});

describe('a remembered device', () => {
  it('re-opens the session and rotates its token each time', async () => {
    const browser = await signedIn({ rememberMe: true });
    const first = browser.cookies.get(DEVICE);
    site.clock.pass(HOUR_MS);
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.cookies.get(DEVICE)).not.toBe(first);
    site.clock.pass(HOUR_MS);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("is stored only at the member's request", async () => {
    expect((await signedIn()).cookies.has(DEVICE)).toBe(false);
  });

  it('expires 24 hours after the login', async () => {
    const browser = await signedIn({ rememberMe: true });
    site.clock.pass(23 * HOUR_MS);
    expect(await isSignedIn(browser)).toBe(true);
    site.clock.pass(61 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
    expect(browser.cookies.has(DEVICE)).toBe(false);
  });

  it('opens one session for all concurrent requests of a page', async () => {
    const { cookies } = await signedIn({ rememberMe: true });
    const device = cookies.get(DEVICE);
    const answers = await Promise.all(Array.from({ length: 5 }, () => isSignedIn(browserWith({ [DEVICE]: device }))));
    expect(answers).toEqual([true, true, true, true, true]);
  });

  it('ends with all its sessions when an old token is used, which indicates a copy', async () => {
    const browser = await signedIn({ rememberMe: true });
    const stolen = browser.cookies.get(DEVICE);
    site.clock.pass(HOUR_MS);
    expect(await isSignedIn(browser)).toBe(true);
    site.clock.pass(MINUTE_MS);
    expect(await isSignedIn(browserWith({ [DEVICE]: stolen }))).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends with the logout', async () => {
    const browser = await signedIn({ rememberMe: true });
    const device = browser.cookies.get(DEVICE);
    await browser.call('session.logout', {});
    expect(browser.cookies.size).toBe(0);
    expect(await isSignedIn(browserWith({ [DEVICE]: device }))).toBe(false);
  });
});

describe('the sessions of a member', () => {
  const sessionsOf = (browser: TestBrowser) => browser.call('security.sessions', {});
  const others = async (browser: TestBrowser) =>
    (await sessionsOf(browser)).filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId);

  it('are listed, the one that asks first, and any other one can be ended with its device', async () => {
    await site.pool.query('delete from session; delete from remembered_device');
    const here = await signedIn();
    const there = await signedIn({ rememberMe: true });
    const sessions = await sessionsOf(here);
    expect(sessions).toMatchObject([
      { isCurrent: true, isRemembered: false },
      { isCurrent: false, isRemembered: true },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(hashToken(here.cookies.get(SESSION) ?? '').toString('hex'));
    const [other = ''] = await others(here);
    await here.call('security.endSession', { sessionId: other });
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(browserWith({ [DEVICE]: there.cookies.get(DEVICE) }))).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    expect((await here.refusal('security.endSession', { sessionId: other })).code).toBe('not_found');
  });

  it('end all but the one that asks', async () => {
    const here = await signedIn();
    const elsewhere = [await signedIn(), await signedIn({ rememberMe: true })];
    await here.call('security.endOtherSessions', {});
    for (const browser of elsewhere) expect(await isSignedIn(browser)).toBe(false);
    expect(await others(here)).toEqual([]);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('are not those of somebody else, nor can the one that asks be ended by its id', async () => {
    const here = await signedIn();
    const [own] = await sessionsOf(here);
    const stranger = site.browser();
    await stranger.call('session.freePlay', {});
    expect((await stranger.refusal('security.sessions', {})).code).not.toBe('');
    expect((await here.refusal('security.endSession', { sessionId: own?.sessionId ?? '' })).code).toBe('not_found');
    const { rows } = await site.pool.query<{ id: string }>(
      `insert into session (token_hash, member_id, brand_id, expires_at)
       select '\\x00'::bytea, id, brand_id, now() + interval '1 day' from member where account <> 'demo' limit 1
       returning encode(sha256(token_hash), 'hex') as id`,
    );
    expect((await here.refusal('security.endSession', { sessionId: rows[0]?.id ?? '' })).code).toBe('not_found');
  });
});
