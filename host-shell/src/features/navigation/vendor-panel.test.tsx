import type { Vendor } from '@marquee/contract/entities/game';
import { fireEvent, screen, waitFor } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { TopNavigation } from './top-navigation';
import type { SiteMenu } from './use-menu';

const pg: Vendor = { vassalage: 'PG', displayName: 'Vendor PG', icon: '/x.svg', gameCount: 3, playable: true };
const menuWith = (vendors: readonly Vendor[] | null): SiteMenu => [{ key: 'RNG', to: '/rng', vendors }];

/** Vendors arrive when the button is pressed, as they do from the server. */
function SlowMenu() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <button onClick={() => setLoaded(true)}>load</button>
      <TopNavigation menu={menuWith(isLoaded ? [pg] : null)} />
    </>
  );
}

it('gives the focus to the first vendor when the vendors load after the panel was opened by key', async () => {
  await showSitePart(<SlowMenu />);
  const category = screen.getByRole('link', { name: 'Slots' });
  category.focus();
  fireEvent.keyDown(category, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(category);
  fireEvent.click(screen.getByText('load'));
  // The panel itself is loaded when it first opens.
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/rng?vassalage=PG'));
});
