import type { CallValue } from '@marquee/contract/calls/index';
import type { ReferralPromotion, ReferredFriend } from '@marquee/contract/calls/referrals';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import InvitePage from './invite.page';

beforeAll(mockBrowserApis);
afterEach(() => vi.unstubAllGlobals());

const promotion: ReferralPromotion = {
  promotionId: '7d0f8c61-97d1-4f0e-8a1c-7f9f3a0a2b10',
  title: 'Bring a friend',
  endsAt: null,
  minimum: '1000.00',
  validBet: '2000.00',
  friendsMax: 50,
  friendsRewarded: 3,
  conditions: {
    gameTypes: [],
    vendors: [],
    hasMobile: false,
    hasEmail: false,
    hasPayee: false,
    onePerHousehold: true,
    newForDays: null,
  },
  reward: { kind: 'cash', amount: { kind: 'fixed', amount: '100.00' }, wageringTimes: 1 },
  invitedReward: { kind: 'points', amount: { kind: 'fixed', amount: 70 } },
  delivery: 'claim',
  claimDays: 7,
};
const overview: CallValue<'referrals.overview'> = {
  referralCode: 'ABCDEFGH23',
  promotions: [promotion],
  friends: { total: 2, byStage: { registered: 1, deposited: 0, qualified: 0, paid: 1, lapsed: 0, refused: 0 } },
  earned: { amount: '100.00', points: 20, tickets: 0 },
};
const friends: ReferredFriend[] = [
  {
    account: 'ra***1',
    joinedAt: '2026-01-02T20:00:00.000Z',
    stage: 'paid',
    earned: { amount: '100.00', points: 20, tickets: 0 },
  },
  { account: '<b***>', joinedAt: '2026-01-02T21:00:00.000Z', stage: 'refused', earned: null },
];

async function renderPage(change: Partial<typeof overview> = {}, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: {
      'referrals.overview': { ...overview, ...change },
      'referrals.friends': ({ pageNo = 1 }) => ({
        content: friends,
        pageNum: Number(pageNo),
        pageSize: 20,
        totalPages: 3,
        totalElements: 45,
      }),
      ...answers,
    },
  });
  shell.render(<InvitePage />);
  const asked = () => shell.calls.filter(({ id }) => id === 'referrals.friends').map(({ input }) => input);
  return { asked, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

describe('inviting friends', () => {
  it('shows code, link and QR code to share, and copies where the browser has no list of places', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined }));
    await renderPage();
    expect(await screen.findByText('ABCDEFGH23')).toBeTruthy();
    expect(screen.getByText(`${location.origin}/register?referralCode=ABCDEFGH23`)).toBeTruthy();
    expect(screen.getByRole('img', { name: en.invite.qr })).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.invite.send })).toBeNull();
  });

  it('opens the browser’s own list of places where there is one; closing it again is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
    const { user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: en.invite.send }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: `${location.origin}/register?referralCode=ABCDEFGH23` }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what both sides get, what the friend has to do, and how many friends are rewarded', async () => {
    await renderPage();
    const rules = (await screen.findByRole('heading', { name: 'Bring a friend' })).closest('section') as HTMLElement;
    for (const text of ['70 points', /deposits .*1,000\.00/, /valid bets of .*2,000\.00/, /within 7 days/, '3 of 50'])
      expect(within(rules).getByText(text)).toBeTruthy();
    expect(within(rules).getByText(/100\.00/)).toBeTruthy();
    expect(within(rules).getByRole('link', { name: en.invite.rules.terms }).getAttribute('href')).toBe(
      `/promotions/${promotion.promotionId}`,
    );
    expect(within(rules).getByText(en.invite.rules.yourself)).toBeTruthy();
  });

  it('says plainly that there is no reward where none runs', async () => {
    await renderPage({ promotions: [], earned: { amount: '0.00', points: 0, tickets: 0 } });
    expect(await screen.findByText(en.invite.rules.none)).toBeTruthy();
    expect(screen.getByText(en.invite.nothingEarned)).toBeTruthy();
  });

  it('says when no further friend is rewarded', async () => {
    await renderPage({ promotions: [{ ...promotion, friendsRewarded: 50 }] });
    expect(await screen.findByText(en.invite.rules.full)).toBeTruthy();
  });
});

describe('the friends', () => {
  it('are shown on the brand’s clock with their stage and what they brought, never as markup', async () => {
    await renderPage();
    const row = (await screen.findByRole('rowheader', { name: 'ra***1' })).closest('tr');
    expect(row?.textContent).toContain('2026-01-03 02:00:00');
    expect(row?.textContent).toContain(en.invite.stages.paid);
    expect(row?.textContent).toMatch(/100\.00 · 20 points/);
    expect(screen.getByRole('rowheader', { name: '<b***>' })).toBeTruthy();
  });

  it('are sorted, filtered and paged by the server', async () => {
    const { asked, user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ sort: '-joinedAt', pageNo: 2 }));
    await user.click(screen.getByRole('button', { name: en.invite.stage }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ sort: '-stage', pageNo: 1 }));
    await user.selectOptions(screen.getByRole('combobox', { name: en.invite.stage }), 'paid');
    await waitFor(() => expect(asked().at(-1)).toEqual({ sort: '-stage', pageNo: 1, stage: 'paid' }));
  });

  it('say what to do while nobody has registered', async () => {
    await renderPage(
      {},
      {
        'referrals.friends': { content: [], pageNum: 1, pageSize: 20, totalPages: 0, totalElements: 0 },
      },
    );
    expect(await screen.findByText(en.invite.emptyHint)).toBeTruthy();
  });
});

it('shows why it is not there', async () => {
  await renderPage(
    {},
    {
      'referrals.overview': () => {
        throw new ApiError('feature_disabled', 'request-7');
      },
    },
  );
  expect(await screen.findByText(/request-7/)).toBeTruthy();
});
