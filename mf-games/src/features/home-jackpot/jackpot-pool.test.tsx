import { mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import { JackpotPool } from './jackpot-pool';

const now = { amount: '1250.40', currency: 'BDT', nextAt: new Date(Date.now() + 1_000).toISOString() };

async function open(pool: { vassalage: string; name: string } | null) {
  const shell = await mockShell({ messages: { games: en }, answers: { 'games.jackpot': { ...now, pool } } });
  shell.render(<JackpotPool />);
}

it('says whose games feed a pool and can win it', async () => {
  await open({ vassalage: 'EG2', name: 'Evergreen' });
  expect(await screen.findByText(/share of every bet on Evergreen’s jackpot games/)).toBeTruthy();
  expect(screen.getByText(/1,250/)).toBeTruthy();
});

it('promises no win where the counter holds no money', async () => {
  await open(null);
  expect(await screen.findByText(en.jackpot.hint)).toBeTruthy();
  expect(screen.queryByText(/can win/)).toBeNull();
});
