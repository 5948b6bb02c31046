import type { LimitsOverview } from '@marquee/contract/calls/limits';
import { mockSession, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import LimitsPage from './limits.page';

const overview: LimitsOverview = {
  currency: 'BDT',
  money: [
    {
      kind: 'wager',
      period: 'day',
      limit: '300.00',
      used: '90.00',
      pending: { limit: '900.00', from: '2026-01-02T18:00:00.000Z' },
    },
  ],
  session: [],
  bar: null,
  realityCheckMinutes: 60,
};

async function openPage(answers: Partial<LimitsOverview> = {}) {
  const requests: [string, unknown][] = [];
  const answer = (id: string) => (input: unknown) => {
    requests.push([id, input]);
    return overview;
  };
  const shell = await mockShell({
    answers: {
      'limits.overview': { ...overview, ...answers },
      'limits.setMoney': answer('setMoney'),
      'limits.cancelPending': answer('cancelPending'),
      'limits.selfExclude': (input: unknown) => {
        requests.push(['selfExclude', input]);
        return { kind: 'self_exclusion', until: null };
      },
    },
    session: mockSession('member'),
    messages: { member: en },
    path: '/member/limits',
  });
  shell.render(<LimitsPage />);
  await screen.findByRole('heading', { name: 'Stakes' });
  return { shell, requests };
}

describe('the page of responsible gaming', () => {
  it('shows the used share of a limit, and cancels a pending looser one', async () => {
    const { requests } = await openPage();
    expect(screen.getByRole('progressbar', { name: 'Day' }).getAttribute('aria-valuetext')).toBe(
      '৳90.00 of ৳300.00 (30%)',
    );
    expect(screen.getByText(/৳900.00 from 2026-01-03 00:00:00/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current limit' }));
    await waitFor(() => expect(requests).toEqual([['cancelPending', { kind: 'wager', period: 'day' }]]));
  });

  it('says when a change takes effect, and sets the limit', async () => {
    const { requests } = await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Stakes, Day: set the limit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Limit/ });
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    expect(dialog.getByText(/A higher limit/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '200');
    expect(dialog.getByText('This applies at once.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
    await waitFor(() => expect(requests).toEqual([['setMoney', { kind: 'wager', period: 'day', limit: '200.00' }]]));
  });

  it('excludes only after the checkbox is ticked, and signs the member out', async () => {
    const { shell, requests } = await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Self-exclude' }));
    const dialog = within(await screen.findByRole('dialog'));
    const exclude = dialog.getByRole('button', { name: 'Self-exclude' });
    expect(exclude).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(exclude);
    await waitFor(() => expect(requests).toEqual([['selfExclude', { length: '6m' }]]));
    expect(shell.serviceCalls.map(({ service }) => service)).toContain('logout');
  });

  it('says until when play is blocked', async () => {
    await openPage({ bar: { kind: 'time_out', until: '2026-01-02T18:00:00.000Z' } });
    expect(screen.getByText(/blocked until 2026-01-03 00:00:00/)).toBeTruthy();
  });
});
