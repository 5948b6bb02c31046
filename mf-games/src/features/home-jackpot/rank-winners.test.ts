import type { Winner } from '@marquee/contract/entities/game';
import { expect, it } from 'vitest';
import { rankWinners } from './rank-winners';

const winner = (winAmount: string, minute = 0): Winner => ({
  customerName: `pla***${minute}`,
  winAmount,
  currency: 'BDT',
  gameName: 'Mines',
  gameId: 1,
  iconUrl: '/art/1.webp',
  wonAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00Z`,
});

it('puts the three largest on the podium and the rest below, largest first', () => {
  const board = [
    winner('10.00', 1),
    winner('9000.50', 2),
    winner('300.00', 3),
    winner('45.00', 4),
    winner('1200.00', 5),
  ];
  const { podium, others } = rankWinners(board, []);
  expect(podium.map(({ winAmount }) => winAmount)).toEqual(['9000.50', '1200.00', '300.00']);
  expect(others.map(({ winAmount }) => winAmount)).toEqual(['45.00', '10.00']);
});

it('sorts a live win by its amount, and shows it once when the board has it already', () => {
  const board = [winner('100.00', 1), winner('50.00', 2)];
  const { podium } = rankWinners(board, [winner('75.00', 3), winner('100.00', 1)]);
  expect(podium.map(({ winAmount }) => winAmount)).toEqual(['100.00', '75.00', '50.00']);
});

it('keeps 20 at most', () => {
  const board = Array.from({ length: 20 }, (_, index) => winner(`${index + 1}.00`, index));
  const { podium, others } = rankWinners(board, [winner('0.50', 40)]);
  expect(podium.length + others.length).toBe(20);
  expect(others.at(-1)?.winAmount).toBe('1.00');
});
