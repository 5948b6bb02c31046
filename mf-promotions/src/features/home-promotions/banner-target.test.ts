import { expect, it } from 'vitest';
import { bannerTarget } from './banner-target';

it.each([
  ['/promotions', 'route', { kind: 'page', to: '/promotions' }],
  ['4711', 'game', { kind: 'page', to: '/seamless?nodeId=4711' }],
  ['https://partner.example/x', 'external', { kind: 'external', href: 'https://partner.example/x' }],
] as const)('%s as %s leads there', (linkage, linkageType, target) => {
  expect(bannerTarget({ linkage, linkageType })).toEqual(target);
});

it.each([
  ['/promotions', null],
  [null, 'route'],
  ['//evil.example', 'route'],
  ['javascript:alert(1)', 'external'],
  ['not an address', 'external'],
] as const)('%s as %s is not clickable', (linkage, linkageType) => {
  expect(bannerTarget({ linkage, linkageType })).toBeNull();
});
