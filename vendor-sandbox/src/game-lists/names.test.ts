import { expect, test } from 'vitest';
import { inEveryLanguage, nameIn } from './names';

test('what qualifies a noun stands where the language puts it, and agrees with it', () => {
  expect(inEveryLanguage((grammar) => grammar.described('Fox', 'Golden'))).toEqual({
    en: 'Golden Fox',
    bn: 'সোনালি শিয়াল',
    vi: 'Cáo Vàng',
    zh: '黄金狐狸',
    th: 'จิ้งจอกทองคำ',
    hi: 'सुनहरी लोमड़ी',
    ar: 'الثعلب الذهبي',
  });
  const { hi, ar } = inEveryLanguage((grammar) => grammar.described('Star', 'White'));
  expect([hi, ar]).toEqual(['सफ़ेद सितारा', 'النجمة البيضاء']);
});

test('what belongs to another is said by the order of the words or by their cases', () => {
  expect(inEveryLanguage((grammar) => grammar.owned('Horse', 'Sword'))).toEqual({
    en: "Horse's Sword",
    bn: 'ঘোড়ার তরবারি',
    vi: 'Kiếm Của Ngựa',
    zh: '骏马的宝剑',
    th: 'ดาบของม้า',
    hi: 'घोड़े की तलवार',
    ar: 'سيف الحصان',
  });
  expect(inEveryLanguage((grammar) => grammar.placed('Tiger', 'the Desert'))).toMatchObject({
    zh: '沙漠老虎',
    th: 'เสือแห่งทะเลทราย',
    hi: 'रेगिस्तान का बाघ',
    ar: 'نمر الصحراء',
  });
});

test('a promise of a described hero keeps the agreement: oblique in Hindi, with articles in Arabic', () => {
  expect(inEveryLanguage((grammar) => grammar.promised('Horse', 'Dreams', 'Golden'))).toMatchObject({
    en: 'Golden Horse Dreams',
    zh: '黄金骏马之梦',
    th: 'ความฝันของม้าทองคำ',
    hi: 'सुनहरे घोड़े के सपने',
    ar: 'أحلام الحصان الذهبي',
  });
  const night = inEveryLanguage((grammar) => grammar.promised('Owl', 'Festival', 'Midnight'));
  expect([night.hi, night.ar]).toEqual(['आधी रात के उल्लू का उत्सव', 'مهرجان بومة منتصف الليل']);
});

test('of Arabic words that belong together only the last has the article', () => {
  const kite = inEveryLanguage((grammar) => grammar.described('Kite', 'Red'));
  expect(kite.ar).toBe('طائرة الورق الحمراء');
});

test('tables are numbered in the digits of the language', () => {
  const names = inEveryLanguage((grammar) => grammar.numbered(grammar.room('Lotus', 'Baccarat'), 2));
  expect(names).toEqual({
    en: 'Lotus Baccarat 2',
    bn: 'পদ্ম ব্যাকারাট ২',
    vi: 'Baccarat Sen 2',
    zh: '莲花百家乐2',
    th: 'บาคาร่าดอกบัว 2',
    hi: 'कमल बैकारेट 2',
    ar: 'باكارات اللوتس 2',
  });
});

test.each([
  ['zh-Hans', '莲花百家乐'],
  ['ar', 'باكارات اللوتس'],
  ['fr', 'Lotus Baccarat'],
])('a launch in %s says %s', (tag, name) => {
  expect(
    nameIn(
      inEveryLanguage((grammar) => grammar.room('Lotus', 'Baccarat')),
      tag,
    ),
  ).toBe(name);
});
