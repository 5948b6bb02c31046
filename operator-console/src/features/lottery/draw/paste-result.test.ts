import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { expect, test } from 'vitest';
import { rowsOfForm } from '../result-rows';
import { distributeDigits } from './paste-result';

const rowsOf = (shape: LotteryShape) => rowsOfForm(lotteryRules(shape).form);
const NORTH = [
  ['31666'],
  ['86408'],
  ['48955', '61411'],
  ['01938', '88321', '89779', '28502', '50890', '31774'],
  ['2458', '7917', '4776', '6202'],
  ['2890', '1221', '1109', '1651', '2355', '3979'],
  ['155', '051', '728'],
  ['37', '16', '52', '20'],
];

test('distributes numbers with words and signs between them over the prizes', () => {
  const text = NORTH.map((row) => row.join(' - ')).join('\n');
  expect(distributeDigits(rowsOf('vn-north'), text)).toEqual(NORTH);
});

test('takes the last prize first, as some sites print it', () => {
  const text = [...NORTH]
    .reverse()
    .map((row) => row.join(' '))
    .join('\n');
  expect(distributeDigits(rowsOf('vn-north'), text)).toEqual(NORTH);
});

test('cuts digits without anything between them by the widths of the prizes', () => {
  expect(distributeDigits(rowsOf('vn-north'), NORTH.flat().join(''))).toEqual(NORTH);
  expect(distributeDigits(rowsOf('thai'), '123456 001 002 003 004 07')).toEqual([
    ['123456'],
    ['001', '002'],
    ['003', '004'],
    ['07'],
  ]);
});

test('takes balls of one or two digits', () => {
  expect(distributeDigits(rowsOf('k3'), '1, 2, 6')).toEqual([['1', '2', '6']]);
});

test.each(['', 'none', '31666 86408', `${NORTH.flat().join(' ')} 99`, '1234567'])('refuses %j whole', (text) => {
  expect(distributeDigits(rowsOf('vn-north'), text)).toBeNull();
});
