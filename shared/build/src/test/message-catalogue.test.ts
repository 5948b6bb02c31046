import { expect, test } from 'vitest';
import { compareCatalogues, flatten, unusedKeys } from './message-catalogue';

const english = flatten({ title: 'Games', left: '{{count}} left', reason: { network: 'No network' } });

test('reports keys that a translation lacks or invents', () => {
  const other = flatten({ title: 'Spiele', left: '{{count}} übrig', reason: { power: 'Kein Strom' } });
  expect(compareCatalogues(english, other)).toEqual(['lacks reason.network', 'has reason.power, which English lacks']);
});

test('reports a translation that lost a placeholder', () => {
  const other = flatten({ title: 'Spiele', left: 'noch einige', reason: { network: 'Kein Netz' } });
  expect(compareCatalogues(english, other)).toEqual(['fills other placeholders into left']);
});

test('accepts that languages have different plural forms', () => {
  const two = flatten({ bets_one: '{{count}} bet', bets_other: '{{count}} bets' });
  expect(compareCatalogues(two, flatten({ bets_other: '{{count}} টি বাজি' }))).toEqual([]);
});

test('finds the keys that no code names, quoted or built', () => {
  const code = "t('title'); t(`games:left`);";
  expect(unusedKeys(english, code)).toEqual(['reason.network is used nowhere']);
  expect(unusedKeys(english, `${code} t(\`reason.\${kind}\`)`)).toEqual([]);
});
