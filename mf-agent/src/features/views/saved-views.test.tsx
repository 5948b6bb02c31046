import { ApiError } from '@marquee/kit';
import { mockBrowserApis, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import type { Session } from '@marquee/contract/session';
import { beforeAll, expect, it } from 'vitest';
import en from '../../messages/en.json';
import { SavedViews } from './saved-views';

const view = {
  id: 'v-1',
  page: 'betting',
  name: 'Last week',
  query: 'range=last7Days',
  schedule: 'none',
  revision: 3,
} as const;
const texts = en.views;

beforeAll(mockBrowserApis);

async function open(session: Session = mockSession('agent')) {
  const shell = await mockShell({
    session,
    messages: { agent: en },
    path: '/agentHome/user-loss?page=3&scope=line&range=thisMonth',
    answers: { 'agent.views': [view], 'agent.saveView': view, 'agent.removeView': null },
  });
  shell.render(<SavedViews page="loss" />);
  const callsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { callsOf, user: userEvent.setup({ delay: null }) };
}

it('opens what is kept, on its own page with its filters', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: texts.title }));
  const link = await screen.findByRole('link', { name: 'Last week' });
  expect(link.getAttribute('href')).toBe('/agentHome/team-betting?range=last7Days');
});

it('is a dialog that Esc closes, with the focus back on its button', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: texts.title });
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: texts.title })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('is closed by a report that is opened', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: texts.title }));
  await user.click(await screen.findByRole('link', { name: 'Last week' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps this page under a name with the filters of its address alone', async () => {
  const { callsOf, user } = await open();
  await user.click(screen.getByRole('button', { name: texts.title }));
  await user.type(await screen.findByRole('textbox', { name: texts.keepAs }), ' Losses ');
  await user.click(screen.getByRole('button', { name: texts.keep }));
  await waitFor(() =>
    expect(callsOf('agent.saveView')).toEqual([
      { page: 'loss', query: 'range=thisMonth&scope=line', name: 'Losses', schedule: 'none' },
    ]),
  );
});

it('renames by the revision that was shown, and deletes', async () => {
  const { callsOf, user } = await open();
  await user.click(screen.getByRole('button', { name: texts.title }));
  await user.click(await screen.findByRole('button', { name: 'Change Last week' }));
  const field = await screen.findByRole('textbox', { name: texts.name });
  await user.clear(field);
  await user.type(field, 'The week');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(callsOf('agent.saveView')).toEqual([{ ...view, name: 'The week' }]));
  await user.click(screen.getByRole('button', { name: 'Delete Last week' }));
  await waitFor(() => expect(callsOf('agent.removeView')).toEqual([{ id: 'v-1' }]));
});

it('sends the totals by mail as often as is chosen, and leads to the address that has to be confirmed', async () => {
  const shell = await mockShell({
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/user-loss',
    answers: {
      'agent.views': [{ ...view, schedule: 'weekly' }],
      'agent.saveView': () => {
        throw new ApiError('report_mail_unconfirmed', 'unconfirmed');
      },
    },
  });
  shell.render(<SavedViews page="loss" />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: texts.title }));
  const row = (await screen.findByRole('link', { name: 'Last week' })).closest('li');
  expect(row?.textContent).toContain(texts.schedule.weekly);
  await user.click(screen.getByRole('button', { name: 'Change Last week' }));
  await user.selectOptions(screen.getByRole('combobox', { name: texts.byMail }), 'daily');
  await user.click(screen.getByRole('button', { name: texts.save }));
  const link = await screen.findByRole('link', { name: texts.toSecurity });
  expect(link.getAttribute('href')).toBe('/agentHome/security');
  expect(shell.calls.find(({ id }) => id === 'agent.saveView')?.input).toEqual({ ...view, schedule: 'daily' });
});

it('is not for sub-users', async () => {
  const session = mockSession('agent');
  await open({ ...session, member: { ...session.member, facts: ['office.figures'] } } as Session);
  expect(screen.queryByRole('button', { name: texts.title })).toBeNull();
});
