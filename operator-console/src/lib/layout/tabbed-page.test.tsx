import { mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TabbedPage } from './tabbed-page';

async function renderAt(path: string) {
  const shell = await mockShell({ path });
  shell.render(
    <Routes>
      <Route
        path="/prizes/:view?"
        element={
          <TabbedPage
            title="Prizes"
            description={(view) => `About ${view}`}
            actions={(view) => `Beside ${view}`}
            label="Show"
            nameOf={(view) => view.toUpperCase()}
            path="/prizes"
            views={{ wheel: 'All wheels', raffle: 'All raffles' }}
          />
        }
      />
    </Routes>,
  );
  return shell;
}

it('shows the view of the address', async () => {
  await renderAt('/prizes/raffle');
  expect(screen.getByRole('heading', { level: 1, name: 'Prizes' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'RAFFLE', checked: true })).toBeTruthy();
  for (const text of ['All raffles', 'About raffle', 'Beside raffle']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('All wheels')).toBeNull();
});

it.each(['/prizes', '/prizes/unknown'])('shows the first view at %s', async (path) => {
  await renderAt(path);
  expect(screen.getByText('All wheels')).toBeTruthy();
});

it('writes the chosen view into the address', async () => {
  const shell = await renderAt('/prizes');
  expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'RAFFLE' }));
  expect(shell.address()).toBe('/prizes/raffle');
  expect(screen.getByText('All raffles')).toBeTruthy();
});
