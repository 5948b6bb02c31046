import { expect, test } from 'vitest';
import { isHost } from './strict-host';

test.each(['localhost', 'sundarban.localhost:4000', 'Sundarban.LOCALHOST', '127.0.0.1:80', '[::1]:4000', 'a.example.'])(
  'accepts %s',
  (host) => expect(isHost(host)).toBe(true),
);

test.each([
  'a@b',
  'user:pass@host',
  'a:b',
  'a:0',
  'a:00080',
  'a:65536',
  'a:999999',
  'a:',
  ':80',
  'a/b',
  'a?b',
  'a#b',
  'a b',
  'a..b',
  '-a',
  'a%41',
  '256.1.1.1',
  '1.2.3.4.5',
  '[::1',
  '[zz]',
  '[:::]',
  'a,b',
  'ä.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(200)}example`,
])('refuses %s', (host) => expect(isHost(host)).toBe(false));
