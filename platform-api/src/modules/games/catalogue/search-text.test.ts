import { expect, test } from 'vitest';
import { editDistances } from './edit-distance';
import { isRun, piecesOf, searchWords } from './search-text';

test.each([
  ["Tiger's Crown", ['tiger', 'crown']],
  ['Hổ Vàng & Đèn Lồng', ['ho', 'vang', 'den', 'long']],
  ['সোনালি বাঘের মুকুট', ['সোনালি', 'বাঘের', 'মুকুট']],
  ['  11x5 -- K3 ', ['11x5', 'k3']],
  ['', []],
  ['莲花百家乐2', ['莲花百家乐', '2']],
  ['เสือทองคำ 5D', ['เสือทองคำ', '5d']],
  ['الثَّعْلَبُ الذهبيّ', ['ثعلب', 'ذهبي']],
  ['أسرار الجـــرة على آخر', ['اسرار', 'جره', 'علي', 'اخر']],
  ['सुनहरे घोड़े की', ['सुनहरे', 'घोडे', 'की']],
  ['चाँद घण्टी सुन्', ['चांद', 'घंटी', 'सुं']],
  ['চাঁদ সোনালী বীণা', ['চাদ', 'সোনালি', 'বিনা']],
])('splits %j into comparable words', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['Hổ Vàng', 'ho vang'],
  ['Smørrebrød Straße', 'SMORREBROD strasse'],
  ['Fishing™ Æon', 'fishing aeon'],
  ['Đá Gà', 'da ga'],
  ['সোনালী চাঁদ', 'সোনালি চাদ'],
  ['বড়', 'বড'],
  ['घोड़ा', 'घोडा'],
  ['الذَّهَبِيّ', 'ذهبى'],
])('finds %s as it is typed without its marks: %s', (name, typed) => {
  expect(searchWords(typed)).toEqual(searchWords(name));
});

test.each([
  ['黄金老虎', '黄金老虎金', 4],
  ['เสือทอง', 'เสือทองเสือ', 6],
])('looks %s up by pieces, each once', (run, expectedPieces, count) => {
  expect(piecesOf(run)).toHaveLength(count);
  expect(piecesOf(expectedPieces)).toEqual(expect.arrayContaining([...piecesOf(run)]));
});

test('distinguishes scripts without spaces', () => {
  expect(['老虎', 'เสือ', 'बाघ', 'نمر', 'tiger', ''].map(isRun)).toEqual([true, true, false, false, false, false]);
});

test.each([
  ['tiger', 'tiger', 0, 0],
  ['tigre', 'tiger', 1, 1],
  ['tgier', 'tiger', 1, 1],
  ['tig', 'tiger', 2, 0],
  ['dragn', 'dragon', 1, 1],
  ['emrld', 'emerald', 2, 2],
])('measures %s against %s', (typed, term, full, prefix) => {
  expect(editDistances(typed, term, 9)).toEqual({ full, prefix });
});
