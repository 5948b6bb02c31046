import { mockShell, screen, mockBrowserApis, userEvent } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import { useCardTools } from '../game-card/use-card-tools';
import { GameRow, type GameRowData } from './game-row';

const row: GameRowData = {
  gameType: 'fish',
  kind: 'games',
  vendor: null,
  total: 40,
  games: Array.from({ length: 15 }, (_, index) => gameFixture({ nodeId: index + 1, displayName: `G${index}` })),
};

function Row({ total = row.total }) {
  return <GameRow row={{ ...row, total }} tools={useCardTools()} />;
}

beforeAll(mockBrowserApis);

it('shows twelve games at most, with a link to all of them', async () => {
  const shell = await mockShell({ messages: { games: messages } });
  shell.render(<Row />);
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await userEvent.click(screen.getByRole('link', { name: /40/ }));
  expect(shell.serviceCalls).toEqual([{ service: 'navigate', values: ['/fish'] }]);
});

it.each([
  [12, 0],
  [13, 2],
])('of %i games has %i arrows', async (total, count) => {
  const shell = await mockShell({ messages: { games: messages } });
  shell.render(<Row total={total} />);
  expect(screen.queryAllByRole('button', { name: /^(Previous|Next)$/ })).toHaveLength(count);
});
