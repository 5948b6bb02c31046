import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import InvitePage from './invite.page';

const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const friend = { account: 'ra***1', joinedAt: '2026-01-02T20:00:00.000Z' };

async function renderPage(answers: MockAnswers) {
  const shell = await mockShell({ answers, session: mockSession('member'), messages: { member: en } });
  shell.render(<InvitePage />);
  return shell;
}

describe('inviting friends', () => {
  it('shows code, link and QR code to share, and who has registered on the brand’s clock', async () => {
    await renderPage({ 'member.invitations': { referralCode: 'ABCDEFGH23', invited: { content: [friend], ...page } } });
    expect(await screen.findByText('ABCDEFGH23')).toBeTruthy();
    expect(screen.getByText(`${location.origin}/register?referralCode=ABCDEFGH23`)).toBeTruthy();
    expect(screen.getByRole('img', { name: en.invite.qr })).toBeTruthy();
    const row = (await screen.findByRole('rowheader', { name: 'ra***1' })).closest('tr');
    expect(row?.textContent).toContain('2026-01-03 02:00:00');
    expect(screen.getByText('1 entry')).toBeTruthy();
  });

  it('says what to do while nobody has registered', async () => {
    const invited = { content: [], ...page, totalPages: 0, totalElements: 0 };
    await renderPage({ 'member.invitations': { referralCode: 'ABCDEFGH23', invited } });
    expect(await screen.findByText(en.invite.emptyHint)).toBeTruthy();
  });

  it('shows why it is not there', async () => {
    await renderPage({
      'member.invitations': () => {
        throw new ApiError('feature_disabled', 'request-7');
      },
    });
    expect(await screen.findByText(/request-7/)).toBeTruthy();
  });
});
