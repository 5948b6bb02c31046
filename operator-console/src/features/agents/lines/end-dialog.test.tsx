import type { CallValue } from '@marquee/contract/calls/index';
import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { mockBrowserApis, screen, waitFor, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import { ownProposalOf } from '../../../lib/proposals/proposals.fixture';
import en from '../../../messages/en.json';
import LinesPage from './lines.page';

beforeAll(mockBrowserApis);

const texts = en.agentEnds;
const end: CallValue<'agentEnds.preview'> = {
  account: 'karim',
  memberId: 'M1',
  obstacles: [],
  isProposed: false,
  upline: 'topper',
  currency: 'BDT',
  float: '125.00',
  subUsers: 2,
  links: 3,
  reports: 1,
};
const line: CallValue<'lines.show'> = {
  account: 'karim',
  memberId: 'M1',
  type: AGENT_TYPES[0],
  prizeGroup: null,
  groupRevision: 0,
  leastGroup: null,
  mostGroup: null,
  members: 0,
  direct: 0,
  uplines: [],
  history: [],
  isMoving: false,
};
const none = { content: [], pageNum: 1, pageSize: 20, totalPages: 0, totalElements: 0 };

const open = (shown: CallValue<'agentEnds.preview'>, type: number = AGENT_TYPES[0]) =>
  openConsolePage({
    path: '/lines/sundarban?account=karim',
    pages: { '/lines/:brand?': <LinesPage /> },
    answers: {
      'lines.show': { ...line, type },
      'lines.downlines': none,
      'lines.signs': { members: [], links: [], looked: 0, signed: 0 },
      'lines.farmedPlay': { since: '2026-01-01', pairs: [], minimum: '1.00', below: '2.00', months: [] },
      'agentEnds.preview': shown,
      'agentEnds.propose': ownProposalOf('agent-end'),
    },
  });

async function openDialog(shown: CallValue<'agentEnds.preview'>) {
  const page = await open(shown);
  await page.user.click(await screen.findByRole('button', { name: texts.end }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

it('shows what ends, and proposes it with a reason', async () => {
  const { user, inputsOf, dialog } = await openDialog(end);
  expect(await dialog.findByText(/125\.00/)).toBeTruthy();
  expect(dialog.getByText('topper')).toBeTruthy();
  await user.type(dialog.getByLabelText(new RegExp(en.change.reason)), 'wants to play only');
  await user.click(dialog.getByRole('button', { name: texts.propose }));
  await waitFor(() =>
    expect(inputsOf('agentEnds.propose')).toEqual([
      { brand: 'sundarban', account: 'karim', reason: 'wants to play only' },
    ]),
  );
});

it('shows what stands against it, with the way there, and nothing to send', async () => {
  const obstacles = [
    { name: 'contracts', count: 2 },
    { name: 'holds', count: 1 },
  ] as const;
  const { dialog } = await openDialog({ ...end, obstacles: [...obstacles] });
  const link = await dialog.findByRole('link', { name: texts.obstacle.contracts });
  expect(link.getAttribute('href')).toBe('/agent-contracts/sundarban?account=karim');
  expect(dialog.getByRole('link', { name: texts.obstacle.holds }).closest('li')?.textContent).toContain(': 1');
  expect(dialog.queryByRole('button', { name: texts.propose })).toBeNull();
});

it('says that another operator decides while it is proposed', async () => {
  const { dialog } = await openDialog({ ...end, isProposed: true });
  expect(await dialog.findByText(texts.proposed)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: texts.propose })).toBeNull();
});

it('is offered for agents only', async () => {
  await open(end, MEMBER_TYPE);
  expect(await screen.findByRole('button', { name: en.lines.move })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.end })).toBeNull();
});
