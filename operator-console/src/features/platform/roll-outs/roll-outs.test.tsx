import type { RollOut } from '@marquee/contract/calls/roll-outs';
import { DEFAULT_STEPS } from '@marquee/contract/roll-out';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, test } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { AlertsView } from './alerts-view';
import { RollOutsView } from './roll-outs-view';

const operator = {
  brands: ['sundarban', 'meridian'],
  offsets: { sundarban: 360, meridian: 420 },
  rights: ['remotes'],
} as never;
const rollOut: RollOut = {
  rollOutId: '7',
  brand: 'sundarban',
  remote: 'mf-games',
  version: '1.1.0',
  baseline: '1.0.0',
  state: 'running',
  steps: [...DEFAULT_STEPS],
  step: 1,
  startsAt: '2026-01-01T00:00:00.000Z',
  stepStartedAt: '2026-01-01T00:30:00.000Z',
  loadsInStep: 120,
  haltsByItself: false,
  findings: [{ signal: 'threw', stable: 0.001, candidate: 0.02 }],
  startedBy: 'Anika',
  reason: 'New lobby',
  endedAt: null,
};
const listOf = (...content: object[]) =>
  ({ content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length }) as never;
const remotes = [{ remote: 'mf-games', stable: '1.0.0', versions: [{ version: '1.1.0' }, { version: '1.0.0' }] }];

async function renderView(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: '/roll-outs' });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <RollOutsView />
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

test('shows the share that a roll-out has reached, its loads, and what is worse', async () => {
  await renderView({ 'rollOuts.list': listOf(rollOut) });
  const row = (await screen.findByRole('rowheader', { name: 'mf-games' })).closest('tr') as HTMLElement;
  const [current] = within(row).getAllByRole('listitem', { current: 'step' });
  expect(current?.textContent).toBe('10%');
  expect(row.textContent).toContain('120 of 500 loads');
  expect(row.textContent).toContain('Crashes: 2% of loads, stable 0.1%');
});

test('stops a roll-out only with a reason', async () => {
  const { user, requestsOf } = await renderView({ 'rollOuts.list': listOf(rollOut), 'rollOuts.stop': null });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop' });
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
  expect(requestsOf('rollOuts.stop')).toEqual([]);
  await user.type(within(dialog).getByLabelText(/Reason/), 'wrong texts');
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(requestsOf('rollOuts.stop')).toEqual([{ rollOutId: '7', reason: 'wrong texts' }]));
});

test('orders a release at the selected brands, in shares that end with everybody', async () => {
  const { user, requestsOf } = await renderView({
    'rollOuts.list': listOf(),
    'remotes.list': remotes as never,
    'rollOuts.start': { rollOutIds: ['8'] },
  });
  await user.click(await screen.findByRole('button', { name: 'New roll-out' }));
  const dialog = await screen.findByRole('dialog', { name: 'New roll-out' });
  const field = within(dialog);
  await user.click(field.getByLabelText('meridian'));
  const shares = field.getByLabelText(/Shares of visitors/);
  await user.clear(shares);
  await user.type(shares, '5, 40');
  await user.type(field.getByLabelText(/Reason/), 'new lobby');
  await user.click(field.getByRole('button', { name: 'New roll-out' }));
  expect(await field.findByText(en.rollOuts.stepsFault)).toBeTruthy();
  expect(await field.findByText(en.rollOuts.releaseFault)).toBeTruthy();
  expect(requestsOf('rollOuts.start')).toEqual([]);

  await user.type(shares, ', 100');
  await user.selectOptions(field.getByLabelText('Remote'), 'mf-games');
  expect(within(field.getByLabelText('Release')).queryByRole('option', { name: '1.0.0' })).toBeNull();
  await user.selectOptions(field.getByLabelText('Release'), '1.1.0');
  await user.click(field.getByRole('button', { name: 'New roll-out' }));
  await waitFor(() =>
    expect(requestsOf('rollOuts.start')).toEqual([
      {
        brands: ['sundarban', 'meridian'],
        releases: [{ remote: 'mf-games', version: '1.1.0' }],
        steps: [
          { percent: 5, minMinutes: 30, minLoads: 200 },
          { percent: 40, minMinutes: 30, minLoads: 200 },
          { percent: 100, minMinutes: 0, minLoads: 0 },
        ],
        haltsByItself: true,
        reason: 'new lobby',
      },
    ]),
  );
});

test('says of each alert what was found: pages that froze, hours without a report, too many failures', async () => {
  const alert = (kind: string, findings: readonly object[]) => ({
    alertId: kind,
    brand: 'sundarban',
    kind,
    remote: 'mf-games',
    version: '1.1.0',
    findings,
    raisedAt: '2026-01-01T00:00:00.000Z',
    acknowledgedAt: null,
    acknowledgedBy: null,
  });
  const shell = await mockShell({
    answers: {
      'alerts.list': listOf(
        alert('roll-out-halted', [{ signal: 'silent', stable: 0.04, candidate: 0.5 }]),
        alert('roll-out-findings', [{ signal: 'noData', stable: 0, candidate: 0 }]),
        alert('remote-failing', [{ signal: 'failed', stable: 0.03, candidate: 1 / 6 }]),
      ),
    },
    messages: { console: en },
    path: '/roll-outs/alerts',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <AlertsView />
      </OperatorContext>
    </ClientContext>,
  );
  expect(await screen.findByText('Pages that never reported: 50% of pages, stable 4%')).toBeTruthy();
  expect(screen.getByText(en.rollOuts.findingNoData)).toBeTruthy();
  expect(screen.getByText('Failed loads: 16.67% of loads, more than 3%')).toBeTruthy();
  expect(screen.getByText(en.rollOuts.alerts['remote-failing'])).toBeTruthy();
});
