import { type MockAnswers, mockSession, mockShell, screen, mockBrowserApis } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import en from '../../messages/en.json';
import PromotionsPage from './promotions.page';

/** The page with its popup is loaded within the first test. */

beforeAll(mockBrowserApis);

const game = { nodeId: 20_001, displayName: 'Golden Tiger', showIcon: '/art/tile.webp', playable: true };
const grant = {
  grantId: '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10',
  game,
  bets: 10,
  left: 7,
  stake: '2.00',
  endsAt: '2099-01-01T00:00:00.000Z',
};

async function renderPage(state: 'guest' | 'member', grants: readonly object[]) {
  const answers = {
    'content.announcements': { promotion: [] },
    'promotions.list': { promotions: [] },
    'freeBets.own': grants,
  } as unknown as MockAnswers;
  const session = state === 'member' ? { session: mockSession(state) } : {};
  const shell = await mockShell({ answers, messages: { promotions: en }, path: '/promotions', ...session });
  shell.render(<PromotionsPage />);
  await screen.findByText(en.empty);
  return shell.calls.map(({ id }) => id as string);
}

it('shows what is left to play for free, until when, and leads into the game', async () => {
  await renderPage('member', [grant]);
  expect(screen.getByRole('heading', { name: en.freeBets.title })).toBeTruthy();
  expect(screen.getByText(/left: 7 · .*2\.00 each/)).toBeTruthy();
  expect(screen.getByText(/^Until .*2099-01-01/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Play now Golden Tiger' });
  expect(link.getAttribute('href')).toBe('/seamless?nodeId=20001');
});

it('leads nowhere while the game is under maintenance', async () => {
  await renderPage('member', [{ ...grant, game: { ...game, playable: false } }]);
  expect(screen.getByText(en.freeBets.closed)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Play now/ })).toBeNull();
});

it('says nothing to members who were given nothing, and asks nothing for guests', async () => {
  expect(await renderPage('member', [])).toContain('freeBets.own');
  expect(screen.queryByText(en.freeBets.title)).toBeNull();
  expect(await renderPage('guest', [grant])).not.toContain('freeBets.own');
});
