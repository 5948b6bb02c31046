import { mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { useAddressFilter } from './use-address-filter';

function List() {
  const { pageNo, valueOf, choose } = useAddressFilter<'brand' | 'state'>();
  return (
    <>
      <p>{`page ${pageNo} of ${valueOf('brand') || 'all'}`}</p>
      <button type="button" onClick={() => choose('brand', 'padma')}>
        Padma
      </button>
      <button type="button" onClick={() => choose('brand', '')}>
        All
      </button>
      <button type="button" onClick={() => choose('page', '3')}>
        Third page
      </button>
    </>
  );
}

it('keeps filters and page in the address, and starts again with a changed filter', async () => {
  const shell = await mockShell({ path: '/deposits?state=review&page=2' });
  shell.render(<List />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByText('page 2 of all')).toBeTruthy();
  await press('Third page');
  expect(shell.address()).toBe('/deposits?state=review&page=3');
  await press('Padma');
  expect(shell.address()).toBe('/deposits?state=review&brand=padma');
  expect(screen.getByText('page 1 of padma')).toBeTruthy();
  await press('All');
  expect(shell.address()).toBe('/deposits?state=review');
});
