import { expect, it } from 'vitest';
import { csvOf } from './csv';

const lines = (rows: string[][]) => csvOf(rows).trimEnd().split('\r\n');

it('quotes separators, quotes and line breaks', () => {
  expect(lines([['a,b', 'say "x"', 'plain']])).toEqual(['"a,b","say ""x""",plain']);
});

it('keeps signed numbers and neutralises formulas', () => {
  expect(lines([['-12.50', '+3', '=1+1', '@cmd', '-x']])).toEqual(["-12.50,+3,'=1+1,'@cmd,'-x"]);
});

it('writes figures in Latin digits and nothing invisible, and leaves names as they are', () => {
  expect(lines([['২০২৬-১১-২৮', '\u2066-١٢٫٥\u2069', '\u2068ড্রাগন ৫\u2069', '-৫']])).toEqual([
    "2026-11-28,'-12٫5,ড্রাগন ৫,-5",
  ]);
});
