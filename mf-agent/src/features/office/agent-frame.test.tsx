import { publish } from '@marquee/kit';
import { mockBrowserApis, mockSession, mockShell, screen, userEvent, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import manifest from '../../../remote.json';
import en from '../../slot-messages/en.json';
import AgentFrame from './agent-frame.slot';

const entry = (id: string, order: number, badgeTopic?: string) => ({
  id,
  place: 'agent',
  labelKey: id,
  icon: 'Users',
  to: `/agentHome/${id}`,
  order,
  ...(badgeTopic !== undefined && { badgeTopic }),
});

/** The frame around a page, on a site where two remotes contribute entries. */
async function renderFrame() {
  mockBrowserApis();
  const menus = {
    'mf-wallet': [entry('deposit', 10)],
    'mf-agent': [entry('team', 40), entry('inbox', 150, 'messages.unread')],
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
  expect(entries.map(({ textContent }) => textContent)).toEqual(['deposit', en.office.announcements, 'team', 'inbox']);
  expect(screen.getByRole('link', { name: 'team' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('GMT+6')).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.office.announcements }));
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['publicModal'] });
});

it('counts unread messages beside their entry', async () => {
  await renderFrame();
  publish('messages.unread', { count: 3 });
  expect(await screen.findByRole('link', { name: 'inbox 3' })).toBeTruthy();
});

it('leads to the change of the password, and signs out once the agent has confirmed it', async () => {
  const { shell, user } = await renderFrame();
  await user.click(screen.getByRole('button', { name: en.office.changePassword }));
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['changePassModal'] });
  await user.click(screen.getByRole('button', { name: en.office.signOut }));
  expect(shell.serviceCalls.map(({ service }) => service)).toEqual(['openModal', 'confirm', 'logout']);
});
