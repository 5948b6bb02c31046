import { describe, expect, it } from 'vitest';
import { createPageTokens, PAGE_TOKEN_LIFE_MS } from './page-tokens';

let nowMs = Date.UTC(2030, 0, 1);
const tokens = createPageTokens('key', { now: () => new Date(nowMs) });
const scope = { brandId: 1, releases: ['host-shell@1.0.0', 'mf-games@1.0.0'] };

describe('the token of a page', () => {
  it('admits the page that it was issued for, each page apart', () => {
    const [first, second] = [tokens.issue(scope, 'page'), tokens.issue(scope, 'page')].map((token) =>
      tokens.check(token, scope),
    );
    expect(first).toEqual({
      page: expect.stringMatching(/^p[\w-]{22}$/) as unknown,
      issuedAt: new Date(nowMs),
      isServedPage: true,
    });
    expect(second).not.toEqual(first);
  });

  it('says whether it came with a page, and cannot be changed into one that did', () => {
    const token = tokens.issue(scope, 'document');
    expect(tokens.check(token, scope)).toMatchObject({ isServedPage: false });
    expect(tokens.check(token.replace(/^d/, 'p'), scope)).toEqual({ refusal: 'unsigned' });
  });

  it.each([
    ['another brand', { ...scope, brandId: 2 }],
    ['releases that the page does not run', { ...scope, releases: [...scope.releases, 'mf-games@9.9.9'] }],
  ])('is none for %s', (_name, other) => {
    expect(tokens.check(tokens.issue(scope, 'page'), other)).toEqual({ refusal: 'unsigned' });
  });

  it('is none when it is changed, cut or made with another key', () => {
    const token = tokens.issue(scope, 'page');
    const [page, issuedAt, signature] = token.split('.');
    const forged = createPageTokens('other key', { now: () => new Date(nowMs) }).issue(scope, 'page');
    for (const bad of ['', '..', `${page}.${issuedAt}`, `${page}.zzzzzzzz.${signature}`, `x${token}`, forged])
      expect(tokens.check(bad, scope)).toEqual({ refusal: 'unsigned' });
  });

  it('expires', () => {
    const token = tokens.issue(scope, 'page');
    nowMs += PAGE_TOKEN_LIFE_MS;
    expect(tokens.check(token, scope)).toMatchObject({ page: expect.any(String) as unknown });
    nowMs += 1;
    expect(tokens.check(token, scope)).toEqual({ refusal: 'expired' });
  });
});
