import { screen, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import en from '../../../messages/en.json';
import { FarmedPlayPanel } from './farmed-play-panel';

const texts = en.lines.farmed;
const pair = { accounts: ['bigger1', 'smaller'], isLottery: true, rounds: 6, opposed: 4, stake: '800.00' };
const month = { month: '2026-11-01', active: 8, near: 6, isSign: true, accounts: ['ghost11', 'ghost12'] };

const open = () =>
  openConsolePage({
    path: '/lines/sundarban',
    pages: { '/lines/:brand?': <FarmedPlayPanel brand="sundarban" account="topper1" /> },
    answers: {
      'lines.farmedPlay': {
        since: '2026-11-15',
        pairs: [pair, { ...pair, accounts: ['player1', 'banker1'], isLottery: false }],
        minimum: '100.00',
        below: '120.00',
        months: [month, { ...month, month: '2026-10-01', near: 1, isSign: false }],
      },
    },
  });

it('shows pairs with counts and stakes, and months whose active members stay near the minimum', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /bigger1/ }));
  for (const text of ['smaller', texts.selections, '6', '4', '800.00']) expect(row.getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /player1/ })).getByText(texts.results)).toBeTruthy();
  expect(screen.getAllByText(texts.most)).toHaveLength(1);
});

it('holds payments to the agent of the line from there', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: en.agentHolds.place }));
  const form = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(form.getByDisplayValue('topper1')).toBeTruthy());
});
