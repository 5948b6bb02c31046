import type { Vendor } from '@marquee/contract/entities/game';
import { fireEvent, screen, waitFor } from '@marquee/testing/mock-shell';
import { beforeEach, expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { TopNavigation } from './top-navigation';
// Loaded by the first panel that opens; here it is there already.
import './vendor-panel';
import type { SiteMenu } from './use-menu';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  displayName: `Vendor ${vassalage}`,
  icon: '/x.svg',
  gameCount: 3,
  playable: true,
});
const menu: SiteMenu = [
  { key: 'HOME', to: '/', vendors: [] },
  { key: 'RNG', to: '/rng', vendors: [vendor('PG'), vendor('JL')] },
  { key: 'PROMO', to: '/promotions', vendors: [] },
];
const item = (name: string) => screen.getByRole('link', { name }).parentElement as HTMLElement;
const vendors = () => screen.queryAllByRole('link', { name: /Vendor/ }).map((link) => link.getAttribute('href'));

beforeEach(() => showSitePart(<TopNavigation menu={menu} />));

it('shows the vendors of a category under the pointer, and hides them behind it', async () => {
  fireEvent.pointerEnter(item('Slots'), { pointerType: 'mouse' });
  await waitFor(() => expect(vendors()).toEqual(['/rng?vassalage=PG', '/rng?vassalage=JL']));
  fireEvent.pointerLeave(item('Slots'), { pointerType: 'mouse' });
  await waitFor(() => expect(vendors()).toEqual([]));
});

it('has a button for vendors beside categories that have some, and no other', () => {
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Vendors: Slots']);
});
