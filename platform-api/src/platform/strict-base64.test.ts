import { expect, test } from 'vitest';
import { decodeBase64 } from './strict-base64';

test('decodes canonical base64', () => {
  for (const text of ['', 'a', 'ab', 'abc', '\u00ff\u00fe>>>???'])
    expect(decodeBase64(Buffer.from(text).toString('base64'))?.toString()).toBe(text);
});

test.each(['YQ', 'YQ=', 'YR==', 'Y Q=', 'YWI=\n', '-_-_', 'YQ==YQ==', '====', 'YWJj!'])('refuses %j', (text) => {
  expect(decodeBase64(text)).toBeNull();
});
