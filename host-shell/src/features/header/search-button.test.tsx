import { screen, userEvent } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { SearchButton } from './search-button';

const withSearch = { menu: [], modals: [{ id: 'game-search' }] };
const opened = async (keys: string) => {
  const { shell } = await showSitePart(
    <>
      <SearchButton />
      <input aria-label="field" />
    </>,
    withSearch,
  );
  await userEvent.keyboard(keys);
  return shell.serviceCalls.filter(({ service }) => service === 'openModal').length;
};

it('opens the search by Ctrl-K', async () => {
  expect(await opened('{Control>}k{/Control}')).toBe(1);
});
it('opens by a slash outside of text', async () => {
  expect(await opened('/')).toBe(1);
});
it('leaves a slash in a field alone, and opens by its button', async () => {
  const { shell } = await showSitePart(
    <>
      <SearchButton />
      <input aria-label="field" />
    </>,
    withSearch,
  );
  await userEvent.type(screen.getByRole('textbox'), 'a/b');
  expect(shell.serviceCalls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const [opening] = shell.serviceCalls;
  expect(opening).toMatchObject({ service: 'openModal', values: ['game-search', {}] });
  expect(JSON.stringify(opening)).toContain('{"title":"Help centre","to":"/help"}');
});
it('is not there where no remote contributes a search', async () => {
  await showSitePart(<SearchButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
