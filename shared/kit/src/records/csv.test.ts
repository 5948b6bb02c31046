import { expect, it } from 'vitest';
import { csvOf } from './csv';

const lines = (rows: string[][]) => csvOf(rows).trimEnd().split('\r\n');

it('quotes separators, quotes and line breaks', () => {
  expect(lines([['a,b', 'say "x"', 'plain']])).toEqual(['"a,b","say ""x""",plain']);
});

it('keeps signed numbers and neutralises formulas', () => {
  expect(lines([['-12.50', '+3', '=1+1', '@cmd', '-x']])).toEqual(["-12.50,+3,'=1+1,'@cmd,'-x"]);
});
