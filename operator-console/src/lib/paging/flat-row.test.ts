import { expect, test } from 'vitest';
import { fieldsOf, flatRow } from './flat-row';

test('a row becomes its plain values, those of parts by their path, and lists as JSON', () => {
  const row = {
    at: '2026-03-01T10:00:00.000Z',
    brand: null,
    amount: '-5.00',
    payee: { holder: 'A' },
    hits: [{ score: 3 }],
  };
  expect(flatRow(row)).toEqual({
    at: '2026-03-01T10:00:00.000Z',
    brand: '',
    amount: '-5.00',
    'payee.holder': 'A',
    hits: '[{"score":3}]',
  });
});

test('the columns are the fields of all rows, also of those that some lack', () => {
  expect(fieldsOf([{ a: 1 }, { a: 2, b: { c: true } }])).toEqual(['a', 'b.c']);
});
