import { ballsOfAnimal } from '@marquee/contract/lottery/games/mark-six';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { expect, it } from 'vitest';
import { english } from '../messages/english.fixture';
import { boardGroups } from '@marquee/contract/lottery/boards';
import { winningExample } from './example';

const SHAPES = [
  'five-digit',
  'pk10',
  'k3',
  'eleven-five',
  'lucky28',
  'mark-six',
] as const satisfies readonly LotteryShape[];
const MODES = ['LOTT', 'ZY'] as const;

const cases = SHAPES.flatMap((shape) => MODES.map((mode) => ({ shape, mode })));

it.each(cases)('shows every kind of $shape once in mode $mode', ({ shape, mode }) => {
  const rules = lotteryRules(shape);
  const shown = boardGroups(rules, mode).flatMap(({ boards }) =>
    boards.flatMap(({ kinds }) => kinds.map(({ code }) => code)),
  );
  const offered = rules.kinds.filter(({ modes }) => modes.includes(mode)).map(({ code }) => code);
  expect(shown.toSorted()).toEqual(offered.toSorted());
});

it.each(cases)('has a text for every group, bet and row of $shape in mode $mode', ({ shape, mode }) => {
  for (const group of boardGroups(lotteryRules(shape), mode)) {
    expect(english.group).toHaveProperty(group.id);
    for (const { play, rows } of group.boards) {
      expect(english.play).toHaveProperty(play);
      for (const { label } of rows) if (label) expect(english.row).toHaveProperty(label.key);
    }
  }
});

it.each(cases)('names every outcome of $shape in mode $mode that is not a number', ({ shape }) => {
  const names = lotteryRules(shape).kinds.flatMap(({ outcomes }) =>
    Array.from({ length: outcomes.size }, (_, outcome) => outcomes.nameOf(outcome)),
  );
  for (const name of names.filter((text) => !/^\d+$/.test(text) && ballsOfAnimal(text) === null))
    expect(english.outcome).toHaveProperty(name);
});

it.each(cases)('finds an example that wins for every bet of $shape in mode $mode', ({ shape, mode }) => {
  const rules = lotteryRules(shape);
  for (const { boards } of boardGroups(rules, mode))
    for (const { kinds } of boards)
      for (const kind of kinds.slice(0, 1)) expect([kind.code, winningExample(rules, kind)]).not.toContain(null);
});
