import { NO_REGION_RULES } from '@marquee/contract/region-rules';
import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import type { BrandStatus } from './use-status-change';
import { MaintenancePanel } from './maintenance-panel';
import { RegionsPanel } from './regions-panel';

const status: BrandStatus = {
  maintenance: false,
  maintenanceEnd: null,
  regions: { ...NO_REGION_RULES, blockedNetworks: ['192.0.2.0/24'] },
  countryDatabase: 'Test-Country, 2026-01-01',
};

async function renderPage(changes: Partial<BrandStatus> = {}) {
  const shell = await mockShell({
    answers: { 'brandStatus.setMaintenance': null, 'brandStatus.setRegions': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <MaintenancePanel brand="sundarban" status={{ ...status, ...changes }} />
      <RegionsPanel brand="sundarban" status={{ ...status, ...changes }} />
    </ClientContext>,
  );
  const inputs = () => shell.calls.map(({ id, input }) => [id, input]);
  await waitFor(() => expect(screen.getAllByLabelText(/^Reason/)).toHaveLength(2));
  const [maintenanceReason, regionsReason] = screen.getAllByLabelText(/^Reason/);
  if (!maintenanceReason || !regionsReason) throw new Error('a reason is missing');
  return {
    inputs,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    maintenanceReason,
    regionsReason,
  };
}

it('closes the site only with a reason', async () => {
  const { user, inputs, maintenanceReason } = await renderPage();
  const close = screen.getByRole('button', { name: 'Close sundarban' });
  await user.click(close);
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  expect(inputs()).toEqual([]);
  await user.type(maintenanceReason, 'new servers');
  await user.click(close);
  await waitFor(() =>
    expect(inputs()).toEqual([
      ['brandStatus.setMaintenance', { brand: 'sundarban', on: true, end: null, reason: 'new servers' }],
    ]),
  );
});

it('refuses an end in the past', async () => {
  const { user, inputs, maintenanceReason } = await renderPage();
  await user.type(screen.getByLabelText(/^Opens again at/), '2020-01-01T10:00');
  await user.type(maintenanceReason, 'new servers');
  await user.click(screen.getByRole('button', { name: 'Close sundarban' }));
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  expect(inputs()).toEqual([]);
});

it('blocks countries and networks as entered, and refuses invalid ones', async () => {
  const { user, inputs, regionsReason } = await renderPage();
  await user.type(screen.getByLabelText(/^Blocked countries/), 'us, gb');
  await user.type(screen.getByLabelText(/^Always allowed networks/), 'nonsense');
  await user.type(regionsReason, 'licence');
  const save = screen.getByRole('button', { name: 'Save the regions' });
  await user.click(save);
  expect(await screen.findByText('Enter networks such as 203.0.113.0/24.')).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Always allowed networks/));
  await user.click(save);
  const regions = { blockedCountries: ['US', 'GB'], blockedNetworks: ['192.0.2.0/24'], openNetworks: [] };
  await waitFor(() =>
    expect(inputs()).toEqual([['brandStatus.setRegions', { brand: 'sundarban', regions, reason: 'licence' }]]),
  );
});

it('says that countries cannot be blocked without a country database', async () => {
  await renderPage({ countryDatabase: null });
  expect(screen.getByText(/No country database is mounted/)).toBeTruthy();
  expect(screen.getByLabelText(/^Blocked countries/)).toHaveProperty('disabled', true);
});
