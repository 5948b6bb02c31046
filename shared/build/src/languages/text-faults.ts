/** What a script writes; words in Latin letters are names and are compared with English. */
interface Writing {
  /** Letters of the language besides Latin ones. */
  readonly letters: RegExp;
  /** Marks that this script writes in another way, each with how. */
  readonly marks?: readonly (readonly [pattern: RegExp, instead: string])[];
}

const FULL_WIDTH: Writing['marks'] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}],|,[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    '、 or ，',
  ],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\.(\s|$)/u, '。'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\?/u, '？'],
];
const ARABIC_MARKS: Writing['marks'] = [
  [/\p{Script=Arabic},/u, '،'],
  [/\p{Script=Arabic}\?/u, '؟'],
  [/\p{Script=Arabic};/u, '؛'],
];
/** Of no letters besides Latin ones. */
const LATIN: Writing = { letters: /(?!)/u };

/** By primary language; a language without an entry writes Latin letters. */
const WRITINGS: Readonly<Record<string, Writing>> = {
  ar: { letters: /\p{Script=Arabic}/u, marks: ARABIC_MARKS },
  bn: { letters: /\p{Script=Bengali}/u },
  fa: { letters: /\p{Script=Arabic}/u, marks: [...ARABIC_MARKS, [/[يك]/u, 'ی and ک']] },
  hi: { letters: /\p{Script=Devanagari}/u },
  ja: { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, marks: FULL_WIDTH },
  km: { letters: /\p{Script=Khmer}/u, marks: [[/\p{Script=Khmer}\.(\s|$)/u, '។']] },
  ko: { letters: /[\p{Script=Hangul}]/u },
  lo: { letters: /\p{Script=Lao}/u },
  my: { letters: /\p{Script=Myanmar}/u, marks: [[/\p{Script=Myanmar}\.(\s|$)/u, '။']] },
  ne: { letters: /\p{Script=Devanagari}/u, marks: [[/\p{Script=Devanagari}\.(\s|$)/u, '।']] },
  ru: { letters: /\p{Script=Cyrillic}/u },
  ta: { letters: /\p{Script=Tamil}/u },
  te: { letters: /\p{Script=Telugu}/u },
  th: { letters: /\p{Script=Thai}/u },
  ur: {
    letters: /\p{Script=Arabic}/u,
    marks: [...ARABIC_MARKS, [/[يك]/u, 'ی and ک'], [/\p{Script=Arabic}\.(\s|$)/u, '۔']],
  },
  zh: { letters: /\p{Script=Han}/u, marks: FULL_WIDTH },
};

const writingOf = (language: string): Writing => WRITINGS[language.split('-')[0] ?? ''] ?? LATIN;

/** Placeholders, elements and addresses: they are no words of the text. */
const NOT_WORDS = /\{\{[^}]*\}\}|\{\w+\}|<[^>]+>|https?:\/\/\S+|\S+@\S+/g;
const wordsOf = (text: string): string => text.replace(NOT_WORDS, ' ');
const OTHER_DIGITS = /[^\P{Nd}0-9]/u;
/** Letters of one script that is not Latin. */
const OF_A_SCRIPT = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const latinWords = (text: string): string[] => wordsOf(text).match(/\p{Script=Latin}{2,}/gu) ?? [];
/** Numbers of two figures and more: smaller ones may be written in words. */
const numbersOf = (text: string): string[] => wordsOf(text).match(/\d{2,}/g) ?? [];
const elementsOf = (text: string): string => (text.match(/<[^>]+>/g) ?? []).sort().join(' ');
const linesOf = (text: string): number => text.split('\n').length;
const spacesAround = (text: string): string => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|');

/**
 * What a machine sees wrong in one translated text: other elements than in English, a number that is lost, letters or digits of another script, Latin words
 * that English does not name, marks that its script writes in another way.
 * @param english the same text in English
 * @param language BCP 47 tag
 */
export function textFaults(text: string, english: string, language: string): string[] {
  const { letters, marks = [] } = writingOf(language);
  const words = wordsOf(text);
  const foreign = [...words].filter((letter) => OF_A_SCRIPT.test(letter) && !letters.test(letter));
  const named = new Set(latinWords(english).map((word) => word.toLowerCase()));
  const left = letters === LATIN.letters ? [] : latinWords(text).filter((word) => !named.has(word.toLowerCase()));
  return [
    ...(spacesAround(text) === spacesAround(english) ? [] : ['begins or ends with other spaces than English']),
    ...(linesOf(text) === linesOf(english) ? [] : ['has other lines than English']),
    ...(elementsOf(text) === elementsOf(english) ? [] : ['has other elements than English']),
    ...numbersOf(english)
      .filter((number) => !numbersOf(text).includes(number))
      .map((number) => `lacks the number ${number}`),
    ...(foreign.length > 0 ? [`has letters of another script: ${[...new Set(foreign)].join('')}`] : []),
    ...(left.length > 0 ? [`has Latin words that English lacks: ${left.join(', ')}`] : []),
    ...(OTHER_DIGITS.test(words) ? ['has digits of another script: the page writes those of its brand'] : []),
    ...marks.filter(([pattern]) => pattern.test(words)).map(([, instead]) => `has a mark that is written ${instead}`),
  ];
}
