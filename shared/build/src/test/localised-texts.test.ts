import { expect, test } from 'vitest';
import { brandTextFaults } from './localised-texts';

const brands = { north: ['en', 'vi'], south: ['en', 'bn'] };
const all = { en: 'Rules', bn: 'নিয়ম', vi: 'Quy định' };

test('requires every language that any brand speaks of shared content', () => {
  expect(brandTextFaults([{ title: all }], 'help', brands)).toEqual([]);
  expect(brandTextFaults([{ title: { en: 'Rules', vi: 'Quy định' } }], 'help', brands)).toEqual([
    'lacks bn of 0.title',
  ]);
});

test('requires of a brand’s content only the languages of that brand', () => {
  const own = { title: { en: 'Rules', vi: 'Quy định' } };
  expect(brandTextFaults([own], 'north', brands)).toEqual([]);
  expect(brandTextFaults([{ brand: 'north', ...own }], 'offers', brands)).toEqual([]);
  expect(brandTextFaults([own], 'south', brands)).toEqual(['lacks bn of 0.title']);
});

test('reports lost links and elements, English text and words against the glossary', () => {
  const link = { en: '<p><a href="/help">Help</a></p>', vi: '<p><a href="/helps">Trợ giúp</a></p>' };
  expect(brandTextFaults([link], 'north', brands)).toEqual(['has other elements or links than English in 0.vi']);
  const english = { en: 'Read the rules', vi: 'Read the rules' };
  expect(brandTextFaults([english], 'north', brands)).toEqual(['is English in 0.vi']);
  const word = { en: 'Deposit', bn: 'জমা' };
  expect(brandTextFaults([word], 'south', brands)).toEqual([
    'writes «জমা» for deposit: the glossary says «ডিপোজিট» in 0.bn',
  ]);
});
