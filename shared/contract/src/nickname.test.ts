import { describe, expect, test } from 'vitest';
import { nicknameFault, normalNickname } from './nickname';

const fault = (text: string) => nicknameFault(normalNickname(text))?.messageKey ?? null;

test.each([
  ['Latin', 'Rahim'],
  ['Arabic', 'أحمد'],
  ['Bengali', 'রহিম'],
  ['Hindi with a joiner', 'क्‍षत्र'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Thai with stacked marks', 'ที่นี่'],
  ['two emoji', '🐯🎲'],
  ['a family of emoji', '👨‍👩‍👧‍👦 👩🏽‍🚀'],
  ['flags', '🇧🇩🇻🇳'],
  ['a heart in its emoji form', '❤️ Mina'],
  ['twenty letters', 'a'.repeat(20)],
  ['twenty emoji', '🐯'.repeat(20)],
])('accepts %s', (_what, text) => {
  expect(fault(text)).toBeNull();
});

describe('refuses', () => {
  test.each([
    ['one letter', 'a', 'too_short'],
    ['one emoji of seven code points', '👨‍👩‍👧‍👦', 'too_short'],
    ['spaces alone', '   ', 'too_short'],
    ['more than twenty', 'a'.repeat(21), 'too_long'],
    ['few characters of many code points', '👨‍👩‍👧‍👦'.repeat(15), 'too_long'],
    ['NUL', 'Ra\u0000him', 'pattern.nickname'],
    ['a line break', 'Ra\nhim', 'pattern.nickname'],
    ['an override of direction', 'Ra\u202Ehim', 'pattern.nickname'],
    ['an isolate', 'Ra\u2066him', 'pattern.nickname'],
    ['a direction mark', 'Ra\u200Fhim', 'pattern.nickname'],
    ['a space without width', 'Ra\u200Bhim', 'pattern.nickname'],
    ['a filler that looks like nothing', 'Ra\u3164him', 'pattern.nickname'],
    ['an empty Braille cell', '\u2800\u2800', 'pattern.nickname'],
    ['a joiner beside a space', 'Ra \u200Dhim', 'pattern.nickname'],
    ['a joiner at the end', 'Rahim\u200D', 'pattern.nickname'],
    ['private characters', 'Ra\uE000him', 'pattern.nickname'],
    ['half of a character', 'Ra\uD800him', 'pattern.nickname'],
    ['marks that pile up', `Ra${'\u0301'.repeat(8)}him`, 'pattern.nickname'],
    ['punctuation alone', '...', 'pattern.nickname'],
  ])('%s', (_what, text, messageKey) => {
    expect(fault(text)).toBe(messageKey);
  });
});

test('is stored composed, with single plain spaces', () => {
  expect(normalNickname('  Nguye\u0302\u0303n \u00a0 \u3000An ')).toBe('Nguyễn An');
});
