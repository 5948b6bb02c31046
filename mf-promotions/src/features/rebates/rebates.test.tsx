import type { CallValue } from '@marquee/contract/calls/index';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import RebatesPage from './rebates.page';

type Summary = CallValue<'rebates.summary'>;
const [example] = exampleValue('rebates.summary').rebates as [Summary['rebates'][number]];
const rebate = (change: Partial<typeof example>) => ({ ...example, ...change });
const summary = (change: Partial<Summary>): Summary => ({ ...exampleValue('rebates.summary'), ...change });

async function renderRebates(answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path: '/member/rebates',
    answers,
  });
  shell.render(<RebatesPage />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('shows what a day gave by type of game, with corrections and the rates', async () => {
  await renderRebates();
  expect(await screen.findByText(en.rebates.corrected)).toBeTruthy();
  expect(screen.getByText(en.rebates.states.claimable)).toBeTruthy();
  expect(screen.getByText('0.5%')).toBeTruthy();
});

it.each([
  ['one day', /^Claim (?!all)/, { day: '2026-03-01' }],
  ['all days', 'Claim all', {}],
])('claims %s and reads everything again', async (_what, name, input) => {
  const { shell, user } = await renderRebates();
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(shell.calls.filter(({ id }) => id === 'rebates.summary')).toHaveLength(2));
  expect(shell.calls.find(({ id }) => id === 'rebates.claim')?.input).toEqual(input);
});

it('has nothing to press for what was paid or has lapsed, and says so when there is nothing', async () => {
  const rebates = [rebate({ state: 'paid', expiresAt: null }), rebate({ day: '2026-02-01', state: 'lapsed' })];
  await renderRebates({ 'rebates.summary': summary({ mode: 'automatic', claimable: '0.00', rebates }) });
  expect(await screen.findByText(en.rebates.states.lapsed)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says so when there are no rebates', async () => {
  await renderRebates({ 'rebates.summary': summary({ claimable: '0.00', rebates: [] }) });
  expect(await screen.findByText(en.rebates.none)).toBeTruthy();
});
