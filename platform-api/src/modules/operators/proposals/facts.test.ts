import { expect, test } from 'vitest';
import { diffOf, fact, factOf, level, localised, money, number, text } from './facts';

const minimum = (value: number) => fact('vip.minimum', number(value));

test('a value stands beside what counted before', () => {
  expect(diffOf([minimum(1)], [minimum(2)])).toEqual([
    { label: 'vip.minimum', of: [], before: number(1), after: number(2) },
  ]);
});

test('values of several are compared one by one, new and removed ones too', () => {
  const of = (at: number, value: number) => fact('vip.deposits', number(value), level(at));
  expect(diffOf([of(1, 10), of(3, 30)], [of(1, 10), of(2, 20)])).toEqual([
    { label: 'vip.deposits', of: [level(1)], before: number(10), after: number(10) },
    { label: 'vip.deposits', of: [level(2)], before: null, after: number(20) },
    { label: 'vip.deposits', of: [level(3)], before: number(30), after: null },
  ]);
});

test('without anything before, all of it is new', () => {
  expect(diffOf([], [minimum(1)])).toEqual([{ label: 'vip.minimum', of: [], before: null, after: number(1) }]);
});

test('what has no value is no fact; an amount is shown in whole money', () => {
  expect(factOf('vip.dailyCap', null, money('BDT'))).toEqual([]);
  expect(factOf('vip.dailyCap', 150_000n, money('BDT'))).toEqual([
    { label: 'vip.dailyCap', of: [], value: { type: 'money', amount: '1.50', currency: 'BDT' } },
  ]);
});

test('a text has a row for each language', () => {
  expect(localised('points.terms', { en: 'A', bn: 'B' })).toEqual([
    fact('points.terms', text('A'), text('en')),
    fact('points.terms', text('B'), text('bn')),
  ]);
});
