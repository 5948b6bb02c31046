import { createHash } from 'node:crypto';
import { ESPORT_VENDORS } from '@marquee/contract/constants';
import { LANGUAGES } from '@marquee/contract/languages';
import { expect, test } from 'vitest';
import { doubledIn } from './doubled-word';
import { generateGames } from './generate-games';
import { vendors, vendorsOf } from './vendors';

const games = generateGames();

test('is the same on every run', () => {
  expect(generateGames()).toEqual(games);
});

test('lists more than eleven thousand games of every vendor type, each with a code of its own', () => {
  expect(games.length).toBeGreaterThan(11_000);
  expect(games.length).toBeLessThan(12_000);
  expect(new Set(games.map((game) => game.type)).size).toBe(9);
  expect(new Set(games.map((game) => `${game.vendorCode} ${game.code}`)).size).toBe(games.length);
});

// In Bengali the quality of the monsoon and its place are one word.
test.each(['en', 'vi', 'zh', 'th', 'hi', 'ar'] as const)('no two slots share a name, in %s', (language) => {
  const slots = games.filter((game) => game.type === 'rng').map((game) => game.names[language]);
  expect(new Set(slots).size).toBe(slots.length);
});

test.each(LANGUAGES.filter((language) => language !== 'bn'))(
  'no vendor has two games of one name, in %s',
  (language) => {
    const names = games.map((game) => `${game.vendorCode} ${game.names[language]}`);
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each([
  ['bn', /\p{Script=Bengali}/u],
  ['vi', /\p{Script=Latin}/u],
  ['zh', /\p{Script=Han}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const)('every game is named in the script of %s', (language, script) => {
  // A name of signs alone, as 4D, is the same everywhere.
  const named = games.filter(({ names }) => !/^\d[A-Z]$/.test(names.en));
  expect(named.filter(({ names }) => !script.test(names[language])).map(({ names }) => names.en)).toEqual([]);
});

test('Chinese names have no spaces, and Thai ones only around figures and foreign names', () => {
  const slots = games.filter((game) => game.type === 'rng');
  expect(slots.filter(({ names }) => /\s/.test(names.zh) || /\s/.test(names.th))).toEqual([]);
});

test('the vendors of e-sports are those that the specification names', () => {
  expect(vendorsOf('esports')).toEqual(ESPORT_VENDORS);
});

test('no name says a word twice, in any language', () => {
  const doubled = games.flatMap(({ code, names }) => doubledIn(names).map((language) => `${code} ${names[language]}`));
  expect(doubled).toEqual([]);
});

test('a doubled word is recognised with its stem, across other words and between syllables', () => {
  const names = { en: 'x', bn: 'x', vi: 'x', zh: 'x', th: 'x', hi: 'x', ar: 'x' };
  for (const en of ['Dragon Dragon', 'Moonlit Moon', 'Secret Owl Secrets', "Lion's Lion"])
    expect(doubledIn({ ...names, en })).toEqual(['en']);
  expect(doubledIn({ ...names, vi: 'Hổ Hổ Phách', zh: '珍珠珍珠贝', hi: 'भोर के ख़रगोश के सपने' })).toEqual(['vi', 'zh']);
  expect(doubledIn({ ...names, en: 'Star of the Stage', zh: '转转乐' })).toEqual([]);
});

test('codes, stakes and returns of the lists stay what they were', () => {
  const first = vendors.flatMap(({ code, laterSlots }) => {
    const own = games.filter(({ vendorCode }) => vendorCode === code);
    return own.slice(0, own.length - laterSlots);
  });
  const rows = first.map(({ names: _names, picture: _picture, ...row }) => row);
  expect(createHash('sha256').update(JSON.stringify(rows)).digest('hex')).toBe(
    'd07afdb0a502027f967ca070d87a53ddb79c12e5ab0c7935e8f2c191ed9f65bf',
  );
});
