import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { day, lineFigures, member, paging, zero } from '../line/figures.fixture';
import en from '../../messages/en.json';
import { referralLink } from './referral-link';
import TeamOverviewPage from './team-overview.page';

const overview = {
  affiliateCode: 'SUNDAGENT',
  referralCode: 'ABC',
  directDownlines: 2,
  allDownlines: 17,
  joinedLast7Days: 3,
};
const downline = {
  id: 'p1',
  account: 'amina1',
  nickname: 'Amina',
  type: 3,
  joinedAt: '2026-01-02T20:00:00.000Z',
  downlines: 4,
};
const page = { content: [downline], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };

const period = { from: '2026-03-02', to: '2026-03-02', registrations: 5, activeMembers: 4 };
const figures: MockAnswers = {
  'agent.overviewFigures': {
    current: { ...period, figures: lineFigures },
    before: { from: '2026-03-01', to: '2026-03-01', registrations: 2, activeMembers: 0, figures: zero },
    funnel: { registered: 8, deposited: 4, active: 1 },
  },
  'agent.lineDays': { days: [day], line: [], totals: lineFigures },
  'agent.lineFigures': {
    ...paging,
    content: [
      { ...member, account: 'agent1', id: 'p0', self: true },
      { ...member, account: 'best1' },
    ],
    line: [],
    totals: lineFigures,
  },
};

async function renderPage(answers: MockAnswers) {
  const shell = await mockShell({
    answers: { ...figures, ...answers },
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome',
  });
  shell.render(<TeamOverviewPage />);
  return shell;
}

describe('the team overview', () => {
  it('shows the team in numbers, the link to share and who belongs to it', async () => {
    await renderPage({ 'agent.overview': overview, 'agent.downlines': page });
    expect(await screen.findByText('17')).toBeTruthy();
    const row = (await screen.findByRole('rowheader', { name: 'amina1' })).closest('tr');
    expect(row?.textContent).toContain('2026-01-03 02:00:00');
    expect(screen.getByText(/\/register\?affiliateCode=SUNDAGENT$/)).toBeTruthy();
  });

  it('compares a period with the one before, and asks for the one that is chosen', async () => {
    const shell = await renderPage({ 'agent.overview': overview, 'agent.downlines': page });
    const registrations = (await screen.findByText('Before: 2')).closest('div');
    expect(registrations?.textContent).toContain('5');
    expect(screen.getByText('50%')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'This month' }));
    const periods = () => shell.calls.filter(({ id }) => id === 'agent.overviewFigures').map(({ input }) => input);
    await waitFor(() => expect(periods().at(-1)).toEqual({ period: 'month' }));
  });

  it('shows the best downlines without the agent, and the chart as a table too', async () => {
    await renderPage({ 'agent.overview': overview, 'agent.downlines': page });
    expect(await screen.findByRole('link', { name: 'best1' })).toBeTruthy();
    expect(screen.queryByText('agent1')).toBeNull();
    expect(screen.getByRole('slider', { name: 'Game result, last 30 days' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = screen.getByRole('table', { name: 'Game result, last 30 days' });
    expect(within(table).getByRole('rowheader', { name: /Mar/ })).toBeTruthy();
  });

  it('tells an agent without downlines what to do', async () => {
    await renderPage({
      'agent.overview': overview,
      'agent.downlines': { ...page, content: [], totalPages: 0, totalElements: 0 },
    });
    expect(await screen.findByText('Nobody has joined yet')).toBeTruthy();
  });

  it('keeps the list when the numbers cannot be read', async () => {
    const refuse = () => {
      throw new ApiError('network_abnormal', 'request-9');
    };
    await renderPage({ 'agent.overview': refuse, 'agent.downlines': page });
    expect(await screen.findByText(/request-9/)).toBeTruthy();
    expect(screen.getByText('amina1')).toBeTruthy();
  });
});

describe('the referral link', () => {
  const origin = 'https://brand.example';
  it('carries the affiliate code, else the referral code', () => {
    expect(referralLink(origin, overview)).toBe('https://brand.example/register?affiliateCode=SUNDAGENT');
    expect(referralLink(origin, { ...overview, affiliateCode: null })).toBe(
      'https://brand.example/register?referralCode=ABC',
    );
    expect(referralLink(origin, { affiliateCode: null, referralCode: null })).toBeNull();
  });
});
