import { expect, it } from 'vitest';
import { ownPath, withQuery } from './next-page';

it.each([
  ['/member?tab=1#x', '/member?tab=1#x'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('redirects within the site only: %s', (requested, path) => {
  expect(ownPath(requested)).toBe(path);
});

it('adds a parameter to a query', () => {
  expect(withQuery('/login?a=1', 'failure', 'social_failed')).toBe('/login?a=1&failure=social_failed');
});
