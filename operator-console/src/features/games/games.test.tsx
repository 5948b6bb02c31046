import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../lib/calls';
import en from '../../messages/en.json';
import { OperatorContext } from '../../lib/session/operator';
import { GamesPage } from './games.page';

const operator = { brands: ['sundarban', 'meridian'], rights: ['brands'] } as never;
const vendor = {
  vassalage: 'PG',
  displayName: 'Pangolin Games',
  state: 'active',
  sortOrder: 3,
  gameCount: 920,
  playable: false,
  revision: 'vendor-1',
};
const game = {
  nodeId: 7,
  gameName: 'Mines',
  vassalage: 'BGS',
  gameType: 'bgs',
  state: 'active',
  hot: false,
  position: null,
  playable: true,
  revision: 'game-1',
};
const CONFLICT = {
  revision: 'vendor-2',
  rows: [
    {
      label: 'games.stateLabel',
      of: [],
      before: { type: 'word', word: 'games.state.maintenance' },
      after: { type: 'word', word: 'games.state.active' },
    },
  ],
};
const page = { content: [game], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };

async function renderPage(path: string, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/games/:brand?/:view?" element={<GamesPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const saveRequests = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, saveRequests, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });

it('closes a vendor for the brand, with a reason', async () => {
  const { saveRequests, user } = await renderPage('/games/sundarban/vendors', {
    'gameAdmin.vendors': [vendor] as never,
    'gameAdmin.saveVendor': null,
  });
  const row = (await screen.findByRole('rowheader', { name: 'Pangolin Games' })).closest('tr');
  expect(row?.textContent).toContain('Not available');
  await user.click(await button(en.games.change));
  await user.click(await button(en.games.save));
  expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Order/));
  await user.type(screen.getByLabelText(/^Order/), '12');
  await user.type(screen.getByLabelText(/^Reason/), 'quieter');
  await user.click(await button(en.games.save));
  await waitFor(() =>
    expect(saveRequests('gameAdmin.saveVendor')).toEqual([
      { brand: 'sundarban', vassalage: 'PG', sortOrder: 12, state: 'active', revision: 'vendor-1', reason: 'quieter' },
    ]),
  );
});

it('shows what another operator changed of a vendor, and saves over it only on request', async () => {
  const { saveRequests, user } = await renderPage('/games/sundarban/vendors', {
    'gameAdmin.vendors': [vendor] as never,
    'gameAdmin.saveVendor': ({ revision }) => {
      if (revision !== 'vendor-2') throw new ApiError('conflict', null, CONFLICT);
      return null;
    },
  });
  await user.click(await button(en.games.change));
  await user.type(screen.getByLabelText(/^Reason/), 'quieter');
  await user.click(await button(en.games.save));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /State/ }).textContent).toBe('StateMaintenanceOpen');
  await user.click(conflict.getByRole('button', { name: en.revision.saveMine }));
  await waitFor(() =>
    expect(saveRequests('gameAdmin.saveVendor')).toMatchObject([{ revision: 'vendor-1' }, { revision: 'vendor-2' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves a vendor as another operator changed it', async () => {
  const { saveRequests, user } = await renderPage('/games/sundarban/vendors', {
    'gameAdmin.vendors': [vendor] as never,
    'gameAdmin.saveVendor': () => {
      throw new ApiError('conflict', null, CONFLICT);
    },
  });
  await user.click(await button(en.games.change));
  await user.type(screen.getByLabelText(/^Reason/), 'quieter');
  await user.click(await button(en.games.save));
  await user.click(await button(en.revision.takeTheirs));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saveRequests('gameAdmin.saveVendor')).toHaveLength(1);
});

it('puts a game first and marks it hot, but not at a place that is none', async () => {
  const { saveRequests, user } = await renderPage('/games/meridian/games', {
    'gameAdmin.games': page as never,
    'gameAdmin.saveGame': null,
  });
  await user.click(await button(en.games.change));
  await user.type(screen.getByLabelText(/^Reason/), 'the week’s game');
  await user.click(screen.getByRole('checkbox', { name: en.games.hot }));
  await user.type(screen.getByLabelText(/^Place/), '0');
  await user.click(await button(en.games.save));
  expect(saveRequests('gameAdmin.saveGame')).toEqual([]);
  await user.clear(screen.getByLabelText(/^Place/));
  await user.type(screen.getByLabelText(/^Place/), '1');
  await user.click(await button(en.games.save));
  await waitFor(() =>
    expect(saveRequests('gameAdmin.saveGame')).toEqual([
      {
        brand: 'meridian',
        nodeId: 7,
        hot: true,
        position: 1,
        state: 'active',
        revision: 'game-1',
        reason: 'the week’s game',
      },
    ]),
  );
});

it('sets the real return beside the theoretical one', async () => {
  const { nodeId, gameName, vassalage, gameType } = game;
  const figures = { bets: 40, stake: '40.00', payout: '37.00', actualReturn: '92.50', theoreticalReturn: '99.00' };
  await renderPage('/games/sundarban/returns', {
    'gameAdmin.returns': [{ nodeId, gameName, vassalage, gameType, ...figures }] as never,
  });
  const row = (await screen.findByRole('rowheader', { name: 'Mines' })).closest('tr');
  expect(row?.textContent).toContain('92.50%');
  expect(row?.textContent).toContain('99.00%');
});
