import type { BootDocument } from '@marquee/contract/boot';
import { expect, it } from 'vitest';
import { framePathOf } from './frame-path';

const manifest = {
  routes: ['/promotions', '/promotions/:id', '/member/deposit', '/member/*', '/lottery/:game?'].map((pattern) => ({
    pattern,
  })),
};
const boot = {
  remotes: [{ manifest }],
  disabledRemotes: [{ routePatterns: ['/pointMall'] }],
} as unknown as BootDocument;

it.each([
  ['/', '/'],
  ['/promotions', '/promotions'],
  ['/promotions/', '/promotions'],
  ['/promotions/welcome-rahim', '/promotions/-'],
  ['/member/deposit', '/member/deposit'],
  ['/member/anything/else', '/member/-'],
  ['/lottery', '/lottery'],
  ['/lottery/fast-3', '/lottery/-'],
  ['/blog/a-title', '/blog/-'],
  ['/pointMall', '/pointMall'],
  ['/sports', '/sports'],
  ['/no/such/page', '/-'],
])('the page of %s has the frame of %s', (path, expected) => {
  expect(framePathOf(boot, path)).toBe(expected);
});
