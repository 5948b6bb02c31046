import { expect, test } from 'vitest';
import { isPlain, MAX_DEPTH, parsePlainJson } from './plain-json';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['text with NUL', '{"a":{"b":["x\\u0000y"]}}'],
  ['a name with NUL', '{"a\\u0000":1}'],
  ['a lone high surrogate', '["\\ud800"]'],
  ['a lone low surrogate', '["x\\udc00y"]'],
  ['surrogates in the wrong order', '["\\udc00\\ud800"]'],
  ['more levels than allowed', nested(MAX_DEPTH + 1)],
  ['a million levels', nested(500_000)],
])('refuses %s', (_what, text) => {
  expect(() => parsePlainJson(text)).toThrow(SyntaxError);
});

test.each([
  ['every kind of value', '{"a":[1,"ü",null,true,{"b":"😀"}],"":""}'],
  ['as many levels as allowed', nested(MAX_DEPTH)],
  ['other control characters', '["\\u0001\\n"]'],
])('accepts %s', (_what, text) => {
  expect(parsePlainJson(Buffer.from(text))).toEqual(JSON.parse(text));
});

test('accepts a body that is no JSON: bytes, text and nothing', () => {
  expect([Buffer.from([0, 1]), 'text', undefined, null].map(isPlain)).toEqual([true, true, true, true]);
  expect(isPlain('a\0b')).toBe(false);
});
