import { mockShell, screen, within } from '@marquee/testing/mock-shell';
import type { CallValue } from '@marquee/contract/calls/index';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../../lib/calls';
import en from '../../../../messages/en.json';
import type { BrandRemote } from '../brand-remote';
import { RemoteHealth } from './remote-health';

const NONE = { slow: 0, failed: 0, error: 0, blocked: 0 };
const remote: BrandRemote = {
  remote: 'mf-games',
  enabled: true,
  offNotices: {},
  revision: 7,
  reloadRevision: 0,
  stable: '1.1.0',
  previous: null,
  canary: '1.2.0',
  canaryPercent: 10,
  pinned: null,
  versions: [],
  loads: [
    { version: '1.1.0', ...NONE, loaded: 1_000, threw: 0, p50Ms: 200, p95Ms: 800, failures: [] },
    {
      version: '1.2.0',
      ...NONE,
      loaded: 196,
      threw: 4,
      error: 10,
      p50Ms: 400,
      p95Ms: 3_200,
      failures: [
        { outcome: 'threw', reason: 'threw', digest: 'list.js:0a1b2c3d', loads: 4 },
        { outcome: 'error', reason: '', digest: 'list.js:9f1b2c3d', loads: 10 },
      ],
    },
  ],
};

async function renderHealth(history: CallValue<'remotes.history'>) {
  const shell = await mockShell({ answers: { 'remotes.history': history }, messages: { console: en } });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <RemoteHealth brand="sundarban" remote={remote} refetchMs={60_000} />
    </ClientContext>,
  );
}

const textsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

it('shows the loads of each release by the hour, in a sentence and in a table', async () => {
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString();
  await renderHealth([{ version: '1.2.0', hour, good: 196, bad: 4, error: 10, blocked: 1 }]);
  const figure = await screen.findByRole('figure');
  expect(figure.textContent).toContain('200 loads, 2% failed');
  expect(figure.textContent).toContain('Canary 10 %');
  const table = within(figure).getByRole('table', { name: 'Loads of 1.2.0 by the hour', hidden: true });
  expect(textsOf(table)).toEqual([expect.stringMatching(/2002%101$/)]);
});

it('puts the canary beside the stable release, with times, errors and long tasks', async () => {
  await renderHealth([]);
  const [stable, canary] = textsOf(await screen.findByRole('table', { name: /side by side/ }));
  expect(stable).toContain('1.1.0 Stable');
  expect(stable).toContain('≤ 0.2 sec≤ 0.8 sec');
  expect(canary).toContain('1.2.0 Canary 10 %');
  expect(canary).toContain('≤ 0.4 sec≤ 3.2 sec0 (0%)10 (5%)0 (0%)');
  expect(screen.getByText('No page has loaded it in the last 24 hours')).toBeTruthy();
});

it('names why loads failed, the most frequent reason first', async () => {
  await renderHealth([]);
  expect(textsOf(await screen.findByRole('table', { name: /Reasons for failures/ }))).toEqual([
    'Error in the background–1.2.0list.js:9f1b2c3d10',
    'CrashedError in its code1.2.0list.js:0a1b2c3d4',
  ]);
});
