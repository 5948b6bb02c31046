import { expect, test } from 'vitest';
import { compareCatalogues, flatten, keyUses, missingKeys, uncountedTexts, unusedKeys } from './message-catalogue';

const english = flatten({ title: 'Games', left: '{{count}} left', reason: { network: 'No network' } });
const german = { title: 'Spiele', left: '{{count}} übrig', reason: { network: 'Kein Netz' } };

test('reports missing and unknown keys of a translation', () => {
  const other = flatten({ ...german, reason: { power: 'Kein Strom' } });
  expect(compareCatalogues(english, other, 'de')).toEqual([
    'lacks reason.network',
    'has reason.power, which English lacks',
  ]);
});

test('reports a translation that lost a placeholder, or formats it differently', () => {
  const lost = flatten({ ...german, left: 'noch einige' });
  expect(compareCatalogues(english, lost, 'de')).toEqual(['fills other placeholders into left']);
  const formatted = flatten({ ...german, left: '{{count, number}} übrig' });
  expect(compareCatalogues(english, formatted, 'de')).toEqual(['fills other placeholders into left']);
  const single = compareCatalogues(flatten({ pay: 'Pay {amount}' }), flatten({ pay: 'Zahlen' }), 'de');
  expect(single).toEqual(['fills other placeholders into pay']);
});

test('reports a sentence left in English, but no names', () => {
  const other = flatten({ ...german, reason: { network: 'No network' } });
  expect(compareCatalogues(english, other, 'de')).toEqual(['is English in reason.network']);
  expect(compareCatalogues(flatten({ app: 'Telegram' }), flatten({ app: 'Telegram' }), 'de')).toEqual([]);
});

test('reports a key in another position than in English', () => {
  const other = flatten({ left: german.left, title: german.title, reason: german.reason });
  expect(compareCatalogues(english, other, 'de')).toEqual(['has left at another place than English']);
});

test('requires exactly the plural forms of the language', () => {
  const two = flatten({ bets_one: '{{count}} bet', bets_other: '{{count}} bets' });
  expect(compareCatalogues(two, flatten({ bets_other: '{{count}} cược' }), 'vi')).toEqual([]);
  expect(compareCatalogues(two, flatten({ bets_other: '{{count}} বাজি' }), 'bn')).toEqual(['lacks bets_one']);
  const arabic = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`bets_${form}`, '{{count}} رهان']),
  );
  expect(compareCatalogues(two, flatten(arabic), 'ar')).toEqual([]);
  expect(compareCatalogues(two, flatten({ ...arabic, bets_two: 'رهانان' }), 'ar')).toEqual([]);
  expect(compareCatalogues(two, flatten({ ...arabic, bets_few: 'رهانات' }), 'ar')).toEqual([
    'fills other placeholders into bets_few',
  ]);
});

test('finds the keys that no code names, quoted or built', () => {
  const code = "t('title'); t(`games:left`);";
  expect(unusedKeys(english, keyUses(code))).toEqual(['reason.network is used nowhere']);
  expect(unusedKeys(english, keyUses(`${code} t(\`reason.\${kind}\`)`))).toEqual([]);
});

test('finds numbers beside nouns without plural forms', () => {
  const texts = {
    price: '{{points}} points',
    more: 'and {{lines, number}} more lines',
    days_one: '{{days}} day',
    days_other: '{{days}} days',
    range: '{{min, number}} to {{max, number}} characters',
    dashed: '{{min}}-{{max}} characters',
    verb: '{{amount}} returns to your wallet',
    label: 'Points: {{points}}',
  };
  expect(uncountedTexts(flatten(texts))).toEqual([
    'counts without plural forms in price',
    'counts without plural forms in more',
  ]);
});

test('reports keys that code asks for and no catalogue has, plural forms and prefixes of hooks aside', () => {
  const counted = flatten({ lottery: { bets_one: '{{count}} bet', bets_other: '{{count}} bets' } });
  const code =
    "t('reason.network') t('lottery.bets', { count: 2 }) text('reason.power') field('reason.water') t('reason.fire', /x/)";
  expect(missingKeys(code, [english, counted])).toEqual(['reason.power is in no catalogue']);
  expect(missingKeys("t('draws.bets')", [flatten({ lottery: { draws: { bets: 'Bets' } } })])).toEqual([]);
});
