import { publish } from '@marquee/kit';
import { mockBrowserApis, mockSession, mockShell, screen, userEvent, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import manifest from '../../../remote.json';
import en from '../../slot-messages/en.json';
import AgentFrame from './agent-frame.slot';

const entry = (id: string, order: number, others: Readonly<Record<string, unknown>> = {}) => ({
  id,
  place: 'agent',
  labelKey: id,
  icon: 'Users',
  to: `/agentHome/${id}`,
  order,
  ...others,
});

/** The frame around a page, on a site where two remotes contribute entries. */
async function renderFrame() {
  mockBrowserApis();
  const menus = {
    'mf-wallet': [entry('deposit', 10)],
    'mf-agent': [
      entry('team', 40),
      entry('dividends', 110, { when: { facts: ['contract.dividend'] } }),
      entry('inbox', 150, { badgeTopic: 'messages.unread' }),
    ],
  };
  const remotes = Object.entries(menus).map(([name, menu]) => ({
    name,
    manifest: { ...manifest, id: name, slots: [], routes: [], menu, labels: {} },
    release: { version: '1.0.0', baseUrl: '/', entry: 'entry.js', integrity: {}, assets: {} },
    fallback: null,
  }));
  const shell = await mockShell({
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/team',
    boot: { remotes: remotes as never },
  });
  shell.render(<AgentFrame>the page</AgentFrame>);
  return { shell, user: userEvent.setup({ delay: null }) };
}

it('has the entries of all remotes in order, the announcements among them, on the brand’s clock', async () => {
  const { shell, user } = await renderFrame();
  const entries = within(screen.getByRole('navigation', { name: en.office.menu })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'deposit',
    en.office.announcements,
    'team',
    'inbox',
    en.office.support,
  ]);
  expect(screen.getByRole('link', { name: 'team' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('GMT+6')).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.office.announcements }));
  await user.click(screen.getByRole('button', { name: en.office.support }));
  expect(shell.serviceCalls).toEqual([
    { service: 'openModal', values: ['publicModal'] },
    { service: 'openModal', values: ['customerService'] },
  ]);
});

it('counts unread messages beside their entry', async () => {
  await renderFrame();
  publish('messages.unread', { count: 3 });
  expect(await screen.findByRole('link', { name: 'inbox 3' })).toBeTruthy();
});

it('has the password, the member site and the way out in the account menu, which asks before it signs out', async () => {
  const { shell, user } = await renderFrame();
  await user.click(screen.getByRole('button', { name: 'Rahim' }));
  const menu = within(screen.getByRole('region', { name: en.office.account }));
  expect(menu.getByRole('link', { name: en.office.toSite }).getAttribute('href')).toBe('/');
  await user.click(menu.getByRole('button', { name: en.office.signOut }));
  expect(shell.serviceCalls.map(({ service }) => service).filter((service) => service !== 'settings')).toEqual([
    'confirm',
    'logout',
  ]);
  await user.click(menu.getByRole('button', { name: en.office.changePassword }));
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['changePassModal'] });
  expect(screen.queryByRole('region', { name: en.office.account })).toBeNull();
});

it('offers language and theme by the shell’s own settings', async () => {
  const { shell, user } = await renderFrame();
  await user.click(screen.getByRole('button', { name: 'Rahim' }));
  await user.click(await screen.findByRole('radio', { name: en.choices.light }));
  await user.selectOptions(screen.getByRole('combobox', { name: en.choices.language }), 'bn');
  const chosen = shell.serviceCalls.filter(({ service }) => service === 'settings').map(({ values }) => values);
  expect(chosen).toEqual([['light'], ['bn']]);
});

it('has the records of a type of contract from the moment at which the agent has one', async () => {
  const { shell } = await renderFrame();
  expect(screen.queryByRole('link', { name: 'dividends' })).toBeNull();
  const session = mockSession('agent');
  const member = { ...session.member, facts: ['contract.dividend'] };
  shell.runtime.session.setState({ ...session, member } as typeof session, true);
  expect(await screen.findByRole('link', { name: 'dividends' })).toBeTruthy();
});
