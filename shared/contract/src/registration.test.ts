import { describe, expect, it } from 'vitest';
import { PATTERN_IDS, type RegisterField } from './calls/system';
import { ageOn, patterns, validateField } from './registration';

const rule = (fields: Partial<RegisterField>): RegisterField => ({
  name: 'field',
  required: true,
  order: 1,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 40,
  ...fields,
});

/** What each kind takes and what it refuses. */
const cases: Readonly<
  Record<(typeof PATTERN_IDS)[number], readonly [good: readonly string[], bad: readonly string[]]>
> = {
  any: [['anything 123 !?', 'যেকোনো'], []],
  'letter-first-alphanumeric': [
    ['amina1', 'A'],
    ['1amina', 'amina_1', 'আমিনা', 'am ina'],
  ],
  'chinese-digits': [
    ['王小明88', '王'],
    ['wang88', '王 8'],
  ],
  email: [
    ['a.b+c@example.co', 'আমি@উদাহরণ.বাংলা'],
    ['a@b', 'a b@c.de', 'a@b@c.de', '@b.cd', 'a@b..c'],
  ],
  'letters-or-digits': [
    ['abc', '123', 'a1'],
    ['a-1', 'é'],
  ],
  'letters-and-digits': [
    ['a1', '1a'],
    ['abc', '123', 'a 1'],
  ],
  digits: [['0123'], ['12a', '১২৩', '']],
  'alphanumeric-uppercase': [
    ['aB1', 'B'],
    ['ab1', 'aB-'],
  ],
  'english-spaces': [
    ['Amina Khatun', 'Amina'],
    ['Amina2', 'Amina  Khatun', 'আমিনা'],
  ],
  'no-spaces': [
    ['a!b', 'আমিনা'],
    ['a b', 'a\u00a0b'],
  ],
  'chinese-punctuation': [
    ['王小明，先生。', '王·明'],
    ['wang', '王1'],
  ],
  'date-ymd': [
    ['2000-02-29', '1999-12-31'],
    ['2001-02-29', '12-31-1999', '2000-13-01', '2000-00-10'],
  ],
  'date-mdy': [['02-29-2000'], ['29-02-2000', '02-30-2000', '2000-02-29']],
  'letters-spaces': [
    ['Nguyễn Văn', 'আমিনা খাতুন', 'آمنة خاتون', 'Łukasz'],
    ['Amina2', 'Amina-K', '\u200c'],
  ],
  korean: [
    ['김민수', '김 민수'],
    ['kim', '김1'],
  ],
  thai: [
    ['สมชาย', 'สมชาย ใจดี'],
    ['Somchai', 'สมชาย1'],
  ],
  'thai-english-spaces': [
    ['สมชาย Jaidee', 'Somchai'],
    ['김', 'สมชาย1'],
  ],
  'uppercase-spaces': [
    ['AMINA KHATUN', 'A'],
    ['Amina', 'A1', '   '],
  ],
  'letters-digits-symbols': [
    ['aB1!~', 'plain'],
    ['a b', 'é!'],
  ],
  'upper-lower-digit-symbol': [['aB1!'], ['aB1', 'ab1!', 'AB1!', 'aB!', 'aB1 !']],
  'full-name': [
    ['Amina Khatun', 'Nguyễn Thị Minh', 'আমিনা খাতুন', 'Jean-Luc O’Neil', 'محمد علي', 'علی\u200cرضا کریمی'],
    ['Amina', 'Amina 2', ' ', 'Amina \u200d', '- -'],
  ],
  'full-width-japanese': [
    ['ヤマダ', 'やまだ', '山田　太郎'],
    ['yamada', 'ﾔﾏﾀﾞ', '山田1'],
  ],
  uppercase: [['ABC'], ['AB C', 'abc', 'AB1']],
  mobile: [['01712345678'], ['+88017', '017-12', '০১৭']],
};

