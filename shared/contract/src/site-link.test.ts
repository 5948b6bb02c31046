import { expect, test } from 'vitest';
import { isSiteLink } from './site-link';

test.each(['/', '/promotions', '/promotions/12', '/member/deposit?amount=100'])('%s is a page of the site', (address) =>
  expect(isSiteLink(address)).toBe(true),
);

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/wps/session/logout',
  '/ops/operators',
  '/reset-password',
  '/member@elsewhere.example',
  '/promotions#x',
  '/?next=//elsewhere.example',
  '',
])('%s is none', (address) => expect(isSiteLink(address)).toBe(false));
