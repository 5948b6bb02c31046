import type { CallValue } from '@marquee/contract/calls/index';
import { mockBrowserApis, screen, waitFor, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import { ownProposalOf } from '../../../lib/proposals/proposals.fixture';
import en from '../../../messages/en.json';
import AgentApplicationsPage from './applications.page';

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
  const { user, inputsOf } = await openConsolePage({
    path: '/agent-applications/sundarban',
    pages: { '/agent-applications/:brand?': <AgentApplicationsPage /> },
    answers: {
      'agentApplications.list': {
        content: [entry],
        pageNum: 1,
        pageSize: 20,
        totalPages: 1,
        totalElements: 1,
        openOfVisitors: 2,
      },
      'agentApplications.show': application,
      'agentApplications.accept': ownProposalOf('agent-application'),
      'agentApplications.decline': null,
    },
  });
  // Who has no right to support is told of them, and not led to a page that is not theirs.
  expect(await screen.findByText(/^Open applications of visitors without an account: 2\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.showVisitors })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /karim/ }));
  expect(await screen.findByText(application.content)).toBeTruthy();
  expect(screen.getByText(/12,500\.00/)).toBeTruthy();
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
