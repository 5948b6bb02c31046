import type { CallValue } from '@marquee/contract/calls/index';
import { mockBrowserApis, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { proposalOf } from '../../../lib/proposals/proposals.fixture';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import AgentApplicationsPage from './applications.page';

const operator = { brands: ['sundarban'], rights: ['agents'] } as never;
beforeAll(mockBrowserApis);

const texts = en.agentApplications;
type Application = CallValue<'agentApplications.show'>;
const entry = {
  feedbackId: 'f1',
  account: 'karim',
  memberId: 'M1',
  state: 'open',
  isProposed: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
} as const;
const shown: Application = {
  ...entry,
  content: 'I bring thirty friends',
  answer: null,
  type: 3,
  isActive: true,
  registeredAt: '2026-01-01T10:00:00.000Z',
  emailConfirmed: true,
  mobileConfirmed: false,
  upline: null,
  downlines: 4,
  deposits: 7,
  currency: 'BDT',
  turnover: '12500.00',
};

async function open(application: Application = shown) {
  const shell = await mockShell({
    answers: {
      'agentApplications.list': { content: [entry], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
      'agentApplications.show': application,
      'agentApplications.accept': proposalOf({
        kind: 'agent-application',
        brand: 'sundarban',
        isOwn: true,
        mayDecide: false,
      }),
      'agentApplications.decline': null,
    },
    messages: { console: en },
    path: '/agent-applications/sundarban',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/agent-applications/:brand?" element={<AgentApplicationsPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: /karim/ }));
  expect(await screen.findByText(application.content)).toBeTruthy();
  expect(screen.getByText(/12,500\.00/)).toBeTruthy();
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { user, inputsOf };
}

it('declines with a message to the member', async () => {
  const { user, inputsOf } = await open();
  await user.click(screen.getByRole('button', { name: texts.decline }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.decline }));
  await user.type(dialog.getByLabelText(new RegExp(texts.message)), 'Later');
  await user.click(dialog.getByRole('button', { name: texts.decline }));
  await waitFor(() =>
    expect(inputsOf('agentApplications.decline')).toEqual([{ brand: 'sundarban', feedbackId: 'f1', message: 'Later' }]),
  );
});

it('proposes to accept, with a reason', async () => {
  const { user, inputsOf } = await open();
  await user.click(screen.getByRole('button', { name: texts.accept }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.accept }));
  await user.type(dialog.getByLabelText(new RegExp(en.change.reason)), 'known for years');
  await user.click(dialog.getByRole('button', { name: texts.accept }));
  await waitFor(() =>
    expect(inputsOf('agentApplications.accept')).toEqual([
      { brand: 'sundarban', feedbackId: 'f1', reason: 'known for years' },
    ]),
  );
});

it('offers nothing that the server would refuse', async () => {
  await open({ ...shown, type: 1 });
  expect(screen.getByText(texts.isAgent)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.accept })).toBeNull();
});
