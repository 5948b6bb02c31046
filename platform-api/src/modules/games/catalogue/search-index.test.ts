import { describe, expect, test } from 'vitest';
import { catalogueGames } from '../../../../bench/search-cost';
import { createSearchIndex } from './search-index';

const games = catalogueGames();
const index = createSearchIndex(games);

/** English names of what a query finds, the best first. */
const searchNames = (text: string): string[] => index.search(text).map((position) => games[position]?.names.en ?? '');

describe('search finds by the name in', () => {
  test.each([
    ['Chinese, whole', '黄金老虎', 'Golden Tiger', /Golden.*Tiger/],
    ['Chinese, a word', '老虎', '', /Tiger/],
    ['Chinese, a character', '虎', '', /Tiger/],
    ['Chinese, the beginnings of two words', '黄金虎', '', /Golden.*Tiger/],
    ['Chinese, with a wrong character', '黄金老虎大讲', 'Golden Tiger Jackpot', /Golden Tiger Jackpot/],
    ['Chinese, with a number', '莲花百家乐2', 'Lotus Baccarat 2', /Lotus Baccarat 2/],
    ['Thai, a word', 'เสือ', '', /Tiger|Leopard/],
    ['Thai, the words in a row', 'มังกรมรกต', '', /Emerald Dragon/],
    ['Thai, the end unfinished', 'มังกรมรก', '', /Emerald Dragon/],
    ['Thai, without tone marks', 'จิงจอก', '', /Fox/],
    ['Thai, with a wrong letter', 'มังกลมรกต', 'Emerald Dragon Spins', /Dragon/],
    ['Hindi', 'सुनहरा बाघ', '', /Golden.*Tiger/],
    ['Hindi, without the dot below', 'घोडा', '', /Horse/],
    ['Hindi, unfinished', 'लोमड़', '', /Fox/],
    ['Hindi, with another nasal', 'चांद', '', /Moon/],
    ['Hindi, with a wrong sign', 'मगरमछ', '', /Crocodile/],
    ['Arabic', 'النمر الذهبي', 'Golden Tiger', /Golden.*Tiger/],
    ['Arabic, without articles', 'نمر ذهبي', '', /Golden.*Tiger/],
    ['Arabic, without hamza', 'اسد', '', /Lion/],
    ['Arabic, ta marbuta as ha', 'نجمه', '', /Star/],
    ['Arabic, with vowels and stretched', 'تِنِّيـــن', '', /Dragon/],
    ['Arabic, unfinished', 'تمسا', '', /Crocodile/],
    ['Arabic, with a letter missing', 'زمري', '', /Emerald/],
    ['Bengali', 'সোনালি বাঘ', '', /Golden.*Tiger/],
    ['Vietnamese, without accents', 'phuong hoang', '', /Phoenix/],
  ])('%s', (_language, text, first, every) => {
    const names = searchNames(text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.slice(0, 10).filter((name) => !every.test(name))).toEqual([]);
    if (first !== '') expect(names[0]).toBe(first);
  });
});

describe('what is written without spaces', () => {
  test('is found as typed, before names with its parts elsewhere', () => {
    const names = searchNames('黄金老');
    expect(names.length).toBe(names.filter((name) => /Golden.*(Tiger|Turtle)/.test(name)).length);
  });

  test('tolerates a wrong letter only where nothing matches as typed', () => {
    expect(searchNames('มังกรทองคำ').filter((name) => !/Golden Dragon/.test(name))).toEqual([]);
  });

  test('answers from the first letter', () => {
    expect(searchNames('ว').length).toBeGreaterThan(0);
    expect(searchNames('虎').every((name) => name.includes('Tiger'))).toBe(true);
  });
});

test('a name that two languages share counts once', () => {
  const [template] = games;
  if (!template) throw new Error('no games');
  const named = (names: (typeof template)['names']) => ({ ...template, names });
  const [once, twice] = [
    createSearchIndex([named({ en: 'Keno' }), named({ en: 'Lotus Keno' })]),
    createSearchIndex([
      named({ en: 'Keno', vi: 'Keno' }),
      named({ en: 'Lotus Keno', vi: 'Keno', zh: '基诺', th: 'คีโน' }),
    ]),
  ];
  expect(twice.search('keno')).toEqual(once.search('keno'));
  expect(twice.search('基诺')).toEqual([1]);
});
