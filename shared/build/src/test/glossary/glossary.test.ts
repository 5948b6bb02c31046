import { LANGUAGES } from '@marquee/contract/languages';
import { expect, test } from 'vitest';
import { glossaryFaults, namesTerm, type Term, terms } from './glossary';

const table: Readonly<Record<string, Term>> = {
  odds: {
    words: { en: ['odds'], de: ['Quote'] },
    labels: [],
    forbidden: { de: ['Odds'] },
    confused: { english: '\\bodds\\b', forms: { de: [' preis'] } },
  },
};

test('reports a forbidden form whatever the text is about', () => {
  expect(glossaryFaults('Die odds steigen', 'They rise', 'de', table)).toEqual([
    'writes «Odds» for odds: the glossary says «Quote»',
  ]);
  expect(glossaryFaults('Die Quoten steigen', 'The odds rise', 'de', table)).toEqual([]);
});

test('reports a form with another meaning only where the English text is about the term', () => {
  expect(glossaryFaults('Preis geändert', 'The odds have changed', 'de', table)).toHaveLength(1);
  expect(glossaryFaults('Preis geändert', 'The fee has changed', 'de', table)).toEqual([]);
  expect(glossaryFaults('Anpreisen', 'The odds', 'de', table)).toEqual([]);
});

test('knows a label by one of the agreed words', () => {
  expect(namesTerm('Beste Quoten', table.odds as Term, 'de')).toBe(true);
  expect(namesTerm('Preise', table.odds as Term, 'de')).toBe(false);
});

test('has each term in every language, and no form both agreed and forbidden', () => {
  for (const [name, { words, forbidden }] of Object.entries(terms))
    for (const language of LANGUAGES) {
      expect(words[language], `${name} in ${language}`).toBeDefined();
      for (const form of forbidden[language] ?? [])
        expect(
          words[language]?.some((word) => word.includes(form)),
          `${form} of ${name}`,
        ).toBe(false);
    }
});