describe.each(PATTERN_IDS)('pattern %s', (patternId) => {
  const [good, bad] = cases[patternId];
  it.each(good)('takes %s', (value) => {
    expect(validateField(rule({ patternId }), value)).toBeNull();
  });
  if (bad.length > 0) {
    it.each(bad)('refuses %j', (value) => {
      expect(validateField(rule({ patternId }), value)).not.toBeNull();
    });
  }
});

/** A name in each of the site's scripts, and the kinds beyond the general ones that take it. */
const scripts: readonly (readonly [script: string, name: string, kinds: readonly string[]])[] = [
  [
    'Latin',
    'Amina',
    [
      'letter-first-alphanumeric',
      'letters-or-digits',
      'alphanumeric-uppercase',
      'english-spaces',
      'thai-english-spaces',
      'letters-digits-symbols',
    ],
  ],
  ['Latin with marks (Vietnamese)', 'Nguyễn', []],
  ['Latin with marks, decomposed', 'Nguye\u0302\u0303n', []],
  ['Bengali', 'আমিনা', []],
  ['Devanagari (Hindi, Nepali)', 'मीनाक्षी', []],
  ['Arabic', 'آمنة', []],
  ['Persian with a joiner', 'علی\u200cرضا', []],
  ['Urdu', 'نرگس', []],
  ['Tamil', 'அமினா', []],
  ['Telugu', 'అమీనా', []],
  ['Thai', 'สมชาย', ['thai', 'thai-english-spaces']],
  ['Lao', 'ອາມີນາ', []],
  ['Khmer', 'អាមីណា', []],
  ['Burmese', 'အာမီနာ', []],
  ['Cyrillic', 'Амина', []],
  ['Han', '王小明', ['chinese-digits', 'chinese-punctuation', 'full-width-japanese']],
  ['Hangul', '김민수', ['korean']],
  ['Hiragana', 'やまだ', ['full-width-japanese']],
  ['Katakana', 'ヤマダ', ['full-width-japanese']],
];
const GENERAL = ['any', 'no-spaces', 'letters-spaces'];

it.each(scripts)('a name in %s is taken by the kinds that mean it and by no other', (_script, name, kinds) => {
  const acceptedPatterns = PATTERN_IDS.filter((patternId) => validateField(rule({ patternId }), name) === null);
  expect(acceptedPatterns.toSorted()).toEqual([...GENERAL, ...kinds].toSorted());
});

it.each(['১২৩', '१२३', '١٢٣', '۱۲۳', '๑๒๓', '１２３'])(
  'digits of another script, %s, are no digits of a form',
  (digits) => {
    const acceptedPatterns = PATTERN_IDS.filter((patternId) => validateField(rule({ patternId }), digits) === null);
    expect(acceptedPatterns.toSorted()).toEqual(['any', 'no-spaces']);
  },
);

describe('a registration field', () => {
  it('has one of 24 kinds', () => {
    expect(Object.keys(patterns)).toHaveLength(24);
  });

  it('is missing when nothing but spaces is in it', () => {
    expect(validateField(rule({}), '   ')).toEqual({ messageKey: 'required' });
    expect(validateField(rule({ required: false }), undefined)).toBeNull();
  });

  it('says its bounds, counted in characters of any script', () => {
    const bounds = rule({ minLength: 4, maxLength: 6 });
    expect(validateField(bounds, 'abc')).toEqual({ messageKey: 'too_short', params: { min: 4, max: 6 } });
    expect(validateField(bounds, '🐅🐅🐅🐅🐅🐅')).toBeNull();
    expect(validateField(bounds, 'abcdefg')).toEqual({ messageKey: 'too_long', params: { min: 4, max: 6 } });
  });

  it('must fit the brand’s own pattern besides the kind’s', () => {
    const field = rule({ patternId: 'digits', acceptedPattern: '^01\\d+$' });
    expect(validateField(field, '0171')).toBeNull();
    expect(validateField(field, '0271')).toEqual({ messageKey: 'pattern.digits', params: { min: 1, max: 40 } });
  });
});

it.each([
  ['2005-06-15', '2026-06-14', 20],
  ['2005-06-15', '2026-06-15', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('somebody born on %s is on %s of age %i', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});
