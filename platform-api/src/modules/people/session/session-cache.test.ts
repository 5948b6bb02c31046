import { beforeEach, expect, test } from 'vitest';
import { createSessionCache, type CachedSession, type SessionCache } from './session-cache';

const READ_AT = new Date('2026-01-02T03:04:05.000Z');
const after = (ms: number) => new Date(READ_AT.getTime() + ms);
const hashOf = (token: string) => Buffer.from(token);

function sessionOf(token: string, memberId = 7n): CachedSession {
  const account = { publicId: 'p', account: 'a', type: 3, state: 'member', passwordDue: false } as const;
  const times = { lastSeenAt: READ_AT, expiresAt: after(3_600_000) };
  return { member: { id: memberId, tokenHash: hashOf(token), ...account }, brandId: 1, ...times };
}

let cache: SessionCache;
beforeEach(() => {
  cache = createSessionCache();
});
const isCached = (token: string, at = READ_AT) => cache.get(hashOf(token), at)?.member.tokenHash.equals(hashOf(token));

test('has a session for five seconds after it was read, and not at a time before that', () => {
  cache.put(sessionOf('one'), READ_AT);
  expect([isCached('one', READ_AT), isCached('one', after(4_999))]).toEqual([true, true]);
  expect(isCached('one', after(5_000))).toBeUndefined();
  cache.put(sessionOf('one'), READ_AT);
  expect(isCached('one', after(-1))).toBeUndefined();
});

test('forgets one session, or all of a member', () => {
  for (const token of ['one', 'two', 'three']) cache.put(sessionOf(token), READ_AT);
  cache.put(sessionOf('other', 8n), READ_AT);
  cache.forget(hashOf('one'));
  expect([isCached('one'), isCached('two'), isCached('three'), isCached('other')]).toEqual([
    undefined,
    true,
    true,
    true,
  ]);
  cache.forgetMember(7n);
  expect([isCached('two'), isCached('three'), isCached('other')]).toEqual([undefined, undefined, true]);
});

test('never holds more than 20,000 sessions', () => {
  for (let count = 0; count < 20_000; count += 1) cache.put(sessionOf(`token ${count}`), READ_AT);
  expect([isCached('token 0'), isCached('token 19999')]).toEqual([true, true]);
  cache.put(sessionOf('one more'), READ_AT);
  expect([isCached('token 0'), isCached('one more')]).toEqual([undefined, true]);
});
