import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { AvailableRemotes } from './available-remotes';
import type { BrandRemote } from './brand-remote';
import { RemotesTable } from './remotes.page';

const remote: BrandRemote = {
  remote: 'mf-games',
  enabled: true,
  offNotices: {},
  revision: 7,
  stable: '1.1.0',
  previous: '1.0.0',
  canary: '1.2.0',
  canaryPercent: 10,
  reloadRevision: 0,
  pinned: null,
  versions: [
    {
      version: '1.0.0',
      registeredAt: '2026-01-01T00:00:00.000Z',
      provenance: null,
      missingLanguages: [],
      stableAt: '2026-01-01T00:00:00.000Z',
      verdict: null,
      allLoads: { good: 400, bad: 0 },
    },
  ],
  loads: [
    {
      version: '1.1.0',
      loaded: 95,
      slow: 0,
      failed: 5,
      threw: 0,
      error: 0,
      blocked: 0,
      p50Ms: 200,
      p95Ms: 800,
      failures: [{ outcome: 'failed', reason: 'http', digest: '', loads: 5 }],
    },
  ],
};

async function renderPage(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en } });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <RemotesTable brand="sundarban" />
    </ClientContext>,
  );
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const changesIn = ({ calls }: { calls: readonly { readonly id: string; readonly input: unknown }[] }) =>
  calls.filter(({ id }) => id !== 'remotes.list').map(({ id, input }) => [id, input]);

describe('the table of remotes', () => {
  it('shows what a brand runs and how its loads go', async () => {
    await renderPage({ 'remotes.list': [remote] });
    const row = (await screen.findByRole('rowheader', { name: 'mf-games' })).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('1.1.0');
    expect(row.textContent).toContain('10 %');
    expect(within(row).getByText('Failing')).toBeTruthy();
    expect(within(row).getByText('5% of 100 failed')).toBeTruthy();
  });

  it('switches nothing off before somebody has said why', async () => {
    const { shell, user } = await renderPage({ 'remotes.list': [remote] });
    await user.click(await screen.findByLabelText('mf-games is running'));
    const dialog = await screen.findByRole('dialog', { name: 'Switch mf-games off for sundarban' });
    expect(dialog.textContent).toContain('vanish from every page of sundarban');
    await user.click(within(dialog).getByText('Switch off'));
    expect(await within(dialog).findByText('Enter a reason.')).toBeTruthy();
    expect(changesIn(shell)).toEqual([]);
  });

  it('switches off with the reason and closes the dialog', async () => {
    const { shell, user } = await renderPage({ 'remotes.list': [remote], 'remotes.disable': null });
    await user.click(await screen.findByLabelText('mf-games is running'));
    await user.type(await screen.findByLabelText(/Reason/), 'Pause');
    await user.type(screen.getByLabelText('Bangla'), 'শীঘ্রই ফিরছে');
    await user.click(screen.getByText('Switch off'));
    await waitFor(() => expect(screen.queryByText('Switch off')).toBeNull());
    expect(changesIn(shell)).toEqual([
      [
        'remotes.disable',
        { brand: 'sundarban', remote: 'mf-games', revision: 7, reason: 'Pause', notices: { bn: 'শীঘ্রই ফিরছে' } },
      ],
    ]);
  });

  it('keeps the dialog and says why when the server refuses', async () => {
    const refuse = () => {
      throw new ApiError('forbidden', 'request-77');
    };
    const { user } = await renderPage({ 'remotes.list': [remote], 'remotes.rollback': refuse });
    await user.click(await screen.findByText('Roll back'));
    const dialog = await screen.findByRole('dialog', { name: 'Roll mf-games back for sundarban' });
    expect(dialog.textContent).toContain('from 1.1.0 back to 1.0.0');
    within(dialog).getByRole('radio', { name: /1\.0\.0.*Last known good.*0% of 400/, checked: true });
    await user.type(within(dialog).getByLabelText(/Reason/), 'It fails');
    await user.click(within(dialog).getByText('Roll back'));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('Your rights do not include this.');
    expect(alert.textContent).toContain('request-77');
  });

  it('offers no roll-back without an earlier release, and no switch for the shell', async () => {
    await renderPage({ 'remotes.list': [{ ...remote, remote: 'host-shell', previous: null, versions: [] }] });
    const button = await screen.findByRole('button', { name: 'Roll back' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows the reason and the request id when the list cannot be read', async () => {
    await renderPage({
      'remotes.list': () => {
        throw new ApiError('network_abnormal', 'request-42');
      },
    });
    expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
    expect(screen.getByText(/request-42/)).toBeTruthy();
  });
});

describe('a remote that is switched on', () => {
  const listed = { version: '2.0.0', registeredAt: '2026-01-01T00:00:00.000Z', provenance: null };

  it('names the languages of the brand in which the chosen release has no texts', async () => {
    const versions = [
      { ...listed, missingLanguages: ['bn', 'hi'] },
      { ...listed, version: '2.1.0', missingLanguages: [] },
    ];
    const shell = await mockShell({
      answers: { 'remotes.available': [{ remote: 'mf-loyalty', versions }] },
      messages: { console: en },
    });
    shell.render(
      <ClientContext value={shell.runtime.client}>
        <AvailableRemotes brand="sundarban" />
      </ClientContext>,
    );
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await user.click(await screen.findByRole('button', { name: en.change.enable.action }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/no texts in Bangla, Hindi|no texts in Bangla and Hindi/)).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(/Version/), '2.1.0');
    expect(dialog.queryByText(/no texts in/)).toBeNull();
  });
});
