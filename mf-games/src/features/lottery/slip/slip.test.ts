import { formatLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { readSelection } from '@marquee/contract/lottery/selection/read-selection';
import { expect, it } from 'vitest';
import { addToSlip, EMPTY_SLIP, linesOfSlip, readSlip, removeFromSlip } from './slip';

const rules = lotteryRules('five-digit');

function pickOf(code: string, selection: string) {
  const kind = rules.kind(code);
  if (!kind) throw new Error(`no kind ${code}`);
  return { kind, pick: readSelection(kind, selection) };
}

const slip = addToSlip(EMPTY_SLIP, '20261123-0100', [pickOf('p1', '1.3'), pickOf('last2', '4/5')], 200_000n);

it('adds up the stakes of equal selections', () => {
  const { lines } = addToSlip(slip, '20261123-0101', [pickOf('p1', '3.1')], 100_000n);
  expect(lines).toEqual([
    { kind: 'p1', selection: '1.3', unitStake: '300000' },
    { kind: 'last2', selection: '4/5', unitStake: '200000' },
  ]);
});

it('stays with the issue that it was made for until it is empty', () => {
  const later = addToSlip(slip, '20261123-0101', [pickOf('p2', '0')], 100_000n);
  expect(later.issue).toBe('20261123-0100');
  expect(later.lines.reduce(removeFromSlip, later)).toEqual(EMPTY_SLIP);
});

it('becomes the text of a ticket at the odds of now', () => {
  const lines = linesOfSlip(rules, slip, (kind) => (kind === 'p1' ? 9_800 : 98_000));
  expect(formatLines(lines)).toBe('last2 4/5 200000 98000;p1 1.3 200000 9800');
});

it('leaves out what the game no longer offers', () => {
  const lines = linesOfSlip(rules, slip, (kind) => (kind === 'p1' ? 9_800 : undefined));
  expect(lines.map(({ kind }) => kind.code)).toEqual(['p1']);
});

it('comes back from the store as it was', () => {
  expect(readSlip(JSON.stringify(slip))).toEqual(slip);
});

it.each([null, '', 'null', '{}', '{"issue":1,"lines":[]}', '{"issue":"a","lines":[{"kind":"p1"}]}'])(
  'starts empty from %s',
  (text) => {
    expect(readSlip(text)).toEqual(EMPTY_SLIP);
  },
);
