import { mockBrowserApis, mockSession, mockShell, screen, waitFor } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import { officialAnswers, officialGame, opened } from '../official/official-room.fixture';
import golden from '../results/past-results.golden.json' with { type: 'json' };
import { OfficialLobby } from './official-lobby';

beforeAll(mockBrowserApis);

it('names the station and the day of the last result on a card, not the issue', async () => {
  const canTho = golden.find(({ station }) => station === 'can-tho');
  if (!canTho) throw new Error('no draw of Can Tho');
  const last = opened(
    canTho,
    canTho.prizes.map((row) => row.slice(1)),
  );
  const game = { ...officialGame('VN_SOUTH', 'VN', 'vn-south'), last };
  const menu = { serverTime: new Date().toISOString(), games: [game] };
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    session: mockSession('member'),
    answers: {
      ...officialAnswers({ game, draws: [] }),
      'lottery.vnMenu': menu,
      'lottery.popular': menu,
      'lottery.vnRecent': { ...menu, games: [] },
      'games.winners': [],
    },
  });
  shell.render(<OfficialLobby area="VN" />);
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('379661');
  expect(card.textContent).toContain('Cần Thơ · ');
  expect(card.textContent).not.toContain('can-tho');
  expect(screen.getByRole('link', { name: `Play ${english.official.game.VN_SOUTH}` }).getAttribute('href')).toBe(
    '/vnlottery?gameCode=VN_SOUTH',
  );
  await waitFor(() => expect(card.querySelector('svg[viewBox="0 0 96 96"]')).not.toBeNull());
});
