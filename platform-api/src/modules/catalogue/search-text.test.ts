import { expect, test } from 'vitest';
import { editDistances } from './edit-distance';
import { searchWords } from './search-text';

test.each([
  ["Tiger's Crown", ['tiger', 'crown']],
  ['Hổ Vàng & Đèn Lồng', ['ho', 'vang', 'den', 'long']],
  ['সোনালি বাঘের মুকুট', ['সোনালি', 'বাঘের', 'মুকুট']],
  ['  11x5 -- K3 ', ['11x5', 'k3']],
  ['', []],
])('splits %j into comparable words', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['tiger', 'tiger', 0, 0],
  ['tigre', 'tiger', 1, 1],
  ['tgier', 'tiger', 1, 1],
  ['tig', 'tiger', 2, 0],
  ['dragn', 'dragon', 1, 1],
  ['emrld', 'emerald', 2, 2],
])('measures %s against %s', (typed, term, whole, prefix) => {
  expect(editDistances(typed, term, 9)).toEqual({ whole, prefix });
});
