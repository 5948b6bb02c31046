import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
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

async function renderPage(answers: MockAnswers) {
  const shell = await mockShell({
    answers,
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
